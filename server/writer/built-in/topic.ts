import { ended } from '../text/text.ts'
import { type Quote, withLead } from './quotes-of.ts'
import { languageOf } from './words/language-of.ts'

/**
 * A service that was tapped stands before what was tapped of it: "Catering: fresh ingredients, friendly service." Only of
 * our own two questions, of which the second asks about the first, and where the owner has no leads of their own.
 */
export function withTopic(said: readonly Quote[][]): Quote[][] {
  const service = said.find(([first]) => isTapped(first, 'service'))
  const benefits = said.find(([first]) => isTapped(first, 'benefit'))
  const [topic] = service ?? []
  const [point, ...others] = benefits ?? []
  if (!topic || !point || service?.length !== 1) return [...said]
  const label = topic.typed.replace(/[.:;,]+$/, '')
  const spoken = languageOf(point.typed) ?? languageOf(topic.typed) ?? 'en'
  const colon = spoken === 'fr' ? `${label} :` : `${label}:`
  const joined: Quote = {
    ...point,
    text: ended(withLead(colon, point.typed, spoken, true)),
    answers: [point.answers[0], topic.answers[0]],
  }
  return said
    .filter((quotes) => quotes !== service)
    .map((quotes) => (quotes === benefits ? [joined, ...others] : quotes))
}

function isTapped(quote: Quote | undefined, kind: 'service' | 'benefit'): boolean {
  const answer = quote?.answers[0]
  return answer?.kind === kind && answer.lead?.isOwn === false && quote?.isFragment === true
}
