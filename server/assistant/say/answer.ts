import type { AnswerQuote, AnswerTable } from '#contract/assistant/chat.ts'
import { type Said, textOf } from './pieces.ts'

/** An answer, before anybody phrased it otherwise. */
export interface Answer {
  readonly lines: readonly Said[]
  readonly table?: AnswerTable | undefined
  readonly quotes?: readonly AnswerQuote[] | undefined
  readonly suggestions?: readonly string[] | undefined
}

export const responseOf = ({ lines }: Pick<Answer, 'lines'>) => lines.map(textOf).join('\n')
