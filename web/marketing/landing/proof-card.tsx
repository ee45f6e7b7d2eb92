import { Check } from 'lucide-react'
import { StarRating } from '../../ui/text/star-rating.tsx'

const steps = {
  Written: 'by the customer, on the form',
  Consented: 'to appear on the website, with their name',
  Edited: 'by the customer, on their private page',
  Approved: 'by the business',
}

/** What a testimonial carries in this product, drawn as one record. */
export function ProofCard() {
  return (
    <figure className="relative rounded-xl border border-line bg-surface p-6 shadow-high sm:p-7">
      <StarRating value={5} size="small" />
      <blockquote className="mt-3 font-serif text-title leading-8">
        “The rye keeps for a week and tastes better on the third day.”
      </blockquote>
      <ol className="mt-6 border-t border-line pt-5">
        {Object.entries(steps).map(([what, detail]) => (
          <li
            key={what}
            className="relative flex gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:top-5 not-last:before:bottom-0 not-last:before:left-2.5 not-last:before:w-px not-last:before:bg-accent-line"
          >
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className="relative mt-0.5 size-5 shrink-0 rounded-full bg-accent-wash p-1 text-accent-text"
            />
            <span className="text-sm text-soft">
              <b className="font-semibold text-ink">{what}</b> {detail}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-5 text-xs text-faint">
        Example. Every step is recorded and tied to the one before it by a hash.
      </figcaption>
    </figure>
  )
}
