import type { Evidence, Source } from '../grounding/evidence.ts'
import type { Line, Word } from './types.ts'

/** What surrounds a sentence of an answer: its question, the sentence before it, the names that everybody knows. */
export interface Around {
  readonly source: Source
  readonly said: Line
  readonly before: Line | undefined
  readonly evidence: Evidence
}

export const thirdPerson = /^(?:he|she|they|it|el|ella|ellos|il|elle|ils|elles|er|sie|es|ele|ela|eles)$/

export function isOurs(word: Word | undefined): boolean {
  return word?.token.person === 'my' || word?.token.person === 'our'
}

const mostOfFragment = 14

/** An answer such as "Three weeks" says what its question asks. */
export function isFragment({ words }: Pick<Line, 'words'>): boolean {
  return (
    words.length <= mostOfFragment &&
    !words.some(
      ({ token }) =>
        token.person === 'i' ||
        token.person === 'we' ||
        /^(?:he|she|they|it|is|are|was|were|has|had|es|era|fue|est|etait|ist|war|hat|hatte|foi|é)$/.test(
          token.fold,
        ),
    )
  )
}
