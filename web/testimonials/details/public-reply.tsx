import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'

/** What the business answers, as everybody reads it. */
export function PublicReply({ reply }: { reply: NonNullable<Testimonial['reply']> }) {
  return (
    <section aria-label="Your reply" className="border-l-2 border-accent-line pl-4">
      <p className="text-sm text-faint">
        Your reply · <RelativeDate date={reply.at} />
      </p>
      <p className="mt-1 text-base break-words whitespace-pre-line">{reply.text}</p>
    </section>
  )
}
