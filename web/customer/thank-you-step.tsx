import type { PublicForm } from '#contract/collection.ts'
import { PrivatePageLink } from './private-page-link.tsx'
import { PublicLinks } from './public-links.tsx'
import type { Receipt } from './queries.ts'
import { StepHeading } from './step-heading.tsx'

/** The last step: what happens next, the private page, and the same public links for everybody. */
export function ThankYouStep({
  form,
  receipt,
  isToBeShown,
  isEarlierVersion,
}: {
  form: PublicForm
  receipt: Receipt
  isToBeShown: boolean
  isEarlierVersion: boolean
}) {
  return (
    <div className="flex flex-col gap-7">
      <div>
        <StepHeading>Thank You</StepHeading>
        <p className="mt-2 text-base text-soft">
          <NextStep form={form} isPrivate={receipt.isPrivate} isToBeShown={isToBeShown} />
        </p>
        {isEarlierVersion && (
          <p className="mt-2 text-base text-soft">
            We received an earlier version, without your latest changes. Please make them on your private
            page.
          </p>
        )}
      </div>
      <PrivatePageLink url={receipt.manageUrl} businessName={form.businessName} />
      <PublicLinks links={form.publicLinks} />
    </div>
  )
}

function NextStep({
  form,
  isPrivate,
  isToBeShown,
}: {
  form: PublicForm
  isPrivate: boolean
  isToBeShown: boolean
}) {
  const name = <bdi>{form.businessName}</bdi>
  if (isPrivate) return <>Only {name} will see your feedback. It won't be published.</>
  if (!isToBeShown) return <>Only {name} will see your testimonial. It won't be published.</>
  if (form.requiresApproval) return <>Your testimonial will be reviewed before publishing.</>
  return <>Your testimonial is now public.</>
}
