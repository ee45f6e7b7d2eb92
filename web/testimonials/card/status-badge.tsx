import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { recoveryCopy, statusCopy } from '../../lib/copy/testimonial-copy.ts'
import { Badge } from '../../ui/text/badge.tsx'

/** The status, or how far the team is with private feedback. */
export function StatusBadge({ testimonial }: { testimonial: Testimonial }) {
  const { status, isPrivate, recoveryState } = testimonial
  const { label, tone } = isPrivate ? recoveryCopy[recoveryState ?? 'open'] : statusCopy[status]
  return <Badge tone={tone}>{label}</Badge>
}
