import type { FormTexts } from '#contract/collection/form-texts.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import type { Questionnaire } from '#contract/collection/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { languageNames } from '../../lib/copy/form-defaults.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { TitledPart } from '../../ui/layout/titled-part.tsx'
import { FormTextsFields } from './form-texts-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { formTextsQuery, questionnaireQuery } from '../queries.ts'

const part = 'mb-8 flex flex-col gap-3'

/** What customers read on the form and in the questionnaire, in the owner's own words. */
export function FormTextsPage() {
  const { data: user } = useQuery(userQuery)
  const texts = useQuery(formTextsQuery)
  const questions = useQuery(questionnaireQuery)
  const failed = [texts, questions].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader
        title="Form texts"
        description="Customers see the form and the questionnaire in the language of their browser. Leave a field empty to use the default."
        actions={
          user?.formId && (
            <>
              <NewTab href={`/testimonial-form/${user.formId}`}>Open form</NewTab>
              <NewTab href={`/qr-testimonial/${user.formId}`}>Open questionnaire</NewTab>
            </>
          )
        }
      />
      {failed ? (
        <LoadFailure
          failure={failed.error}
          otherwise="Couldn't load your texts."
          onRetry={() => void failed.refetch()}
        />
      ) : texts.data && questions.data ? (
        <Texts texts={texts.data} questions={questions.data} />
      ) : (
        <output aria-label="Loading texts" className="flex max-w-2xl flex-col gap-5">
          <Skeleton className="h-9 w-80" />
          <Skeleton className="h-72 w-full" />
        </output>
      )}
    </>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonStyle('secondary', 'medium')}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function Texts({ texts, questions }: { texts: FormTexts; questions: Questionnaire }) {
  const [language, setLanguage] = useState<CustomerLanguage>('en')
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <SegmentedFilter
        label="Language"
        options={customerLanguages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
        value={language}
        onChange={setLanguage}
      />
      {customerLanguages.map((one) => (
        // What was typed in one language stays while another is shown.
        <div key={one} hidden={one !== language}>
          <TitledPart title="Form" className={part}>
            <FormTextsFields language={one} saved={texts[one]} />
          </TitledPart>
          <TitledPart title="Questionnaire" className={part}>
            <QuestionFields language={one} isShown={one === language} saved={questions[one]} />
          </TitledPart>
        </div>
      ))}
    </div>
  )
}
