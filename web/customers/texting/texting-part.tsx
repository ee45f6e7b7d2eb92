import type { CustomerTexting } from '#contract/texts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Restricted } from '../../ui/form/restricted.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { textingQuery, useTakeTextConsentBack } from './queries.ts'

/** Whether a customer with a number may be texted, and who says so. */
export function TextingPart({ customerId }: { customerId: string }) {
  const id = useId()
  const { data } = useQuery(textingQuery(customerId))
  if (!data?.phone) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lg font-semibold">
        Text messages
      </h3>
      {data.consent ? (
        <Consent consent={data.consent} reason={data.reason} customerId={customerId} />
      ) : (
        <p className="text-sm text-faint">{sentences[data.reason ?? 'no-consent']}</p>
      )}
    </section>
  )
}

interface ConsentProps {
  consent: NonNullable<CustomerTexting['consent']>
  reason: CustomerTexting['reason']
  customerId: string
}

function Consent({ consent, reason, customerId }: ConsentProps) {
  const take = useTakeTextConsentBack(customerId)
  const { wording, source, vouchedBy, note, givenAt } = consent
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-base break-words">{wording}</p>
        <p className="mt-1 text-sm text-faint">
          {sourceCopy[source]}
          {vouchedBy && ` by ${vouchedBy}`}, <RelativeDate date={givenAt} />
          {note && `: ${note}`}
        </p>
        {reason && <p className="mt-1 text-sm text-danger">{sentences[reason]}</p>}
      </div>
      <Restricted isQuiet>
        <Button
          size="small"
          variant="ghost"
          isPending={take.isPending}
          onClick={() => take.mutate(customerId, { onError: showRefusal("Couldn't withdraw the consent") })}
        >
          Withdraw
        </Button>
      </Restricted>
    </div>
  )
}

const sourceCopy = {
  owner: 'Stated',
  import: 'Stated at an import',
  'customer-page': 'Given on their private page',
} as const

const sentences = {
  'no-number': 'No phone number yet.',
  'no-consent': 'No consent on record yet.',
  unsubscribed: 'They replied STOP and get no more text messages.',
  bounced: 'The last text message could not be delivered.',
} as const
