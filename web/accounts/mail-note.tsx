import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Banner } from '../ui/message/banner.tsx'
import { OutboxLink } from '../ui/message/outbox-link.tsx'

/** Says where emails go while this instance has no mail server; its operator can read them on the same machine. */
export function MailNote() {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return null
  return (
    <Banner title="This server can't send email">
      {keptInOutbox} <OutboxLink />
    </Banner>
  )
}
