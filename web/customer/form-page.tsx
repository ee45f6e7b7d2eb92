import { useCallback, useEffect } from 'react'
import { useLanguage } from './language.ts'
import { LinkPage } from './link-page.tsx'
import { loadForm, noteOpened } from './queries.ts'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { useLoaded } from './use-loaded.ts'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  const { language } = useLanguage()
  const loaded = useLoaded(useCallback((signal) => loadForm(formId, language, signal), [formId, language]))
  const isPersonal = loaded.state.kind === 'loaded' && loaded.state.data.personal !== null
  useEffect(() => {
    if (isPersonal) noteOpened(formId)
  }, [formId, isPersonal])
  return <LinkPage loaded={loaded}>{(form) => <TestimonialFlow formId={formId} form={form} />}</LinkPage>
}
