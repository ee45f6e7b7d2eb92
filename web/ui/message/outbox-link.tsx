/** Only where the outbox answers: on the machine itself. */
export function OutboxLink() {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return null
  return (
    <a href="/dev/outbox" className="font-semibold text-accent-text underline underline-offset-3">
      Open the outbox
    </a>
  )
}
