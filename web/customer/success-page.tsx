import { CustomerShell } from './customer-shell.tsx'
import { readHints } from './entries.ts'
import { QuoteCard } from './quote-card.tsx'
import { StepHeading } from './step-heading.tsx'
import { useCustomerTitle } from './use-customer-title.ts'

/** The thank-you page by address. What the address says is shown as text and believed by nobody. */
export function SuccessPage() {
  const { search } = location
  const { customerName, content, rating = 5, company } = readHints(search)
  const id = new URLSearchParams(search).get('testimonialId')?.slice(0, 100)
  useCustomerTitle('Thank you')
  return (
    <CustomerShell>
      <StepHeading isFirst>
        {customerName ? (
          <>
            Thank You, <bdi>{customerName}</bdi>
          </>
        ) : (
          'Thank You'
        )}
      </StepHeading>
      <p className="mt-2 mb-6 text-base text-soft">Your testimonial has been submitted successfully.</p>
      {content && (
        <QuoteCard content={content} rating={rating} name={customerName ?? 'You'} company={company ?? null} />
      )}
      {id && (
        <p className="mt-4 text-sm break-all text-faint">
          Reference: <bdi>{id}</bdi>
        </p>
      )}
    </CustomerShell>
  )
}
