import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { ledgerPath } from './feature.ts'
import { poolQuery, useRemoveFreeCodes } from './queries.ts'

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
  const remove = useRemoveFreeCodes()
  const [open, setOpen] = useState<'add' | 'remove'>()
  const [wasOpened, setWasOpened] = useState(false)
  const close = () => setOpen(undefined)
  const { free = 0, waiting = 0 } = pool.data ?? {}
  return (
    <section aria-labelledby="reward-codes">
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id="reward-codes" className="font-serif text-title font-medium tracking-tight">
            Codes
          </h2>
          <p className="mt-1 text-base text-soft">
            Upload codes from your store. Each one is handed out once, in order.
          </p>
        </div>
        {pool.isError && !pool.data ? (
          <LoadFailure
            failure={pool.error}
            otherwise="The codes could not be loaded."
            onRetry={() => void pool.refetch()}
          />
        ) : (
          <dl className="grid grid-cols-3 gap-3 rounded-md bg-sunken px-4 py-3" aria-busy={pool.isPending}>
            <Figure term="Unused" value={pool.data?.free} />
            <Figure term="Handed out" value={pool.data?.handedOut} />
            <Figure term="Waiting" value={pool.data?.waiting} />
          </dl>
        )}
        {waiting > 0 && !makesCodes && (
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
        )}
        <Switch
          label="Generate codes when none are left"
          hint="Random codes like K7QM-3XWD. Your store has to accept them; the rewards ledger lists every one."
          checked={makesCodes}
          onChange={(event) => onMakeCodes(event.target.checked)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => {
              setWasOpened(true)
              setOpen('add')
            }}
          >
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
      <ConfirmDialog
        isOpen={open === 'remove'}
        onClose={close}
        title={free === 1 ? 'Remove the unused code?' : `Remove ${free.toLocaleString()} unused codes?`}
        confirmLabel="Remove"
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: ({ removed }) =>
              toast({
                title: removed === 1 ? '1 code removed' : `${removed.toLocaleString()} codes removed`,
              }),
            onError: (failure) =>
              toast({
                title: 'The codes could not be removed',
                description: sentenceOf(failure, 'Please try again.'),
                variant: 'destructive',
              }),
            onSettled: close,
          })
        }
      >
        Customers keep the codes they already have. To get these back, upload them again.
      </ConfirmDialog>
    </section>
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
