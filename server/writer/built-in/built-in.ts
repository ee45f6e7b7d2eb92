import type { Draft } from '#contract/writer/writer.ts'
import { type Answer, type Brief, wordRange } from '../briefs/brief.ts'
import type { Manner } from '../briefs/fit.ts'
import { withoutOrders } from '../text/orders.ts'
import { arrangeAnswers } from './arrange.ts'
import { fitQuotes } from './fit-quotes.ts'
import { inParagraphs } from './paragraphs.ts'

/**
 * The built-in writer arranges and quotes: what was typed or tapped, sentence by sentence, with a capital and a mark, and
 * not a word more but the leads that a question may have. `leftOut` is what was typed and is not there.
 */
export function builtIn(brief: Brief, manner: Manner): Pick<Draft, 'content' | 'sentences' | 'leftOut'> {
  const { quotes, leftOut } = fitQuotes(arrangeAnswers(withoutOrders(brief)), conciseOf(brief, manner), brief)
  const typed = new Map(brief.answers.map((answer) => [answer.id, answer]))
  const asTyped = (answer: Answer) => {
    const { question, answer: said } = typed.get(answer.id) ?? answer
    return { question, answer: said }
  }
  return {
    content: inParagraphs(quotes, brief),
    sentences: quotes.map(({ text, answers }) => ({ text, grounds: answers.map(asTyped) })),
    leftOut: leftOut.map(({ typed }) => typed),
  }
}

/** Concise means no more than the least that the length stands for. */
function conciseOf({ writingStyle, length }: Brief, manner: Manner): Manner {
  if (writingStyle !== 'concise') return manner
  return { ...manner, maxWords: Math.min(manner.maxWords, wordRange[length][0]) }
}
