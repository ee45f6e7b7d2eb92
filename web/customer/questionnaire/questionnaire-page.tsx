import { useCallback } from 'react'
import { BusinessHeader } from '../business-header.tsx'
import { CustomerShell } from '../customer-shell.tsx'
import { useLanguage, useWords } from '../language.ts'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { MissingLink } from '../missing-link.tsx'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { WaitingPage } from '../waiting-page.tsx'
import { QuestionnaireFlow } from './questionnaire-flow.tsx'
import { useQuestionWords } from './use-question-words.ts'

/** The guided questionnaire behind a link. */
export function QuestionnairePage({ linkId }: { linkId: string }) {
  const { language } = useLanguage()
  const all = useWords()
  const words = useQuestionWords()
  const { state, tryAgain } = useLoaded(
    useCallback((signal) => loadQuestionnaire(linkId, language, signal), [linkId, language]),
  )
  const loaded = state.kind === 'loaded' ? state.data : undefined
  useCustomerTitle(loaded ? all.pageTitle(loaded.form.businessName) : all.pageTitleUnnamed)
  if (state.kind === 'missing') return <MissingLink why={state.why} />
  if (!loaded) {
    return (
      <WaitingPage
        header={<div className="h-12" />}
        isWaiting={state.kind === 'waiting'}
        onTryAgain={tryAgain}
        loading={words.loading}
      >
        {all.typedIsSaved}
      </WaitingPage>
    )
  }
  const { form, services } = loaded
  return (
    <CustomerShell header={<BusinessHeader name={form.businessName} logoUrl={form.logoUrl} />}>
      <QuestionnaireFlow linkId={linkId} form={form} services={services} />
    </CustomerShell>
  )
}
