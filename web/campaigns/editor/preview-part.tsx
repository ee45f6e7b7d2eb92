import type { previewCampaignEmail } from '#contract/campaigns/campaign-preview.ts'
import type { Output } from '#contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foundCustomersQuery } from '../../customers/queries.ts'
import { keptInOutbox } from '../../lib/kept-in-outbox.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { EmailFrame } from '../../ui/text/email-frame.tsx'
import { QueryFailure } from '../../ui/message/load-failure.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { toast } from '../../ui/message/toast.ts'
import { previewQuery, useSendTest } from '../queries.ts'
import { emailAt } from './draft.ts'
import type { Editor } from './use-editor.ts'

type Preview = Output<typeof previewCampaignEmail>

const looks = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Computer' },
  { value: 'text', label: 'Plain text' },
] as const
type Look = (typeof looks)[number]['value']
const widths = { phone: 360, desktop: 640 }

const restMs = 300

/** The email that is being written, as one of the customers gets it. */
export function PreviewPart({ editor: { draft, step } }: { editor: Editor }) {
  const [customerId, setCustomerId] = useState('')
  const [look, setLook] = useState<Look>('phone')
  const email = emailAt(draft, step)
  const typed = { ...email, ...(customerId && { customerId }) }
  const rested = useDebounced(JSON.stringify(previewInputOf(typed)), restMs)
  const query = useQuery(previewQuery(JSON.parse(rested) as ReturnType<typeof previewInputOf>))
  return (
    <section
      aria-label="Preview"
      className="flex min-w-0 flex-col gap-3 rounded-xl bg-sunken p-4 lg:sticky lg:top-0 lg:max-h-[calc(100dvh-13.5rem)] lg:overflow-y-auto"
    >
      <CustomerChoice value={customerId} onChoose={setCustomerId} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedFilter label="Look" options={looks} value={look} onChange={setLook} />
        <TestButton typed={previewInputOf(typed)} />
      </div>
      {query.isPending && <Skeleton className="h-96" />}
      <QueryFailure query={query} otherwise="Couldn't load the preview." />
      {query.data && <Email preview={query.data} look={look} />}
    </section>
  )
}

function previewInputOf({
  emailSubject,
  emailTemplate,
  customerId,
}: {
  emailSubject: string
  emailTemplate: string
  customerId?: string
}) {
  return { emailSubject, emailTemplate, ...(customerId !== undefined && { customerId }) }
}

const offered = 20

/** The newest customers: a name that is long or has an accent shows what a made-up one would not. */
function CustomerChoice({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { data } = useQuery(foundCustomersQuery('', offered))
  const customers = data?.items ?? []
  if (customers.length === 0) return null
  return (
    <ChoiceField
      label="Preview as"
      choices={customers.map(({ id, name }) => [id, name] as const)}
      value={value || (customers[0]?.id ?? '')}
      onChoose={onChoose}
    />
  )
}

function Email({ preview, look }: { preview: Preview; look: Look }) {
  const { subject, from, replyTo, customer, text, html } = preview
  const heads = [
    ['To', customer.email],
    ['From', from],
    ['Reply to', replyTo],
  ] as const
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-low">
      <div className="border-b border-line px-4 py-3">
        <p className="text-base font-semibold break-words">{subject || '(no subject)'}</p>
        <dl className="mt-1 text-xs text-faint">
          {heads.map(([term, value]) => (
            <div key={term} className="flex gap-1.5">
              <dt>{term}:</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {look === 'text' ? (
        <pre className="p-4 font-mono text-sm break-words whitespace-pre-wrap">{text}</pre>
      ) : (
        <EmailFrame title="The email" html={html} widthPx={widths[look]} />
      )}
    </div>
  )
}

function TestButton({ typed }: { typed: ReturnType<typeof previewInputOf> }) {
  const test = useSendTest()
  const { isMailConfigured } = useInstance()
  const run = () =>
    test.mutate(typed, {
      onSuccess: ({ sentTo }) =>
        toast(
          isMailConfigured
            ? { title: 'Test email sent', description: `To ${sentTo}.` }
            : { title: 'Test email in the outbox', description: keptInOutbox },
        ),
      onError: showRefusal("Couldn't send the test"),
    })
  return (
    <Button size="small" variant="secondary" isPending={test.isPending} onClick={run}>
      Send me a test
    </Button>
  )
}
