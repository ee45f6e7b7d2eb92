import { useCallback } from 'react'
import { BusinessHeader } from './business-header.tsx'
import { CustomerShell } from './customer-shell.tsx'
import { MissingPage } from './missing-page.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { loadForm } from './queries.ts'
import { StepHeading } from './step-heading.tsx'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { useLoaded } from './use-loaded.ts'
import { useCustomerTitle } from './use-customer-title.ts'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  const { state, tryAgain } = useLoaded(useCallback((signal) => loadForm(formId, signal), [formId]))
  const form = state.kind === 'loaded' ? state.data : undefined
  useCustomerTitle(form ? `Share your experience with ${form.businessName}` : 'Share your experience')
  if (state.kind === 'missing') {
    return (
      <MissingPage title="Invalid testimonial link">
        This form doesn't exist or is closed. Please ask for a new link.
      </MissingPage>
    )
  }
  if (!form) {
    return (
      <CustomerShell header={<div className="h-12" />}>
        {state.kind === 'waiting' ? (
          <div className="flex flex-col gap-5">
            <StepHeading isFirst>One moment, please</StepHeading>
            <OutOfReach onTryAgain={tryAgain}>
              Anything you typed on this device is saved. This page will open automatically.
            </OutOfReach>
          </div>
        ) : (
          <PageSkeleton />
        )}
      </CustomerShell>
    )
  }
  return (
    <CustomerShell header={<BusinessHeader name={form.businessName} logoUrl={form.logoUrl} />}>
      <TestimonialFlow formId={formId} form={form} />
    </CustomerShell>
  )
}
