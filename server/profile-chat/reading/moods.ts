import type { Piece } from './clauses.ts'
import { longPattern } from './long-pattern.ts'

/** What a clause is when it changes nothing. */
export type Mood = 'question' | 'thanks' | 'plan' | 'later' | 'keep' | 'hearsay' | 'order'

const thanks = longPattern(String.raw`
  ^(?:thanks|thank you|thx|cheers|great|perfect|awesome|nice|cool|ok|okay|got it|good job|well done|hi|hello
  |hey|good (?:morning|afternoon|evening)|bye|goodbye|that(?:'s| is| was) (?:great|all|helpful|perfect|it)
  |you're (?:great|the best)|much appreciated|lovely|wonderful|yes|no|sure)(?:[\s,!]+(?:there|so much|a lot
  |again|very much|for .*|that .*|you|everyone|all|team|it|plaudit|thanks|thank you))*$`)
const question = longPattern(String.raw`
  ^(?:what(?! (?:makes|sets|keeps) us\b)|how|why|when|where|who|whose|which|whether|should|shall|is|are|am|was
  |were|do|does|did|has|have|can|could|would|will|may|might|any idea|do you|tell me|show me|explain|give me
  |what's|who's|where's|when's|how's|isn't|aren't|don't you|can't you|won't you|didn't)(?!\S)`)
const plan = longPattern(String.raw`
  \b(?:if|unless|maybe|perhaps|possibly|probably|might|someday|some day|one day|eventually|thinking (?:of
  |about)|think(?:ing)? we|consider(?:ing|ed)?|hop(?:e|ing) to|hopefully|plan(?:s|ning)? (?:to|on)|want to
  |wanted to|would like to|we'd like|wish|dream|what if|suppose|imagine|wonder(?:ing|s)?|could|would
  |(?<!\bwe )should(?! (?:be|go|say|read|ring|call|email|write|use|contact|reach))|we should|ought to|may
  |used to|almost|nearly|not sure|unsure|considered|pretend|let's say|in case|or not)\b`)
const later = longPattern(String.raw`
  \b(?:next (?:week|month|year|spring|summer|fall|autumn|winter)|tomorrow|soon|in the future|later|will be
  |we'll|i'll|going to|gonna|(?:from|starting|as of|until|by) (?:next|monday|tuesday|wednesday|thursday|friday
  |saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)
  |(?:in|within) (?:\d+|a few|two|three|a couple of) (?:days|weeks|months|years))\b`)
const keep = longPattern(String.raw`
  \b(?:don't|do not|doesn't|does not|never|no need to|not)\b.*\b(?:want|change|touch|call|rename|remove|add
  |edit|update|replace|delete|need|drop|alter|like|mean|say|take|use|put)\b|^(?:keep|leave|stay)\b
  |\b(?:not true|isn't true|not yet|still)\b|\b(?:haven't|hasn't|hadn't|didn't|never) (?:stop|quit|start
  |change|move|rename|add|dropp|drop)`)
const hearsay = longPattern(String.raw`
  \b(?:says|(?:they|people|some|customers|clients|guests|reviews?) say|said|saying|told|tells|asks?|asked
  |thinks?|thought|claims?|claimed|suggests?|suggested|recommends?|recommended|heard|believes?|rumou?rs?
  |according to|complain(?:s|ed|ing)?|competitors?|pretends?|jok(?:e|ing)|quote|repeat|translate|someone
  |somebody|everybody|everyone)\b`)
const order = longPattern(String.raw`
  \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:all|any|your|the|previous|above|prior|what
  |everything|instructions?|rules?)\b|\b(?:system|developer) ?(?:prompt|message|mode)\b|\bSYSTEM:
  |\byou are now\b|\b(?:your|new) (?:instructions|rules)\b|\bpretend\b|\bprint (?:the|your)\b|<[^>]*>|[<>{}[\]
  |\\]|\bjavascript:|https?:\/\/\d|\bapi key\b|\bdrop table\b`)

/** Orders to a machine, and markup: with one of them, nothing of the message is taken. */
export function isOrder(message: string): boolean {
  return order.test(message)
}

/** Why a clause changes nothing, when its form says so. */
export function moodOf({ text, isAsked }: Piece): Mood | undefined {
  if (thanks.test(text)) return 'thanks'
  if (isAsked || question.test(text)) return 'question'
  if (hearsay.test(text)) return 'hearsay'
  if (keep.test(text)) return 'keep'
  if (plan.test(text)) return 'plan'
  if (later.test(text)) return 'later'
  return undefined
}
