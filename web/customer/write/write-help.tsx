import type { PublicForm } from '#contract/collection/collection.ts'
import { useState } from 'react'
import type { Writer } from '../sending/ask-for-draft.ts'
import type { Entries } from '../sending/entries.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import type { DraftRequest } from '../queries.ts'
import { Arriving } from './arriving.tsx'
import { Drafted } from './drafted.tsx'
import { keepAnswers, readAnswers } from './stored-answers.ts'
import { Questions } from './questions.tsx'
import { useHelpQuestions } from './use-help-questions.ts'
import { useWrite } from './use-write.ts'
import { useWriteCopy } from '../form/use-write-copy.ts'

export interface WriteHelpProps {
  formId: string
  businessName: string
  /** What the customer agrees to before a draft is written. */
  consent: PublicForm['draftConsent']
  /** What is sent for help leaves this server. */
  entries: Entries
  onChange: (part: Partial<Entries>) => void
  writer: Writer
  onClose: () => void
}

/** A few questions instead of an empty field, then a draft that says what was answered, for the customer to change. */
export function WriteHelp(props: WriteHelpProps) {
  const { formId, businessName, consent, entries, onChange, writer, onClose } = props
  const questions = useHelpQuestions(businessName)
  const { answers, answer } = useRestoredAnswers(formId, questions)
  const [asksName] = useState(entries.customerName.trim() === '')
  const copy = useWriteCopy()
  const { state, write, writeVersions, backToQuestions } = useWrite(writer)
  const request = useRequest({ formId, consent, entries }, questions, answers)
  return (
    <section
      aria-label={copy.title}
      className="flex animate-rise flex-col gap-5 rounded-lg border border-line bg-sunken p-4 sm:p-5"
    >
      {state.kind === 'written' ? (
        <Drafted
          key={state.draft.seed}
          draft={state.draft}
          replaces={entries.content.trim() !== ''}
          onUse={(content, draftRecord) => {
            onChange({ content, draftRecord })
            onClose()
          }}
          askVersions={() => writeVersions(request, state.draft)}
          onAnother={() => void write(request)}
          onBack={backToQuestions}
        />
      ) : state.kind === 'writing' && (state.isAgain || state.arrived) ? (
        <Arriving words={state.arrived} />
      ) : (
        <Questions
          businessName={businessName}
          consent={consent.sentence}
          answers={answers}
          onAnswer={answer}
          name={asksName ? entries.customerName : undefined}
          onName={(customerName) => onChange({ customerName })}
          isWriting={state.kind === 'writing'}
          failure={state.kind === 'asking' ? state.failure : undefined}
          onWrite={() => void write(request)}
          onClose={onClose}
        />
      )}
    </section>
  )
}

/** What was answered so far, kept until it is sent. */
function useRestoredAnswers(formId: string, questions: readonly string[]) {
  const [answers, setAnswers] = useState(() => readAnswers(formId))
  function answer(at: number, said: string) {
    const next = questions.map((_, index) => (index === at ? said : (answers[index] ?? '')))
    setAnswers(next)
    keepAnswers(formId, next)
  }
  return { answers, answer }
}

/** The rating and what was answered, in the customer's language; their address is not needed. */
function useRequest(
  {
    formId,
    consent: { version },
    entries: { rating, customerName, company },
  }: Pick<WriteHelpProps, 'formId' | 'consent' | 'entries'>,
  questions: readonly string[],
  answers: readonly string[],
): DraftRequest {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const said = questions.flatMap((question, at) => {
    const answer = answers[at]?.trim() ?? ''
    return answer === '' ? [] : [{ question, answer, kind: 'text' as const }]
  })
  const rated = rating ? [{ question: formCopy.rating, answer: String(rating), kind: 'rating' as const }] : []
  return {
    businessId: formId,
    customerName,
    company,
    language,
    consent: { version },
    responses: [...rated, ...said],
    preview: true,
  }
}
