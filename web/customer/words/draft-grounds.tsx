import { isPrivateRating } from '#contract/collection/collection.ts'
import type { ReactNode } from 'react'
import { GroundedText } from '../../ui/text/grounded-text.tsx'
import { type Entries } from '../sending/entries.ts'
import { useFormCopy } from '../language.ts'
import type { DraftRequest } from '../queries.ts'
import { useWriteCopy } from '../form/use-write-copy.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'
import { useQuestionCopy } from '../questionnaire/use-question-copy.ts'
import { whoWrote } from '../write/who-wrote.ts'

interface DraftGroundsProps {
  entries: Entries
  draft: QuestionnaireDraft | undefined
  responses: DraftRequest['responses']
}

/** Folded in, so that the text is there once: what the customer answered, and which answer each sentence comes from. */
export function DraftGrounds({ entries, draft, responses }: DraftGroundsProps) {
  const formCopy = useFormCopy()
  const writeCopy = useWriteCopy()
  const isPrivate = isPrivateRating(entries.rating)
  return (
    <>
      {draft && draft.leftOut.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">
          {writeCopy.leftOut} {draft.leftOut.map((one) => `“${one}”`).join(' ')}
        </p>
      )}
      {draft && (
        <p className="text-sm text-soft">
          {whoWrote(draft, writeCopy)} {!isPrivate && draft.engine !== 'built-in' && writeCopy.disclosure}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {draft && entries.content.trim() !== '' && (
          <Fold title={writeCopy.grounds}>
            <h2 className="sr-only">{writeCopy.draftTitle}</h2>
            <GroundedText
              words={entries.content}
              sentences={withStars(draft.sentences, responses, formCopy.outOfFive)}
              copy={{ title: writeCopy.grounds, hint: writeCopy.groundsHint, own: writeCopy.own }}
              isTitleHidden
            />
          </Fold>
        )}
        <YourAnswers responses={responses} />
      </div>
    </>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-base">
      <summary className="rounded-[3px] text-sm font-semibold pointer-coarse:py-2.5">{title}</summary>
      <div className="mt-1.5">{children}</div>
    </details>
  )
}

const isStars = ({ kind }: DraftRequest['responses'][number]) => kind === 'rating' || kind === 'recommend'

/** A rating is told to the writer as its number. */
function withStars(
  sentences: QuestionnaireDraft['sentences'],
  responses: DraftRequest['responses'],
  say: (stars: number) => string,
): QuestionnaireDraft['sentences'] {
  const rated = new Set(responses.filter(isStars).map(({ question }) => question))
  return sentences.map(({ text, grounds }) => ({
    text,
    grounds: grounds.map(({ question, answer }) => ({
      question,
      answer: rated.has(question) ? say(Number(answer)) : answer,
    })),
  }))
}

function YourAnswers({ responses }: Pick<DraftGroundsProps, 'responses'>) {
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  return (
    <Fold title={copy.yourAnswers}>
      <dl className="flex flex-col gap-2.5">
        {responses.map((response) => (
          <div key={`${response.question} ${response.kind} ${response.answer}`}>
            <dt className="text-sm text-faint">{response.question}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {isStars(response) ? formCopy.outOfFive(Number(response.answer)) : response.answer}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
