import { useCallback } from 'react'
import { useLanguage, useWords } from '../language.ts'
import { LoadedPage } from '../loaded-page.tsx'
import { MissingLink } from '../missing-link.tsx'
import { loadForm, loadServices } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { QuestionnaireFlow } from './questionnaire-flow.tsx'
import { useQuestionWords } from './use-question-words.ts'

/** The guided questionnaire behind a link. */
export function QuestionnairePage({ linkId }: { linkId: string }) {
  const { language } = useLanguage()
  const all = useWords()
  const words = useQuestionWords()
  const loaded = useLoaded(
    useCallback(
      async (signal) => {
        const [form, services] = await Promise.all([
          loadForm(linkId, language, signal),
          loadServices(linkId, language, signal),
        ])
        return { ...form, services }
      },
      [linkId, language],
    ),
  )
  const { data } = loaded
  useCustomerTitle(data ? all.pageTitle(data.businessName) : all.pageTitleUnnamed)
  return (
    <LoadedPage
      loaded={loaded}
      missing={(isUsed) => <MissingLink isUsed={isUsed} />}
      waiting={all.typedIsSaved}
      loading={words.loading}
    >
      {(form) => <QuestionnaireFlow linkId={linkId} form={form} services={form.services} />}
    </LoadedPage>
  )
}
