import type { WaitingReason } from '#contract/testimonials/testimonial-filters.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { clsx } from 'clsx'
import { Ban, EyeOff, Globe, Hourglass, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { waitingCopy } from '../../lib/copy/testimonial-copy.ts'

const waiting = { icon: Hourglass, className: 'text-warning-text' }

const looks: { [reason in WaitingReason]?: typeof waiting } = {
  private: { icon: Lock, className: 'text-private-text' },
  hidden: { icon: EyeOff, className: 'text-soft' },
  withdrawn: { icon: Ban, className: 'text-warning-text' },
}

/** What keeps it from being shown, or that nothing does. Says nothing where the status says it already. */
export function StandingNote({ testimonial }: { testimonial: Testimonial }) {
  const { publishable, waitingFor } = testimonial
  if (publishable) {
    return (
      <StandingLine className="text-success-text">
        <Globe aria-hidden="true" />
        Can be shown on your site
      </StandingLine>
    )
  }
  const copy = waitingFor && waitingCopy[waitingFor]
  if (!copy) return null
  const { icon: Icon, className } = looks[waitingFor] ?? waiting
  return (
    <StandingLine className={className}>
      <Icon aria-hidden="true" />
      {copy}
    </StandingLine>
  )
}

function StandingLine({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'flex items-start gap-1.5 text-sm font-medium [&_svg]:mt-[0.1875rem] [&_svg]:size-3.5 [&_svg]:shrink-0',
        className,
      )}
    >
      {children}
    </p>
  )
}
