import type { CustomerDetails } from '#contract/customers.ts'
import type { requestEmail } from '#contract/request-email.ts'

/** The email as it arrives, made by the same code that sends it. */
export function EmailPreview({
  mail,
  to,
  emailLayout,
}: {
  mail: ReturnType<typeof requestEmail>
  to: string
  emailLayout: CustomerDetails['emailLayout']
}) {
  const { subject, paragraphs, button, reason } = mail
  return (
    <section
      aria-label="Email preview"
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-b border-line bg-sunken px-4 py-3 text-sm">
        <dt className="text-faint">To</dt>
        <dd className="min-w-0 break-words">{to}</dd>
        <dt className="text-faint">Reply to</dt>
        <dd className="min-w-0 break-words">{emailLayout.replyTo}</dd>
        <dt className="text-faint">Subject</dt>
        <dd className="min-w-0 font-semibold break-words">{subject}</dd>
      </dl>
      <div className="flex flex-col gap-3 px-4 py-4 text-base break-words">
        {paragraphs.map((words, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing but their place
          <p key={index} className="whitespace-pre-line">
            {words}
          </p>
        ))}
        <p>
          <span className="inline-block rounded-md bg-ink px-3.5 py-2 text-sm font-semibold text-paper">
            {button.label}
          </span>
        </p>
        <p className="text-sm break-all text-faint">{button.url}</p>
        <p className="border-t border-line pt-3 text-sm text-faint">{reason}</p>
      </div>
    </section>
  )
}
