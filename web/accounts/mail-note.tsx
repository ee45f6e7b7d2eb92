import { useInstance } from '../lib/use-instance.ts'
import { Banner } from '../ui/banner.tsx'

/** Says where emails go while this instance has no mail server; its operator can read them on the same machine. */
export function MailNote() {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return null
  return (
    <Banner title="This server can't send email">
      Emails wait in its outbox until SMTP_URL is set. <OutboxLink />
    </Banner>
  )
}

/** Only where the outbox answers: on the machine itself. */
export function OutboxLink() {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return null
  return (
    <a href="/dev/outbox" className="font-semibold text-accent-text underline underline-offset-3">
      Open the outbox
    </a>
  )
}
