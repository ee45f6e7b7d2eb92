import type { EmailTrouble } from '#contract/emails/email-trouble.ts'
import { emailTroubleCopy } from '../lib/copy/email-trouble.ts'
import { Banner } from '../ui/message/banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'

/** On every page while emails don't leave; gone when they do. */
export function EmailTroubleBanner({ trouble }: { trouble: EmailTrouble }) {
  const copy = emailTroubleCopy(trouble)
  if (!copy) return null
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        title={copy.title}
        action={
          <LinkButton href="/settings/email" size="small" variant="secondary">
            Email settings
          </LinkButton>
        }
      >
        {copy.text}
      </Banner>
    </div>
  )
}
