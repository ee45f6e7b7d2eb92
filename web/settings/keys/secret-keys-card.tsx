import type { ApiKey } from '#contract/accounts/api-keys.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmButton } from '../../ui/dialog/confirm-dialog.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { DayInSentence } from '../../ui/text/day-in-sentence.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { daysLeft } from '../profile/days-left.ts'
import { keysQuery, useRevokeKey } from './key-queries.ts'
import { scopeLabels } from './scope-labels.ts'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'

const loading = <LoadingLines label="Loading keys" lines={['h-14 w-full']} className="" />
const NewKeyDialog = lazyPart(() => import('./new-key-dialog.tsx').then((m) => m.NewKeyDialog))

/** Secret keys: for programs, each for what its scopes say. Owners of the workspace make and revoke them. */
export function SecretKeysCard({ isOwner }: { isOwner: boolean }) {
  const keys = useQuery(keysQuery)
  const [isMaking, setIsMaking] = useState(false)
  return (
    <SubjectCard
      title="Secret keys"
      description="Let your own apps work with your testimonials and customers. Never put a secret key in a web page."
    >
      <Loaded query={keys} loading={loading} failure="Couldn't load your keys.">
        {(keys) => <KeyList keys={keys.filter(({ kind }) => kind === 'secret')} isOwner={isOwner} />}
      </Loaded>
      {isOwner ? (
        <Button variant="secondary" className="mt-5" onClick={() => setIsMaking(true)}>
          <Plus aria-hidden="true" />
          Create secret key
        </Button>
      ) : (
        <p className="mt-4 text-sm text-faint">Only owners can create and revoke keys.</p>
      )}
      {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} />}
    </SubjectCard>
  )
}

function KeyList({ keys, isOwner }: { keys: readonly ApiKey[]; isOwner: boolean }) {
  if (keys.length === 0) return <p className="text-base text-faint">No secret keys yet.</p>
  return (
    <ul aria-label="Secret keys" className="divide-y divide-line border-y border-line">
      {keys.map((key) => (
        <KeyLine key={key.id} apiKey={key} isOwner={isOwner} />
      ))}
    </ul>
  )
}

function KeyLine({ apiKey, isOwner }: { apiKey: ApiKey; isOwner: boolean }) {
  const revoke = useRevokeKey()
  const { id, name, shown, createdAt, lastUsedAt, expiresAt, scopes, allowedAddresses } = apiKey
  function run(close: () => void) {
    revoke.mutate(id, {
      onError: showRefusal("Couldn't revoke the key", { otherwise: 'Please try again.' }),
      onSettled: close,
    })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Expiry expiresAt={expiresAt} />
        </p>
        <p className="text-sm text-faint">
          <span className="font-mono">sk_…{shown}</span> · created <DayInSentence date={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <DayInSentence date={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </p>
        <p className="text-sm text-faint">{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
        {allowedAddresses.length > 0 && (
          <p className="text-sm wrap-anywhere text-faint">
            Only from <span className="font-mono">{allowedAddresses.join(', ')}</span>
          </p>
        )}
      </div>
      {isOwner && (
        <ConfirmButton
          onConfirm={run}
          isPending={revoke.isPending}
          label="Revoke"
          variant="ghost"
          size="small"
          aria-label={`Revoke ${name}`}
          title={`Revoke “${name}”?`}
          confirmLabel="Revoke key"
        >
          Apps that use it will stop working right away. This can't be undone.
        </ConfirmButton>
      )}
    </li>
  )
}

function Expiry({ expiresAt }: { expiresAt: string | null }) {
  if (expiresAt === null) return null
  const left = daysLeft(expiresAt)
  if (left <= 0) return <Badge tone="danger">Expired</Badge>
  return (
    <Badge tone={left <= 14 ? 'warning' : 'neutral'}>{left === 1 ? '1 day left' : `${left} days left`}</Badge>
  )
}
