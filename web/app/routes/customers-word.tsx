import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { ConfirmationPanel } from '../../testimonials/details/confirmation-panel.tsx'
import { testimonialQuery } from '../../testimonials/queries.ts'
import { StandingNote } from '../../testimonials/card/standing-note.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** How a text that the owner submitted gets the customer's word. */
export function CustomersWord({ testimonial }: { testimonial: Testimonial }) {
  const { data = testimonial } = useQuery({ ...testimonialQuery(testimonial.id), staleTime: Infinity })
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="font-serif text-title font-medium tracking-tight">
          Testimonial for {data.customerName} submitted
        </h2>
        <p className="mt-1 text-base text-soft">
          It is pending. <TextLink href={`/testimonials?view=${data.id}`}>View it in Testimonials</TextLink>
        </p>
      </div>
      {data.waitingFor === 'confirmation' ? (
        <ConfirmationPanel testimonial={data} />
      ) : (
        <StandingNote testimonial={data} />
      )}
    </div>
  )
}
