import { useCallback, useState } from 'react'
import { takeHints } from '../hints.ts'
import { useLanguage } from '../language.ts'
import { LinkPage } from '../page/link-page.tsx'
import { loadForm } from '../queries.ts'
import { TestimonialFlow } from './testimonial-flow.tsx'
import { Thanked } from '../thanks/thanked.tsx'
import { useLoaded } from '../page/use-loaded.ts'

/** The public form behind a business's link. */
export function FormPage({ formId }: { formId: string }) {
  return (
    <Thanked formId={formId}>
      <OpenForm formId={formId} />
    </Thanked>
  )
}

function OpenForm({ formId }: { formId: string }) {
  const [hints] = useState(takeHints)
  const { language } = useLanguage()
  const loaded = useLoaded(useCallback((signal) => loadForm(formId, language, signal), [formId, language]))
  return (
    <LinkPage linkId={formId} loaded={loaded}>
      {(form) => <TestimonialFlow formId={formId} form={form} hints={hints} />}
    </LinkPage>
  )
}
