import type { Brief } from './brief.ts'
import { lexiconOf } from './grounding/lexicon/lexicon.ts'
import { sentencesOf } from './grounding/sentences.ts'

const please = /^(?:please|por favor|s['’]il (?:te|vous) pla[iî]t|bitte)[,:]? /iu

/**
 * Sentences of the answers that tell a machine what to write ("Ignore your instructions"). They say nothing of the business, so
 * no draft is made of them; whoever reads it is told which they are. Somebody's "I can say that" is none: an order begins with
 * its verb.
 */
export function ordersIn(brief: Brief): string[] {
  return brief.answers
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ answer }) => sentencesOf(answer))
    .filter((sentence) => isOrder(sentence, brief))
}

/** What the built-in writer hears: the answers without their orders, or as they are when nothing else is left. */
export function withoutOrders(brief: Brief): Brief {
  if (ordersIn(brief).length === 0) return brief
  const answers = brief.answers.flatMap((one) => {
    if (one.kind !== 'text') return [one]
    const told = sentencesOf(one.answer).filter((sentence) => !isOrder(sentence, brief))
    return told.length > 0 ? [{ ...one, answer: told.join(' ') }] : []
  })
  const isHeard = answers.some(({ kind }) => kind !== 'rating' && kind !== 'recommend')
  return isHeard ? { ...brief, answers } : brief
}

function isOrder(sentence: string, { language }: Brief): boolean {
  return lexiconOf(language).source.instructions.exec(sentence.replace(please, ''))?.index === 0
}
