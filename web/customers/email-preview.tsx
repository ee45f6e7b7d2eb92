import type { CustomerDetails } from '#contract/customers/customers.ts'
import type { requestEmail } from '#contract/emails/request-email.ts'
import { buttonStyle } from '../ui/button/button-style.ts'

/** What the email says, made by the same code that sends it. Its color is the business's, and it ends with a way to unsubscribe. */
export function RequestEmailPreview({
  mail,
  to,
  emailLayout,
}: {
  mail: ReturnType<typeof requestEmail>
  to: string
  emailLayout: CustomerDetails['emailLayout']
}) {
  const { subject, paragraphs, button, buttonAt = paragraphs.length, reason } = mail
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
        <p className="font-semibold text-accent-text">{emailLayout.businessName}</p>
        <Paragraphs texts={paragraphs.slice(0, buttonAt)} />
        <p>
          <span className={buttonStyle('primary', 'small')}>{button.label}</span>
        </p>
        <p className="text-sm break-all text-faint">{button.url}</p>
        <Paragraphs texts={paragraphs.slice(buttonAt)} />
        <p className="border-t border-line pt-3 text-sm text-faint">{reason}</p>
      </div>
    </section>
  )
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing but their place
    <p key={index} className="whitespace-pre-line">
      {text}
    </p>
  ))
