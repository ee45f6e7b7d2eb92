import { useCallback } from 'react'
import { useLanguage } from './language.ts'
import { LinkPage } from './link-page.tsx'
import { loadForm } from './queries.ts'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { useLoaded } from './use-loaded.ts'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  const { language } = useLanguage()
  const loaded = useLoaded(useCallback((signal) => loadForm(formId, language, signal), [formId, language]))
  return (
    <LinkPage linkId={formId} loaded={loaded}>
      {(form) => <TestimonialFlow formId={formId} form={form} />}
    </LinkPage>
  )
}
