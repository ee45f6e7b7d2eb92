import type { Draft } from '#contract/writer.ts'
import { useId } from 'react'
import { excerptOf } from '../lib/excerpt-of.ts'
import { groundedParts } from '../lib/grounded-parts.ts'

/** What the list says around the words, in the reader's language. */
export interface GroundedCopy {
  readonly title: string
  /** Of a sentence that somebody wrote or changed after it was drafted. */
  readonly own: string
}

/** A draft sentence by sentence, as it is now, and under each the answers that it rests on. */
export function GroundedText({
  words,
  sentences,
  copy,
}: {
  words: string
  sentences: Draft['sentences']
  copy: GroundedCopy
}) {
  const id = useId()
  const parts = groundedParts(words, sentences)
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold text-ink">
        {copy.title}
      </h3>
      <ol className="mt-1.5 divide-y divide-line rounded-md border border-line bg-sunken">
        {parts.map(({ text, grounds }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same sentence may be written twice
          <li key={index} className="px-3.5 py-2.5">
            <p className="font-serif text-base">{text}</p>
            {grounds === null ? (
              <p className="mt-0.5 text-sm text-faint">{copy.own}</p>
            ) : (
              <Grounds grounds={grounds} sentence={text} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Grounds({
  grounds,
  sentence,
}: {
  grounds: Draft['sentences'][number]['grounds']
  sentence: string
}) {
  return (
    <ul className="mt-0.5 text-sm text-soft">
      {grounds.map(({ question, answer }) => (
        <li key={`${question} ${answer}`} className="wrap-anywhere">
          {question && (
            <span className="text-faint">{/[?!.:]$/.test(question) ? question : `${question}:`} </span>
          )}
          <q title={answer}>{excerptOf(answer, sentence)}</q>
        </li>
      ))}
    </ul>
  )
}
