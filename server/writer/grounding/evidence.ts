import type { Answer } from '../briefs/brief.ts'
import { lineOf, turnedLine } from '../same-words/line.ts'
import type { Line } from '../same-words/types.ts'
import { withoutSaying } from '../same-words/sayings.ts'
import { comparedTheOtherWay } from './compared-the-other-way.ts'
import { foldOf } from './fold.ts'
import type { Ground } from './ground.ts'
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
import { sentencesOf } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

/** One answer, read for what it says. */
export interface Source {
  readonly question: string
  readonly answer: string
  /** Its sentences without capitals and punctuation, as a text may copy them. */
  readonly sentences: ReadonlySet<string>
  /** Its sentences, word by word. */
  readonly lines: readonly Line[]
  readonly asked: Line
  /** The words of the question. */
  readonly askedKeys: ReadonlySet<string>
  readonly askedFolds: ReadonlySet<string>
  readonly verdict: 'yes' | 'no' | undefined
  /** Whether the question is answered by yes or no, so that its words are the claim. */
  readonly isClosed: boolean
  /** Whether it was asked how it was before. */
  readonly isOfBefore: boolean
  readonly asksWhy: boolean
  /** Whether it is what the business did: "they did the catering" of "catering". */
  readonly isService: boolean
  /** What an answer from a scale or a list says without words, and whether it denies it. */
  readonly granted: ReadonlyMap<string, boolean>
  readonly rating?: number
  /** How likely the customer is to recommend, from 1 to 5. */
  readonly likelihood?: number
}

export interface Evidence {
  readonly lexicon: Lexicon
  readonly sources: readonly Source[]
  /** Words of the business's and the customer's own names, which claim nothing. */
  readonly names: ReadonlySet<string>
  readonly rating: number | undefined
  /** All questions and answers without capitals and punctuation, to find quotes in. */
  readonly verbatim: readonly string[]
  readonly questions: readonly string[]
}

export function evidenceOf({ answers, businessName = '', customer, locale, rating }: Ground): Evidence {
  const lexicon = lexiconOf(locale)
  const sources = answers.map((answer) => sourceOf(answer, lexicon))
  const names = [businessName, ...Object.values(customer ?? {})].join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    lexicon,
    sources,
    names: new Set(names.map((name) => foldOf(name, locale))),
    rating: sources.find((source) => source.rating !== undefined)?.rating ?? rating,
    verbatim: answers.flatMap(({ question, answer }) => [
      lettersAndDigitsOf(answer),
      lettersAndDigitsOf(question),
    ]),
    questions: answers.map(({ question }) => lettersAndDigitsOf(question)),
  }
}

/** What follows a yes or no in the same sentence may be copied without it. */
function withoutVerdict(sentence: string): string {
  return sentence.replace(/^(?:yes|no|sí|si|oui|non|ja|nein|sim|não|nao)\s*[,;:.]\s*(?=\S)/iu, '')
}

/** A text by its letters and digits alone. */
export function lettersAndDigitsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function sourceOf({ question, answer, kind }: Answer, lexicon: Lexicon): Source {
  const statements = sentencesOf(answer).filter((sentence) => !lexicon.orders.test(sentence))
  const turned = statements.flatMap((sentence) => comparedTheOtherWay(sentence, lexicon.language))
  const lines = [...statements.flatMap((one) => withoutSaying(one, lexicon)), ...turned].map((one) =>
    lineOf(one, lexicon),
  )
  const asked = lineOf(question, lexicon)
  const tokens = tokensOf(question, lexicon)
  const isOpen = !/[?？]/u.test(question) || tokens.some(({ fold }) => lexicon.asks.has(fold))
  const value = /^\s*(\d+(?:[.,]\d+)?)(?:\s*\/\s*\d+)?\s*$/.exec(answer)?.[1]
  const degree = value === undefined ? undefined : Number(value.replace(',', '.'))
  const verdict = degree === undefined ? verdictOf(tokensOf(answer, lexicon), lexicon) : undefined
  return {
    question,
    answer,
    sentences: new Set([...statements, ...statements.map(withoutVerdict)].map(lettersAndDigitsOf)),
    lines: degree === undefined ? [...lines, ...lines.flatMap(turnedLine)] : [],
    asked,
    askedKeys: new Set(tokens.map(({ key }) => key)),
    askedFolds: new Set(tokens.map(({ fold }) => fold)),
    verdict,
    isClosed: verdict !== undefined && !isOpen,
    isOfBefore: before.test(foldOf(question, lexicon.language)),
    asksWhy: asksWhy(question, lexicon),
    isService: kind === 'service',
    granted: grantedBy(kind, degree, lexicon),
    ...(kind === 'rating' && degree !== undefined ? { rating: degree } : {}),
    ...(kind === 'recommend' && degree !== undefined ? { likelihood: degree } : {}),
  }
}

function asksWhy(question: string, { language, source }: Lexicon): boolean {
  const text = ` ${foldOf(question, language).replace(/[^\p{L}]+/gu, ' ')} `
  return source.why
    .split(' ')
    .some((word) => text.includes(` ${foldOf(word.replaceAll('_', ' '), language)} `))
}

const before =
  /\b(?:before|previously|previous|antes|anterior(?:mente)?|avant|auparavant|vorher|zuvor|davor|fruher|früher|anteriormente)\b/

/** Yes or no, when an answer begins with either; "perhaps" decides nothing. */
function verdictOf(tokens: readonly Token[], lexicon: Lexicon): Source['verdict'] {
  const first = tokens.find(({ role }) => role !== 'stop')
  if (!first || first.marks.includes('maybe')) return undefined
  if (lexicon.no.has(first.fold)) return 'no'
  return lexicon.yes.has(first.fold) ? 'yes' : undefined
}

/** A list of benefits says what is liked, and a degree whether somebody is satisfied, or would recommend. */
function grantedBy(
  kind: Answer['kind'],
  degree: number | undefined,
  { source: { granted } }: Lexicon,
): ReadonlyMap<string, boolean> {
  if (kind === 'benefit') return new Map([[granted.like, true]])
  if (degree === undefined || degree === 3) return new Map()
  if (kind === 'recommend') return new Map([[granted.recommend, degree > 3]])
  return kind === 'rating'
    ? new Map([
        [granted.satisfied, degree > 3],
        [granted.good, degree > 3],
      ])
    : new Map()
}
