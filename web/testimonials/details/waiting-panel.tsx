import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { keptInOutbox } from '../../lib/kept-in-outbox.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { Banner } from '../../ui/message/banner.tsx'

interface WaitingPanelProps {
  id: string
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** What a testimonial waits for, and what can be done about it. */
export function WaitingPanel({ id, icon: Icon, title, children }: WaitingPanelProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-sunken p-4 text-base text-soft">
      <h3 id={id} className="flex items-center gap-2 font-semibold text-ink">
        <Icon aria-hidden="true" className="size-4 text-warning-text" />
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The customer has been asked; where that email is now. */
export function AskedBanner({
  title,
  email,
  children,
}: {
  title: string
  email: string | null
  /** What is said in place of the private link, where it is no link that was sent. */
  children?: ReactNode
}) {
  const { isMailConfigured } = useInstance()
  return (
    <div className="mt-3">
      {isMailConfigured ? (
        <Banner tone="success" title={title} isAlert>
          {children ?? `We emailed a private link to ${email ?? 'them'}.`}
        </Banner>
      ) : (
        <Banner title="Kept in the outbox" isAlert>
          This server can't send email. {keptInOutbox}
        </Banner>
      )}
    </div>
  )
}
