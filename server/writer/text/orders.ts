import type { Brief } from '../briefs/brief.ts'
import { lexiconOf } from '../grounding/lexicon/lexicon.ts'
import { sentencesOf } from '../grounding/sentences.ts'
import { lettersOf } from './letters-of.ts'

const please = /^(?:please|por favor|s['’]il (?:te|vous) pla[iî]t|bitte)[,:]? /iu

/**
 * Sentences of the answers that the check takes for orders to a machine ("Ignore your instructions"), as far as a draft does
 * not have them: they say nothing of the business, and whoever reads the draft is told which they are.
 */
export function ordersLeftOut({ answers, language }: Brief, content: string): string[] {
  const { orders } = lexiconOf(language)
  const said = lettersOf(content)
  return answers
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ answer }) => sentencesOf(answer))
    .filter((sentence) => orders.test(sentence) && !said.includes(lettersOf(sentence)))
}

/**
 * What the built-in writer hears: the answers without their orders, or as they are when nothing else is left. Somebody's "I
 * can say that" is none: an order begins with its verb.
 */
export function withoutOrders(brief: Brief): Brief {
  const answers = brief.answers.flatMap((one) => {
    if (one.kind !== 'text') return [one]
    const all = sentencesOf(one.answer)
    const statements = all.filter((sentence) => !isInstruction(sentence, brief))
    if (statements.length === all.length) return [one]
    return statements.length > 0 ? [{ ...one, answer: statements.join(' ') }] : []
  })
  const isHeard = answers.some(({ kind }) => kind !== 'rating' && kind !== 'recommend')
  return isHeard ? { ...brief, answers } : brief
}

function isInstruction(sentence: string, { language }: Brief): boolean {
  return lexiconOf(language).orders.exec(sentence.replace(please, ''))?.index === 0
}
