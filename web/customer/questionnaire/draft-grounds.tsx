import { GroundedText } from '../../ui/grounded-text.tsx'
import { type Entries, isPrivateRating } from '../entries.ts'
import { useWords } from '../language.ts'
import type { DraftRequest } from '../queries.ts'
import { useWriteWords } from '../use-write-words.ts'
import type { KeptDraft } from './use-progress.ts'
import { useQuestionWords } from './use-question-words.ts'

interface DraftGroundsProps {
  entries: Entries
  draft: KeptDraft | undefined
  responses: DraftRequest['responses']
}

/** What the customer answered, and which answer each sentence comes from. */
export function DraftGrounds({ entries, draft, responses }: DraftGroundsProps) {
  const all = useWords()
  const write = useWriteWords()
  const isPrivate = isPrivateRating(entries.rating)
  return (
    <>
      {draft && (
        <div>
          <h2 className="sr-only">{write.draftTitle}</h2>
          <GroundedText
            words={entries.content}
            sentences={withStars(draft.sentences, responses, all.outOfFive)}
            copy={{ title: write.grounds, hint: write.groundsHint, own: write.own }}
          />
        </div>
      )}
      <YourAnswers responses={responses} />
      {draft && draft.leftOut.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">
          {write.leftOut} {draft.leftOut.map((one) => `“${one}”`).join(' ')}
        </p>
      )}
      {draft && (
        <p className="text-sm text-soft">
          {draft.engine === 'built-in' ? write.byServer : write.byService} {!isPrivate && write.disclosure}
        </p>
      )}
    </>
  )
}

const isStars = ({ kind }: DraftRequest['responses'][number]) => kind === 'rating' || kind === 'recommend'

/** A rating is told to the writer as its number. */
function withStars(
  sentences: KeptDraft['sentences'],
  responses: DraftRequest['responses'],
  say: (stars: number) => string,
): KeptDraft['sentences'] {
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
  const all = useWords()
  const words = useQuestionWords()
  return (
    <details open className="text-base">
      <summary className="rounded-[3px] text-sm font-semibold pointer-coarse:py-2.5">
        {words.yourAnswers}
      </summary>
      <dl className="mt-1.5 flex flex-col gap-2.5">
        {responses.map((response) => (
          <div key={`${response.question} ${response.kind} ${response.answer}`}>
            <dt className="text-sm text-faint">{response.question}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {isStars(response) ? all.outOfFive(Number(response.answer)) : response.answer}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
