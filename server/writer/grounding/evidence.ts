import type { Answer } from '../briefs/brief.ts'
import type { Claim, Clause } from './clauses.ts'
import { clausesOf } from './clauses.ts'
import { comparedTheOtherWay } from './compared-the-other-way.ts'
import { foldOf } from './fold.ts'
import type { Ground } from './ground.ts'
import { otherWordsFor } from './intents.ts'
import { type Lexicon, lexiconOf } from './lexicon/lexicon.ts'
import type { Mark } from './lexicon/marks.ts'
import type { Person } from './lexicon/source.ts'
import { sentencesOf } from './sentences.ts'
import { stemOf } from './stem.ts'
import { readSentence } from '../who-did-what/reading.ts'
import type { Reading } from '../who-did-what/types.ts'

/** One answer, read for what it says. */
export interface Source {
  readonly question: string
  readonly answer: string
  /** Its sentences without capitals and punctuation, as a text may copy them. */
  readonly sentences: ReadonlySet<string>
  /** Whether it was asked how it was before. */
  readonly isOfBefore: boolean
  /** Its sentences, read for who does what. */
  readonly readings: readonly Reading[]
  /** What the answer says in its own words. */
  readonly clauses: readonly Clause[]
  readonly persons: ReadonlySet<Person>
  readonly said: ReadonlyMap<string, readonly Claim[]>
  /** What the question says, as the answer leaves it: "no" turns it around. */
  readonly asked: ReadonlyMap<string, readonly Claim[]>
  /** Whether the question is answered by yes or no, so that its words are the claim. */
  readonly isClosed: boolean
  readonly verdict: 'yes' | 'no' | 'maybe' | undefined
  /** Whether the answer is no, or nothing. */
  readonly isDenied: boolean
  readonly asksWhy: boolean
  /** Whether the question is about what the customer did. */
  readonly asksYou: boolean
  readonly namesCause: boolean
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
  readonly saysWe: boolean
}

export function evidenceOf({ answers, businessName = '', customer, locale, rating }: Ground): Evidence {
  const lexicon = lexiconOf(locale)
  const sources = answers.map((answer) => sourceOf(answer, lexicon))
  const names = [businessName, ...Object.values(customer ?? {})].join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const folded = names.map((name) => foldOf(name, locale))
  return {
    lexicon,
    sources,
    names: new Set([...folded, ...folded.map((name) => stemOf(name, locale))]),
    rating: sources.find((source) => source.rating !== undefined)?.rating ?? rating,
    verbatim: answers.flatMap(({ question, answer }) => [
      lettersAndDigitsOf(answer),
      lettersAndDigitsOf(question),
    ]),
    questions: answers.map(({ question }) => lettersAndDigitsOf(question)),
    saysWe: sources.some(({ persons }) => persons.has('we') || persons.has('our') || persons.has('us')),
  }
}

/** What follows a yes or no in the same sentence may be copied without it. */
function withoutVerdict(sentence: string): string {
  return sentence.replace(/^(?:yes|no|sí|si|oui|non|ja|nein|sim|não|nao)[,;:\s]+(?=\S)/iu, '')
}

/** A text by its letters and digits alone. */
export function lettersAndDigitsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function sourceOf({ question, answer, kind }: Answer, lexicon: Lexicon): Source {
  const statements = sentencesOf(answer).filter((sentence) => !lexicon.source.instructions.test(sentence))
  const turned = statements.flatMap((sentence) => comparedTheOtherWay(sentence, lexicon.language))
  const clauses = clausesOf([...statements, ...turned].join('\n'), lexicon)
  const readings = [...statements, ...turned].map((sentence) => readSentence(sentence, lexicon))
  const questions = clausesOf(question, lexicon)
  const tokens = questions.flatMap((clause) => clause.tokens)
  const isOpen = !/[?？]/u.test(question) || tokens.some(({ fold }) => lexicon.asks.has(fold))
  const value = /^\s*(\d+(?:[.,]\d+)?)(?:\s*\/\s*\d+)?\s*$/.exec(answer)?.[1]
  const degree = value === undefined ? undefined : Number(value.replace(',', '.'))
  const asks = [...questions, ...otherWordsFor(questions, lexicon)]
  const verdict = answerVerdictOf(clauses, lexicon, degree, kind)
  return {
    question,
    answer,
    sentences: new Set([...statements, ...statements.map(withoutVerdict)].map(lettersAndDigitsOf)),
    isOfBefore: asksBefore(question, lexicon),
    readings,
    clauses,
    persons: new Set(clauses.flatMap(({ persons }) => [...persons])),
    said: byKey(clauses),
    asked: byKey(
      degree === undefined
        ? answeredBy(
            asks,
            verdict === 'yes' || isOpen
              ? []
              : clauseMarksOf(clauses.filter(({ sentence }) => sentence === 0)),
          )
        : scaledBy(asks, kind === 'text' ? 3 : degree, lexicon),
    ),
    isClosed: verdict !== undefined && (!isOpen || degree !== undefined),
    verdict,
    isDenied: verdict === 'no' && degree === undefined,
    asksWhy: asksWhy(question, lexicon),
    asksYou:
      tokens.some(({ person }) => person === 'you') || lexicon.language === 'es' || lexicon.language === 'pt',
    namesCause: clauses.some(({ cause }) => cause !== undefined),
    granted: new Map([...grantedBy(kind, degree, lexicon), ...movementsIn(readings, lexicon)]),
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

function asksBefore(question: string, { language }: Lexicon): boolean {
  return before.test(foldOf(question, language))
}

/** Yes or no, when an answer begins with either or is a degree; else nothing is decided. */
function answerVerdictOf(
  clauses: readonly Clause[],
  lexicon: Lexicon,
  degree: number | undefined,
  kind: Answer['kind'],
): 'yes' | 'no' | 'maybe' | undefined {
  if (degree !== undefined) {
    if (kind === 'text') return undefined
    if (degree <= 2) return 'no'
    return degree >= 4 ? 'yes' : undefined
  }
  const [first, second] = clauses[0]?.tokens.filter(({ role }) => role !== 'stop') ?? []
  if (!first) return undefined
  const decisive = first.marks.includes('maybe') ? second : first
  if (decisive && lexicon.no.has(decisive.fold)) return 'no'
  if (clauses[0]?.marks.has('maybe')) return 'maybe'
  return lexicon.yes.has(first.fold) ? 'yes' : undefined
}

function clauseMarksOf(clauses: readonly Clause[]): Mark[] {
  return clauses.flatMap(({ marks }) => [...marks])
}

/** The words of a question with the marks that an answer such as "perhaps" adds. */
function answeredBy(questions: readonly Clause[], added: readonly Mark[]): Clause[] {
  return questions.map((clause) => withClaims({ ...clause, marks: new Set([...clause.marks, ...added]) }))
}

/** "How satisfied are you?" says "satisfied" of a high degree only, and "how likely" adds nothing to it. */
function scaledBy(questions: readonly Clause[], degree: number, { judgments, source }: Lexicon): Clause[] {
  const judging = new Set([...judgments, source.granted.satisfied, source.granted.recommend])
  return questions.map((clause) => {
    const claims = clause.claims.filter(({ token }) => degree >= 4 || !judging.has(token.key))
    return withClaims({ ...clause, marks: new Set(), claims })
  })
}

function withClaims(clause: Clause): Clause {
  const own: { claims: Claim[] } & Omit<Clause, 'claims'> = { ...clause, claims: [] }
  own.claims.push(...clause.claims.map((claim) => ({ ...claim, clause: own })))
  return own
}

/** In how many ways an answer may say one word before it says nothing new: every word of a text is held against each. */
export const mostOfOneWord = 20

/** What is said by each word. Where a clause says the same again, the first time stands for all. */
function byKey(clauses: readonly Clause[]): ReadonlyMap<string, readonly Claim[]> {
  const found = new Map<string, Claim[]>()
  for (const { claims } of clauses) {
    const saidHere = new Set<string>()
    for (const claim of claims) {
      const { key, level } = claim.token
      const what = [key, level, ...claim.marks, ...claim.neighbors].join(' ')
      if (saidHere.has(what)) continue
      saidHere.add(what)
      const ofKey = found.get(key)
      if (!ofKey) found.set(key, [claim])
      else if (ofKey.length < mostOfOneWord) ofKey.push(claim)
    }
  }
  return found
}

/** "Went from 5 days to 2" says that it fell. */
function movementsIn(readings: readonly Reading[], { source: { granted } }: Lexicon): [string, boolean][] {
  return readings.flatMap(({ segments }) =>
    segments.flatMap(({ parts }): [string, boolean][] => {
      const numbers = parts.filter(({ token }) => token.role === 'number')
      const from = numbers.find(({ governor }) => governor === 'from' || governor === 'of')
      const to = numbers.find(
        ({ at, governor }) => from && at > from.at && (governor === 'to' || governor === 'on'),
      )
      const [before, after] = [from, to].map((one) => Number(one?.token.key.slice(1)))
      if (before === undefined || after === undefined || !(before !== after) || Number.isNaN(before + after))
        return []
      return [[before > after ? granted.fall : granted.rise, true]]
    }),
  )
}

/** A list of benefits says what is liked, and a degree whether somebody is satisfied, or would recommend. */
function grantedBy(
  kind: Answer['kind'],
  degree: number | undefined,
  { source: { granted } }: Lexicon,
): ReadonlyMap<string, boolean> {
  if (kind === 'benefit') return new Map([[granted.like, true]])
  if (degree === undefined) return new Map()
  const isDenied = degree <= 2
  if (kind === 'recommend') return new Map(degree === 3 ? [] : [[granted.recommend, !isDenied]])
  if (kind !== 'rating') return new Map()
  const verdicts: [string, boolean][] =
    degree === 3
      ? []
      : [
          [granted.satisfied, !isDenied],
          [granted.good, !isDenied],
        ]
  return new Map([[granted.star, true], ...verdicts])
}
