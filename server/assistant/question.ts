import { refusals } from './refusals.ts'
import { type Span, spansIn } from './spans.ts'
import type { Topic } from './topic.ts'
import { topics, topicWords } from './topics.ts'
import { mendedWords, unknownWords } from './words.ts'

/** A question that can be answered. */
export interface Question {
  readonly topic: Topic
  readonly spans: readonly Span[]
  readonly text: string
}

const mostSpans = 4
const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?\W*$/
const thanks = /^(?:thanks|thank you|thx|great|perfect|ok|okay|cool)(?: (?:a lot|so much|you))?\W*$/

/** What a message asks, or why it is not answered. Every word of a question must be understood: none is passed over. */
export function readQuestion(message: string, now: Date): Question | { refusal: string } {
  const text = mendedWords(message, topicWords).trim()
  if (greeting.test(text)) return { refusal: refusals.greeting }
  if (thanks.test(text)) return { refusal: refusals.welcome }
  const { spans, rest } = spansIn(text, now)
  const topic = topics.find(({ asks }) => asks.test(rest)) ?? topicOfSpans(rest, spans)
  if (!topic) return { refusal: refusals.unknown }
  const unknown = unknownWords(
    rest.replace(/\bfive-star|four-star|three-star|two-star|one-star|(?<=[1-5])-stars?\b/g, 'star'),
    topic.words.split(' '),
  )
  if (unknown.length > 0) return { refusal: refusals.words(unknown) }
  if (spans.some(({ from }) => from > now)) return { refusal: refusals.toCome }
  if (spans.length > 0 && topic.isOfNow) return { refusal: refusals.ofNow(spans) }
  if (spans.length > mostSpans) return { refusal: refusals.spans }
  return { topic, spans, text: rest }
}

/** "March vs April?" compares, and "how was March?" asks for how it went. */
function topicOfSpans(rest: string, spans: readonly Span[]): Topic | undefined {
  if (
    spans.length === 0 ||
    !/^\W*(?:(?:and|how|what|about|was|were|is|did|go|it|we|i|do|this|s)\W*)*$/.test(rest)
  )
    return undefined
  return topics.find(({ name }) => name === 'trends')
}
