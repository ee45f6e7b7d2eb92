import type { ProfileProposal } from '#contract/business/profile-chat.ts'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { TextChange } from '../ui/text/text-change.tsx'
import { fieldLabels } from '#shared/business/profile-fields.ts'
import { useAcceptProposal } from './use-accept-proposal.ts'

type Change = ProfileProposal['changes'][number]

/** What the chat would change, field by field, before and after: taken or left by the owner. */
export function ProposalCard({ proposal }: { proposal: ProfileProposal }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isLeft, setIsLeft] = useState(false)
  const accept = useAcceptProposal(proposal)
  const chosen = proposal.changes.filter(({ field }) => !left.has(field))
  const isOpen = !isLeft && !accept.isSuccess
  const shown = accept.isSuccess ? chosen : proposal.changes
  const toggle = (field: string) =>
    setLeft((before) =>
      before.has(field) ? new Set([...before].filter((one) => one !== field)) : new Set([...before, field]),
    )
  return (
    // A group, and no landmark: a conversation has many of them.
    <fieldset
      aria-label="Proposed changes"
      className="w-full min-w-0 self-start rounded-lg border border-line bg-surface px-3.5 py-3 text-sm"
    >
      <ul className="flex flex-col gap-3">
        {shown.map((change) => (
          <ProposedChange
            key={change.field}
            change={change}
            isChosen={!left.has(change.field)}
            onToggle={isOpen && proposal.changes.length > 1 ? () => toggle(change.field) : undefined}
          />
        ))}
      </ul>
      <ProposalEnd accept={accept} chosen={chosen} isLeft={isLeft} onLeave={() => setIsLeft(true)} />
    </fieldset>
  )
}

function ProposedChange({
  change: { field, before, after },
  isChosen,
  onToggle,
}: {
  change: Change
  isChosen: boolean
  onToggle: (() => void) | undefined
}) {
  return (
    <li>
      {onToggle ? (
        <Checkbox label={fieldLabels[field]} checked={isChosen} onChange={onToggle} />
      ) : (
        <p className="font-semibold">{fieldLabels[field]}</p>
      )}
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 wrap-anywhere">
        <dt className="text-faint">Before</dt>
        <dd className="whitespace-pre-line">{before ? <TextChange was={before} now="" /> : 'Empty'}</dd>
        <dt className="text-faint">After</dt>
        <dd className="whitespace-pre-line">{after ? <TextChange was="" now={after} /> : 'Empty'}</dd>
      </dl>
    </li>
  )
}

function ProposalEnd({
  accept,
  chosen,
  isLeft,
  onLeave,
}: {
  accept: ReturnType<typeof useAcceptProposal>
  chosen: Change[]
  isLeft: boolean
  onLeave: () => void
}) {
  if (accept.isSuccess) return <Ended>Accepted. Your profile is updated.</Ended>
  if (isLeft) return <Ended>Not changed.</Ended>
  return (
    <>
      {accept.refusal && (
        <p role="alert" className="mt-3 text-danger-text">
          {accept.refusal}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!accept.isOutdated && (
          <Button
            size="small"
            isPending={accept.isPending}
            pendingLabel="Saving..."
            disabled={chosen.length === 0}
            onClick={() => accept.mutate(chosen)}
          >
            Accept
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onLeave}>
          Leave as it is
        </Button>
      </div>
    </>
  )
}

function Ended({ children }: { children: string }) {
  return <output className="mt-3 block text-soft">{children}</output>
}
