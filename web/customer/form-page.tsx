import { useCallback } from 'react'
import { BusinessHeader } from './business-header.tsx'
import { CustomerShell } from './customer-shell.tsx'
import { useLanguage, useWords } from './language.ts'
import { MissingLink } from './missing-link.tsx'
import { loadForm } from './queries.ts'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { useLoaded } from './use-loaded.ts'
import { useCustomerTitle } from './use-customer-title.ts'
import { WaitingPage } from './waiting-page.tsx'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  const { language } = useLanguage()
  const words = useWords()
  const { state, tryAgain } = useLoaded(
    useCallback((signal) => loadForm(formId, language, signal), [formId, language]),
  )
  const form = state.kind === 'loaded' ? state.data : undefined
  useCustomerTitle(form ? words.pageTitle(form.businessName) : words.pageTitleUnnamed)
  if (state.kind === 'missing') return <MissingLink why={state.why} />
  if (!form) {
    return (
      <WaitingPage
        header={<div className="h-12" />}
        isWaiting={state.kind === 'waiting'}
        onTryAgain={tryAgain}
      >
        {words.typedIsSaved}
      </WaitingPage>
    )
  }
  return (
    <CustomerShell header={<BusinessHeader name={form.businessName} logoUrl={form.logoUrl} />}>
      <TestimonialFlow formId={formId} form={form} />
    </CustomerShell>
  )
}
