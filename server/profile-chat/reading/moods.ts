import type { Piece } from './clauses.ts'
import { longPattern } from './long-pattern.ts'

/** What a clause is when it changes nothing. */
export type Mood = 'question' | 'thanks' | 'plan' | 'later' | 'past' | 'keep' | 'hearsay' | 'order'

const thanks = longPattern(String.raw`
  ^(?:thanks|thank you|thx|cheers|great|perfect|awesome|nice|cool|ok|okay|got it|good job|well done|hi|hello
  |hey|good (?:morning|afternoon|evening)|bye|goodbye|that(?:'s| is| was) (?:great|all|helpful|perfect|it)
  |you're (?:great|the best)|much appreciated|lovely|wonderful|yes|no|sure)(?:[\s,!]+(?:there|so much|a lot
  |again|very much|for .*|that .*|you|everyone|all|team|it|plaudit|thanks|thank you))*$`)
const question = longPattern(String.raw`
  ^(?:what(?! (?:makes|sets|keeps) us\b| we (?:do|offer|sell|provide)(?: now)?(?: is| are)?(?:\s*:|\s+\w))|how|why|when|where|who|whose|which|whether|should|shall|is|are|am|was
  |were|do|does|did|has|have(?! (?:customers|clients|people|guests|them|everyone)\b)|can|could|would|will|may|might|any idea|do you|tell me|show me|explain|give me
  |what's|who's|where's|when's|how's|isn't|aren't|don't you|can't you|won't you|didn't)(?!\S)`)
const plan = longPattern(String.raw`
  \b(?:if|unless|maybe|perhaps|possibly|probably|might|someday|some day|one day|eventually|thinking (?:of
  |about)|think(?:ing)? we|consider(?:ing|ed)?|hop(?:e|ing) to|hopefully|plan(?:s|ning)? (?:to|on)|want to
  |wanted to|would like to|we'd like|wish|dream|what if|suppose|imagine|wonder(?:ing|s)?|could|would
  |(?<!\bwe )should(?! (?:be|go|say|read|ring|call|phone|dial|text|email|mail|send|write|reply|message|visit|use|contact|reach))|we should|ought to|may
  |either|almost|nearly|not sure|unsure|considered|pretend|let's say|in case|or not)\b`)
const later = longPattern(String.raw`
  \b(?:next (?:week|month|year|spring|summer|fall|autumn|winter)|tomorrow|soon|in the future|later|will be
  |we'll|i'll|going to|gonna|(?:from|starting|as of|until|by) (?:next|monday|tuesday|wednesday|thursday|friday
  |saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)
  |(?:in|within) (?:\d+|a few|two|three|a couple of) (?:days|weeks|months|years))\b`)
/** What was so, and need not be any more. "It was changed to" is how it is now. */
const past = longPattern(String.raw`
  \b(?:was|were)\b(?! (?:just |now |recently |also |officially )*(?:\w+ed|taken|given|sold|passed|put|set|made)\b)
  |\b(?:used to|back then|at the time|in those days|at one time|(?:years|months|weeks|ages) ago|formerly|previously
  |originally|initially|historically|in the past|no more than a memory)\b|\bhad been\b
  |\b(?:in|until|till|before|by|since) (?:19|20)\d\d\b|^(?:once|before (?:that|this)|until (?:then|recently))\b
  |\bonce$`)
const keep = longPattern(String.raw`
  \b(?:don't|do not|doesn't|does not|never|no need to|not)\b.*\b(?:want|change|touch|call|rename|remove|add
  |edit|update|replace|delete|need|drop|alter|like|mean|say|take|use|put)\b|^(?:keep|leave|stay)\b
  |\b(?:not true|isn't true|not yet|still)\b|\b(?:haven't|hasn't|hadn't|didn't|never) (?:stop|quit|start
  |change|move|rename|add|dropp|drop)`)
const hearsay = longPattern(String.raw`
  \b(?:says|(?:they|people|some|customers|clients|guests|reviews?) say|said(?! (?:goodbye|bye|farewell))|saying|told|tells|asks?|asked
  |thinks?|thought|claims?|claimed|suggests?|suggested|recommends?|recommended|heard|believes?|rumou?rs?
  |according to|complain(?:s|ed|ing)?|competitors?|pretends?|jok(?:e|ing)|quote|repeat|translate|someone
  |somebody|everybody|everyone)\b`)
const order = longPattern(String.raw`
  \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:all|any|your|the|previous|above|prior|what
  |everything|instructions?|rules?)\b|\b(?:system|developer) ?(?:prompt|message|mode)\b|\bSYSTEM:
  |\byou are now\b|\b(?:your|new) (?:instructions|rules)\b|\bpretend\b|\bprint (?:the|your)\b|<[^>]*>|[<>{}[\]
  |\\]|\bjavascript:|https?:\/\/\d|\bapi key\b|\bdrop table\b`)

/** Somebody's words and nothing else: whose they are is not said. */
function isQuoted(text: string): boolean {
  return /^"[^"]*"\W*$/u.test(text) && /\s/u.test(text)
}

/** Orders to a machine, and markup: with one of them, nothing of the message is taken. */
export function isOrder(message: string): boolean {
  return order.test(message)
}

/** Why a clause changes nothing, when its form says so. */
export function moodOf({ text: typed, isAsked }: Piece): Mood | undefined {
  // What an address is made of says nothing: ask@harbor.example.
  const text = typed.replace(/\S+@\S+|\S+\.\S+\/\S*/gu, '@')
  if (thanks.test(text)) return 'thanks'
  if (isAsked || question.test(text)) return 'question'
  if (hearsay.test(text) || isQuoted(text)) return 'hearsay'
  if (keep.test(text)) return 'keep'
  if (past.test(text)) return 'past'
  if (plan.test(text)) return 'plan'
  if (later.test(text)) return 'later'
  return undefined
}
