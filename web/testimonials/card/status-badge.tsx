import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { recoveryCopy, statusCopy } from '../../lib/copy/testimonial-copy.ts'
import { Badge } from '../../ui/text/badge.tsx'

/** `plain`: only what is approved stands out. */
export type BadgeLook = 'status' | 'plain'

/** The status, or how far the team is with private feedback. */
export function StatusBadge({
  testimonial,
  look = 'status',
}: {
  testimonial: Testimonial
  look?: BadgeLook | undefined
}) {
  const { status, isPrivate, recoveryState } = testimonial
  const { label, tone } = isPrivate ? recoveryCopy[recoveryState ?? 'open'] : statusCopy[status]
  const plain = status === 'approved' ? 'accent' : 'neutral'
  return <Badge tone={look === 'plain' && !isPrivate ? plain : tone}>{label}</Badge>
}
