import { useCallback, useState } from 'react'
import { takeHints } from '../hints.ts'
import { useLanguage } from '../language.ts'
import { LinkPage } from '../page/link-page.tsx'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { Thanked } from '../thanks/thanked.tsx'
import { useLoaded } from '../page/use-loaded.ts'
import { QuestionnaireFlow } from './questionnaire-flow.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

/** The guided questionnaire behind a link. */
export function QuestionnairePage({ linkId }: { linkId: string }) {
  return (
    <Thanked formId={linkId}>
      <OpenQuestionnaire linkId={linkId} />
    </Thanked>
  )
}

function OpenQuestionnaire({ linkId }: { linkId: string }) {
  const [hints] = useState(takeHints)
  const { language } = useLanguage()
  const copy = useQuestionCopy()
  const loaded = useLoaded(
    useCallback((signal) => loadQuestionnaire(linkId, language, signal), [linkId, language]),
  )
  return (
    <LinkPage linkId={linkId} loaded={loaded} loading={copy.loading}>
      {(form) => <QuestionnaireFlow linkId={linkId} form={form} services={form.services} hints={hints} />}
    </LinkPage>
  )
}
