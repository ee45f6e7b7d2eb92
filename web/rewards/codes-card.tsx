import type { CodePool } from '#contract/rewards/rewards.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { ledgerPath } from './feature.ts'
import { poolQuery, useRemoveFreeCodes } from './queries.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const AddCodesDialog = lazyPart(() => import('./add-codes-dialog.tsx').then((m) => m.AddCodesDialog))

interface CodesCardProps {
  makesCodes: boolean
  onMakeCodes: (isWanted: boolean) => void
}

/** Where the codes come from, and how many there are. */
export function CodesCard({ makesCodes, onMakeCodes }: CodesCardProps) {
  const pool = useQuery({
    ...poolQuery,
    refetchInterval: ({ state }) => (makesCodes && state.data && state.data.waiting > 0 ? 2000 : false),
  })
  const [open, setOpen] = useState<'add' | 'remove'>()
  const [wasOpened, setWasOpened] = useState(false)
  const close = () => setOpen(undefined)
  function openAdd() {
    setWasOpened(true)
    setOpen('add')
  }
  const { free = 0, waiting = 0 } = pool.data ?? {}
  return (
    <section aria-labelledby="reward-codes">
      <Card className="flex flex-col gap-5">
        <RewardCodesTitle />
        {pool.isError && !pool.data ? (
          <LoadFailure
            failure={pool.error}
            otherwise="Couldn't load the codes."
            onRetry={() => void pool.refetch()}
          />
        ) : (
          <CodeFigures pool={pool.data} />
        )}
        {waiting > 0 && !makesCodes && <WaitingBanner waiting={waiting} />}
        <MakeCodes isOn={makesCodes} onChange={onMakeCodes} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={openAdd}>
            <Plus aria-hidden="true" />
            Add codes
          </Button>
          {free > 0 && (
            <Button variant="ghost" onClick={() => setOpen('remove')}>
              Remove unused codes
            </Button>
          )}
        </div>
      </Card>
      {wasOpened && <AddCodesDialog isOpen={open === 'add'} onClose={close} />}
      <RemoveCodesDialog isOpen={open === 'remove'} free={free} onClose={close} />
    </section>
  )
}

function MakeCodes({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch
      label="Generate codes when none are left"
      hint="Random codes like K7QM-3XWD. Your store has to accept them; the rewards ledger lists every one."
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

function RewardCodesTitle() {
  return (
    <div>
      <CardTitle id="reward-codes">Codes</CardTitle>
      <p className="mt-1 text-base text-soft">
        Upload codes from your store. Each one is handed out once, in order.
      </p>
    </div>
  )
}

function CodeFigures({ pool }: { pool: CodePool | undefined }) {
  return (
    <dl className="grid grid-cols-3 gap-3 rounded-md bg-sunken px-4 py-3" aria-busy={!pool}>
      <Figure term="Unused" value={pool?.free} />
      <Figure term="Handed out" value={pool?.handedOut} />
      <Figure term="Waiting" value={pool?.waiting} />
    </dl>
  )
}

function WaitingBanner({ waiting }: { waiting: number }) {
  return (
    <Banner
      tone="warning"
      title={
        waiting === 1
          ? '1 reward is waiting for a code'
          : `${waiting.toLocaleString()} rewards are waiting for codes`
      }
    >
      Add codes or have them generated. The oldest rewards get theirs first.{' '}
      <TextLink href={`${ledgerPath}?state=waiting`}>See who is waiting</TextLink>
    </Banner>
  )
}

function RemoveCodesDialog({
  isOpen,
  free,
  onClose,
}: {
  isOpen: boolean
  free: number
  onClose: () => void
}) {
  const remove = useRemoveFreeCodes()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={free === 1 ? 'Remove the unused code?' : `Remove ${free.toLocaleString()} unused codes?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: ({ removed }) =>
            toast({
              title: removed === 1 ? '1 code removed' : `${removed.toLocaleString()} codes removed`,
            }),
          onError: showRefusal("Couldn't remove the codes", { otherwise: 'Please try again.' }),
          onSettled: onClose,
        })
      }
    >
      Customers keep the codes they already have. To get these back, upload them again.
    </ConfirmDialog>
  )
}

function Figure({ term, value }: { term: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-faint">{term}</dt>
      <dd className="text-title font-semibold tabular-nums">
        {value === undefined ? <Skeleton className="my-1 h-5 w-8" /> : value.toLocaleString()}
      </dd>
    </div>
  )
}
