import type { TestimonialStatus } from '#contract/testimonials.ts'
import { statusWords } from '../lib/testimonial-words.ts'
import { Badge } from '../ui/badge.tsx'

export function StatusBadge({ status }: { status: TestimonialStatus }) {
  const { label, tone } = statusWords[status]
  return <Badge tone={tone}>{label}</Badge>
}
