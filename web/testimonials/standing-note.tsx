import type { Testimonial } from '#contract/testimonials.ts'
import { clsx } from 'clsx'
import { Ban, EyeOff, Globe, Hourglass, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { waitingCopy } from '../lib/testimonial-copy.ts'

/** What keeps it from being shown, or that nothing does. Says nothing where the status says it already. */
export function StandingNote({ testimonial }: { testimonial: Testimonial }) {
  const { publishable, waitingFor } = testimonial
  if (publishable) {
    return (
      <Line className="text-success-text">
        <Globe aria-hidden="true" />
        Can be shown on your site
      </Line>
    )
  }
  const copy = waitingFor && waitingCopy[waitingFor]
  if (!copy) return null
  if (waitingFor === 'private') {
    return (
      <Line className="text-private-text">
        <Lock aria-hidden="true" />
        {copy}
      </Line>
    )
  }
  if (waitingFor === 'hidden') {
    return (
      <Line className="text-soft">
        <EyeOff aria-hidden="true" />
        {copy}
      </Line>
    )
  }
  return (
    <Line className="text-warning-text">
      {waitingFor === 'withdrawn' ? <Ban aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {copy}
    </Line>
  )
}

function Line({ className, children }: { className: string; children: ReactNode }) {
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
