import type { PublishPreview } from '#contract/publishing/publishing.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'

/** The email as the customer gets it, in their language. */
export function HandOverEmailPreview({ email }: { email: NonNullable<PublishPreview['email']> }) {
  const { to, subject, paragraphs, button, reason, language } = email
  return (
    <section aria-label="The email" className="rounded-lg border border-line bg-sunken p-5">
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line pb-3 text-sm">
        <dt className="text-faint">To</dt>
        <dd className="break-all">{to}</dd>
        <dt className="text-faint">Subject</dt>
        <dd lang={language} className="font-semibold break-words">
          {subject}
        </dd>
      </dl>
      <div lang={language} className="flex flex-col gap-3 text-base break-words">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span className={buttonStyle('primary', 'medium')}>{button}</span>
        </p>
        <p className="text-sm text-faint">{reason}</p>
      </div>
    </section>
  )
}
