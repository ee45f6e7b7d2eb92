import { useCallback } from 'react'
import { useLanguage } from '../language.ts'
import { LinkPage } from '../link-page.tsx'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { useLoaded } from '../use-loaded.ts'
import { QuestionnaireFlow } from './questionnaire-flow.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

/** The guided questionnaire behind a link. */
export function QuestionnairePage({ linkId }: { linkId: string }) {
  const { language } = useLanguage()
  const copy = useQuestionCopy()
  const loaded = useLoaded(
    useCallback((signal) => loadQuestionnaire(linkId, language, signal), [linkId, language]),
  )
  return (
    <LinkPage linkId={linkId} loaded={loaded} loading={copy.loading}>
      {(form) => <QuestionnaireFlow linkId={linkId} form={form} services={form.services} />}
    </LinkPage>
  )
}
