import type { PublicForm } from '#contract/collection/collection.ts'
import type { PublicServices } from '#contract/collection/questionnaire.ts'
import { ArrowLeft } from 'lucide-react'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { RestoredNote } from '../form/form-step.tsx'
import type { Hints } from '../hints.ts'
import { useFormCopy } from '../language.ts'
import { ThankYouStep } from '../form/thank-you-step.tsx'
import { wayBack } from '../page/way-back.ts'
import { type Answer, noAnswer } from './answers.ts'
import type { Question } from './build-questions.ts'
import { ContactStep } from './contact-step.tsx'
import { FollowUpStep } from '../follow-up/follow-up-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { contactAt } from './use-progress.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

interface QuestionnaireFlowProps {
  linkId: string
  /** With no more platforms than the address allows. */
  form: PublicForm
  services: PublicServices
  hints: Hints
}

type Shared = ReturnType<typeof useQuestionnaire>

/** The questions, who it is from, the words, thank you. What was answered stays through all of it. */
export function QuestionnaireFlow({ linkId, form, services, hints }: QuestionnaireFlowProps) {
  const state = useQuestionnaire(linkId, form, services, hints)
  const { entries, questions, followUps, sending, step, go } = state
  const question = questions[step]

  if (sending.kind === 'done')
    return <ThankYouStep form={form} formId={linkId} entries={entries} sent={sending} />
  if (question) {
    return (
      <>
        {step === 0 && <BackToForm businessUrl={form.businessUrl} />}
        <Asked key={question.name} question={question} of={questions.length} state={state} />
      </>
    )
  }
  const goBack = () => {
    if (!followUps.reopen()) go(contactAt - 1)
  }
  if (step === contactAt && followUps.pending) {
    const { name, question, words } = followUps.pending
    const { say, finish } = followUps
    return <FollowUpStep key={name} {...{ question, words }} onChange={say} onNext={finish} onBack={goBack} />
  }
  if (step === contactAt) return <Contact form={form} state={state} onBack={goBack} />
  return <ReviewStep form={form} state={state} />
}

/** For whom the form sent here. It has kept what was typed. */
function BackToForm({ businessUrl }: Pick<PublicForm, 'businessUrl'>) {
  const copy = useFormCopy()
  const { form } = wayBack(location.search, businessUrl)
  if (!form) return null
  return (
    <a href={form} className={buttonStyle('ghost', 'small', '-mt-2 -ml-2.5')}>
      <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
      {copy.back}
    </a>
  )
}

function Asked({ question, of, state }: { question: Question; of: number; state: Shared }) {
  const { name } = question
  const { step, go, entries, answers, hasMoved } = state
  const answer: Answer | undefined =
    name === 'satisfaction' ? { ...noAnswer, stars: entries.rating } : answers[name]
  return (
    <QuestionStep
      question={question}
      at={step + 1}
      of={of}
      answer={answer}
      onAnswer={(answer) => state.answer(name, answer)}
      onNext={() => go(step + 1)}
      onBack={step > 0 ? () => go(step - 1) : undefined}
      isFirst={!hasMoved}
      note={state.isRestored && !hasMoved && <RestoredNote onStartOver={state.startOver} />}
    />
  )
}

function Contact({ form, state, onBack }: { form: PublicForm; state: Shared; onBack: () => void }) {
  return (
    <ContactStep
      form={form}
      entries={state.entries}
      refused={state.refused}
      onChange={state.changeEntries}
      isWriting={state.isWriting}
      onSubmit={(website) => {
        state.keepWebsite(website)
        state.haveWritten()
      }}
      onWriteMyself={(website) => {
        state.keepWebsite(website)
        state.writeMyself()
      }}
      onBack={onBack}
    />
  )
}
