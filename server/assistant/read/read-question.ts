import type { AssistantQuery } from '#contract/assistant/query.ts'
import { type Draft, newDraft } from './draft.ts'
import { filterRules } from './filter-rules.ts'
import { followUp, isFollowUp } from './follow-up.ts'
import { groupRules, measureRules, takeWhich, whichRules } from './measure-rules.ts'
import type { Named } from './names.ts'
import { plainName } from './names.ts'
import { normalized, withoutCourtesy, withoutMarks } from './normalized.ts'
import { peopleRules } from './people-rules.ts'
import { followUpWords, plainWords } from './plain-words.ts'
import { queryOf } from './query-of.ts'
import { refusals } from './refusals.ts'
import { applyRules, compiled } from './rule.ts'
import type { Span } from './span.ts'
import { spansIn, spanWords } from './spans.ts'
import { takeNames } from './take-names.ts'
import { takeQuoted, takeWords } from './take-words.ts'
import { themeRules } from './theme-rules.ts'
import { nounRules, requestRules, topicRules } from './topic-rules.ts'

/** What a question asks, or why it is not answered. */
export type ReadQuestion = { readonly query: AssistantQuery } | Refusal
export interface Refusal {
  readonly refusal: string
  readonly suggestions?: readonly string[]
  /** The rules do not understand it: an AI service may. */
  readonly mayBeAsked?: true
}

/** What reading needs besides the question; `mended` and `found` ask others. */
export interface Reading {
  /** What the clock of whoever asks shows. */
  readonly now: Date
  readonly names: readonly Named[]
  readonly previous: AssistantQuery | undefined
  readonly mended: (text: string, vocabulary: ReadonlySet<string>) => Promise<string>
  /** Customers and companies that these words may mean. */
  readonly found: (phrases: readonly string[]) => Promise<readonly FoundName[]>
}

export interface FoundName {
  readonly filter: 'customer' | 'company'
  readonly name: string
  /** The words of the question that mean it. */
  readonly phrase: string
}

const requesting = compiled(requestRules)
const people = compiled(peopleRules)
const themes = compiled(themeRules)
const topics = compiled(topicRules)
const grouping = compiled(groupRules)
const filtering = compiled(filterRules)
const which = compiled(whichRules)
const measuring = compiled(measureRules)
const nouns = compiled(nounRules)
const allRules = [
  ...requesting,
  ...people,
  ...themes,
  ...topics,
  ...grouping,
  ...filtering,
  ...which,
  ...measuring,
  ...nouns,
]

/** Every word that questions are made of. */
export const questionWords: ReadonlySet<string> = new Set([
  ...allRules.flatMap(({ words }) => words),
  ...plainWords,
  ...followUpWords,
  ...spanWords,
  ...'mention mentions mentioning mentioned about without contain containing word words'.split(' '),
])

const isQuestionWord = (word: string) => questionWords.has(word)

const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?\W*$/
const thanks = /^(?:thanks|thank you|thx|great|perfect|ok|okay|cool)(?: (?:a lot|so much|you))?\W*$/
/** What customers said is asked for, and not how many did. */
const quotesWanted =
  /\bquotes?\b|\bwhat\b.*\b(?:say|says|said|saying|write|wrote|think|thinks|thought)\b(?: \w+)? about\b/
const mostSpans = 4
/** What asks for something to be done: nothing is changed here. */
const order =
  /^(?:please )?(?:(?:can|could|would|will) you )?(?:please )?(?:send|email|delete|remove|erase|approve|reject|decline|hide|unhide|publish|unpublish|set|change|edit|rename|make|create|add|write|pretend|invent|repeat|say|translate|print|invite|import|export|cancel|pause)\b/
/** What would be passed over here would be guessed. */
const unsaid = /[<>{}\\;=]/

export async function readQuestion(message: string, reading: Reading): Promise<ReadQuestion> {
  const whole = normalized(message)
  if (greeting.test(whole)) return { refusal: refusals.greeting }
  if (thanks.test(whole)) return { refusal: refusals.welcome }
  const said = withoutCourtesy(whole)
  if (order.test(said)) return { refusal: refusals.order }
  if (unsaid.test(said)) return { refusal: refusals.unknown }
  const draft = newDraft()
  if (quotesWanted.test(said) && !/\bhow many\b/.test(said)) draft.wantsList = true
  const unquoted = takeQuoted(said, draft)
  const themed = applyRules(unquoted, themes, draft)
  const vocabulary = new Set([
    ...questionWords,
    ...reading.names.flatMap(({ name }) => plainName(name).split(' ')),
  ])
  // What testimonials are asked to contain is nobody's slip.
  const longNames = reading.names.filter(({ name }) => plainName(name).includes(' '))
  const mended = await reading.mended(takeWords(themed, draft), vocabulary)
  // "The Spring thank-you campaign" names no season.
  const { spans, rest } = spansIn(takeNames(mended, longNames, isQuestionWord, draft), reading.now)
  if (spans.length > 0) draft.hasSpan = true
  const left = await wordsLeft(readWords(withoutMarks(rest), reading.names, draft), draft, reading)
  if ('refusal' in left) return left
  if (left.unknown.length > 0) return unknownWords(left.unknown, draft)
  if (spans.some(({ from }) => from > reading.now)) return { refusal: refusals.toCome }
  if (spans.length > mostSpans) return { refusal: refusals.spans }
  return decided(draft, spans, said, reading)
}

function readWords(text: string, names: readonly Named[], draft: Draft): string {
  if (/^(?:and )?whom?\b/.test(text)) draft.wantsList = true
  let rest = applyRules(text, requesting, draft)
  rest = applyRules(rest, people, draft)
  rest = applyRules(rest, themes, draft)
  rest = applyRules(rest, topics, draft)
  rest = takeWords(rest, draft)
  rest = takeNames(rest, names, isQuestionWord, draft)
  takeWhich(rest, draft)
  rest = applyRules(rest, grouping, draft)
  rest = applyRules(rest, filtering, draft)
  rest = applyRules(rest, which, draft)
  rest = applyRules(rest, measuring, draft)
  return applyRules(rest, nouns, draft)
}

const longestName = 5

/** The words that nothing accounts for, unless they are somebody's name. */
async function wordsLeft(
  rest: string,
  draft: Draft,
  { found }: Reading,
): Promise<{ unknown: readonly string[] } | Refusal> {
  const isPlain = (word: string) => plainWords.has(word) || followUpWords.has(word)
  const runs = rest
    .split('|')
    .map((run) => run.trim().split(/\s+/).filter(Boolean))
    .map((run) => run.filter((word) => !/^[.'&+%]+$/.test(word)))
  if (runs.every((run) => run.every(isPlain))) return { unknown: [] }
  const phrases = runs.flatMap((run) => phrasesOf(run, isPlain))
  const names = phrases.length > 0 ? await found([...new Set(phrases)]) : []
  const taken = new Set<string>()
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length)) {
    const words = phrase.split(' ')
    if (words.some((word) => taken.has(word))) continue
    const meant = names.filter((name) => name.phrase === phrase)
    const [first, ...others] = meant
    if (!first) continue
    if (others.length > 0)
      return {
        refusal: refusals.whichOne(
          phrase,
          meant.map(({ name }) => name),
        ),
      }
    draft.filters[first.filter] = [...(draft.filters[first.filter] ?? []), first.name]
    for (const word of words) taken.add(word)
  }
  return { unknown: runs.flat().filter((word) => !isPlain(word) && !taken.has(word)) }
}

/** Every row of words that may be a name: none of ordinary words alone. */
function phrasesOf(run: readonly string[], isPlain: (word: string) => boolean): string[] {
  return run
    .flatMap((_, at) =>
      Array.from({ length: Math.min(longestName, run.length - at) }, (_unused, more) =>
        run.slice(at, at + more + 1),
      ),
    )
    .flatMap((words) => (words.every(isPlain) ? [] : [words.join(' ')]))
}

function unknownWords(unknown: readonly string[], draft: Draft): Refusal {
  const words = unknown.map((word) => word.replaceAll('#', '')).filter(Boolean)
  const isAboutTestimonials = draft.nouns.has('testimonials') && words.length > 0
  return {
    refusal: refusals.words(unknown),
    mayBeAsked: true,
    ...(isAboutTestimonials && {
      suggestions: [`How many testimonials mention “${words.slice(0, 3).join(' ').slice(0, 60)}”?`],
    }),
  }
}

function decided(draft: Draft, spans: readonly Span[], said: string, { previous }: Reading): ReadQuestion {
  if (previous && isFollowUp(draft, spans, said, previous)) {
    const changed = followUp(previous, draft, spans)
    if (changed) return { query: changed }
  }
  const query = queryOf(draft, spans)
  return query ? { query } : { refusal: refusals.unknown, mayBeAsked: true }
}
