import { useInstance } from '../lib/use-instance.ts'
import { Banner } from '../ui/banner.tsx'

/** Says where letters go while this instance has no mail server; whoever runs it can read them on the same machine. */
export function MailNote() {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return null
  const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)
  return (
    <Banner title="No mail leaves this server yet">
      Letters are kept in its outbox until a mail server is set up.
      {isOnThisMachine && (
        <>
          {' '}
          <a href="/dev/outbox" className="font-semibold text-accent-text underline underline-offset-3">
            Open the outbox
          </a>
        </>
      )}
    </Banner>
  )
}
