import type { Draft } from '#contract/writer/writer.ts'
import type { Brief } from '../briefs/brief.ts'
import type { Manner } from '../briefs/fit.ts'
import { withoutOrders } from '../text/orders.ts'
import { arrangeAnswers } from './arrange.ts'
import { fitQuotes } from './fit-quotes.ts'

/**
 * The built-in writer arranges and quotes: what was typed or picked, sentence by sentence, with a capital and a mark, and
 * not a word more. `leftOut` is what was typed and is not there.
 */
export function builtIn(brief: Brief, manner: Manner): Pick<Draft, 'sentences' | 'leftOut'> {
  const { quotes, leftOut } = fitQuotes(arrangeAnswers(withoutOrders(brief)), manner)
  const typed = new Map(brief.answers.map(({ id, question, answer }) => [id, { question, answer }]))
  return {
    sentences: quotes.map(({ text, answer: { id, question, answer } }) => ({
      text,
      grounds: [typed.get(id) ?? { question, answer }],
    })),
    leftOut: leftOut.map(({ typed }) => typed),
  }
}
