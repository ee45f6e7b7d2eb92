import type { UnsettledEmail } from '#contract/emails/emails.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'

const stateCopy = {
  unknown: { label: 'Uncertain', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
} as const

/** One email to decide about: to whom, what, and what the mail server said. */
export function UnsettledRow({
  row: { to, subject, state, error, at, canSendAgain },
  isChosen,
  onChoose,
}: {
  row: UnsettledEmail
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const { label, tone } = stateCopy[state]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3">
      <Checkbox
        label={`Select “${subject}” to ${to}`}
        isLabelHidden
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className="min-w-0 grow basis-0">
        <p className="text-base font-semibold break-all">{to}</p>
        <p dir="auto" className="text-base break-words text-soft">
          {subject}
        </p>
        <p className="mt-1 text-sm break-words text-faint">
          {error ? `The mail server said: ${error}` : 'The mail server said nothing.'}
        </p>
        {!canSendAgain && (
          <p className="mt-0.5 text-sm text-faint">Its text is no longer kept, so it can’t be sent again.</p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-x-2 gap-y-1 text-sm text-faint max-sm:basis-full max-sm:pl-7.5 sm:flex-col sm:items-end">
        <Badge tone={tone}>{label}</Badge>
        <RelativeDate date={at} />
      </div>
    </li>
  )
}
