import { capitalized, ended } from '../text/text.ts'
import { type Quote, uncapitalized } from './quotes-of.ts'
import { languageOf } from './words/language-of.ts'

/**
 * A service that was tapped stands behind what was tapped of it: "Fresh ingredients, friendly service (catering)." Only of
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
  const joined: Quote = {
    ...point,
    text: ended(`${point.text.replace(/\.$/, '')} (${uncapitalized(label, spoken)})`),
    answers: [point.answers[0], topic.answers[0]],
  }
  return said
    .filter((quotes) => quotes !== service)
    .map((quotes) => (quotes === benefits ? [joined, ...others] : quotes))
}

/** A service alone, with nothing tapped of it, comes last, in parentheses: "They redid our bathroom in 12 days. (Renovations)" */
export function withServiceLast(quotes: readonly Quote[]): Quote[] {
  const at = quotes.findIndex((quote) => quote.answers.length === 1 && isTapped(quote, 'service'))
  const service = quotes[at]
  if (!service || quotes.length === 1) return [...quotes]
  const label = capitalized(service.typed.replace(/[.:;,]+$/, ''))
  return [...quotes.toSpliced(at, 1), { ...service, text: `(${label})` }]
}

function isTapped(quote: Quote | undefined, kind: 'service' | 'benefit'): boolean {
  const answer = quote?.answers[0]
  return answer?.kind === kind && answer.lead?.isOwn === false && quote?.isFragment === true
}
