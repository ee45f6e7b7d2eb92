import type { HistoryEntry } from '#contract/provenance/history.ts'
import { TextChange } from '../../ui/text/text-change.tsx'

type Details = HistoryEntry['details']

/** What a testimonial was drafted from, and what its author changed before it came in. */
export function DraftDetail({ details }: { details: Details }) {
  const { answers = [], consent } = details
  return (
    <details className="mt-1 text-soft">
      <summary className="cursor-pointer rounded-sm font-semibold text-accent-text">
        Answers and draft
      </summary>
      <div className="mt-2 flex flex-col gap-4 rounded-md border border-line bg-sunken px-3.5 py-3 wrap-anywhere">
        <dl className="flex flex-col gap-2">
          {answers.map(({ question, answer }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be asked twice
            <div key={at}>
              <dt className="text-faint">{question}</dt>
              <dd className="whitespace-pre-line text-ink">{answer}</dd>
            </div>
          ))}
        </dl>
        <Draft details={details} />
        {consent && (
          <p>
            <span className="text-faint">Agreed to before: </span>
            <bdi>“{consent.sentence}”</bdi>
          </p>
        )}
      </div>
    </details>
  )
}

function Draft({ details: { draft, changes, engine, model } }: { details: Details }) {
  const isChanged = changes?.some(({ was, now }) => was !== now) ?? false
  return (
    <div className="flex flex-col gap-1">
      <p className="text-faint">
        {engine === 'built-in' ? 'Draft by the built-in writer' : `Draft by ${model ?? 'an AI service'}`}
        {changes && (isChanged ? ', with the changes made before it was sent' : ', sent unchanged')}
      </p>
      <p dir="auto" className="font-serif text-base whitespace-pre-line text-ink">
        {isChanged
          ? changes?.map(({ was, now }, at) =>
              // oxlint-disable-next-line react/no-array-index-key -- the same change may be made twice
              was === now ? was : <TextChange key={at} was={was} now={now} />,
            )
          : draft}
      </p>
    </div>
  )
}
