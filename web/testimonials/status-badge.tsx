import type { TestimonialStatus } from '#contract/testimonials.ts'
import { statusCopy } from '../lib/testimonial-copy.ts'
import { Badge } from '../ui/badge.tsx'

export function StatusBadge({ status }: { status: TestimonialStatus }) {
  const { label, tone } = statusCopy[status]
  return <Badge tone={tone}>{label}</Badge>
}
