import { useCallback } from 'react'
import { useLanguage, useWords } from './language.ts'
import { LoadedPage } from './loaded-page.tsx'
import { MissingLink } from './missing-link.tsx'
import { loadForm } from './queries.ts'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { useLoaded } from './use-loaded.ts'
import { useCustomerTitle } from './use-customer-title.ts'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  const { language } = useLanguage()
  const words = useWords()
  const loaded = useLoaded(useCallback((signal) => loadForm(formId, language, signal), [formId, language]))
  const { data } = loaded
  useCustomerTitle(data ? words.pageTitle(data.businessName) : words.pageTitleUnnamed)
  return (
    <LoadedPage
      loaded={loaded}
      missing={(isUsed) => <MissingLink isUsed={isUsed} />}
      waiting={words.typedIsSaved}
    >
      {(form) => <TestimonialFlow formId={formId} form={form} />}
    </LoadedPage>
  )
}
