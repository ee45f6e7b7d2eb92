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
            What you had sent before your last changes arrived first. Please make those changes on your
            private page.
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
  if (isPrivate) return <>Your feedback went to {name} alone. It is not published.</>
  if (!isToBeShown) return <>Your words have arrived at {name}. They are shown nowhere, as you wished.</>
  if (form.requiresApproval) return <>Your words have arrived. They will be reviewed before publishing.</>
  return <>Your words have arrived, and {name} shows them.</>
}
