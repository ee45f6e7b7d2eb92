import { heldAgainst } from '../same-words/says-the-same.ts'
import { type Evidence, evidenceOf, lettersAndDigitsOf, type Source } from './evidence.ts'
import type { Ground, SentenceCheck } from './ground.ts'
import { sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'

export type { Ground, SentenceCheck } from './ground.ts'

const read = new WeakMap<Ground, Evidence>()

/**
 * Says of each sentence of a text whether the answers say all that it says. It looks nothing up and remembers nothing but
 * how it read a ground, so give it the same object for several texts.
 */
export function checkGrounding(text: string, ground: Ground): SentenceCheck[] {
  const evidence = read.get(ground) ?? evidenceOf(ground)
  read.set(ground, evidence)
  // A text may say one thing a thousand times: what is the same, behind the same, is checked once.
  const checked = new Map<string, SentenceCheck>()
  return sentencesOf(text).map((sentence, at, all) => {
    const before = all[at - 1]
    const key = `${before ?? ''}\n${sentence}`
    const known = checked.get(key) ?? checkSentence(sentence, before, evidence)
    checked.set(key, known)
    return known
  })
}

function checkSentence(sentence: string, before: string | undefined, evidence: Evidence): SentenceCheck {
  const words = lettersAndDigitsOf(sentence)
  const copied = words.includes(' ') && evidence.sources.find(({ sentences }) => sentences.has(words))
  if (copied) return { sentence, isGrounded: true, grounds: [citationOf(copied)], missing: [] }
  const asked = isQuestion(sentence) ? sentence : (quotedQuestion(sentence, evidence) ?? before)
  const plain = withoutQuotes(sentence, evidence)
  const { sources, conflicts } = isQuestion(sentence)
    ? askedBy(sentence, evidence)
    : heldAgainst(plain, evidence)
  const missing = [
    ...conflicts,
    ...replyConflict(plain, asked, evidence),
    ...quotesMissing(sentence, evidence),
  ]
  return {
    sentence,
    isGrounded: missing.length === 0,
    grounds:
      missing.length > 0 ? [] : evidence.sources.filter((source) => sources.includes(source)).map(citationOf),
    missing: missing.length === 0 ? [] : namedMissing(plain, missing, evidence),
  }
}

function citationOf({ question, answer }: Source): SentenceCheck['grounds'][number] {
  return { question, answer }
}

/** Words that no answer has tell best why a sentence is refused. */
function namedMissing(
  sentence: string,
  conflicts: readonly string[],
  { sources, lexicon, names }: Evidence,
): string[] {
  const said = new Set(
    sources.flatMap(({ lines, askedKeys }) => [
      ...lines.flatMap((line) => line.words.map(({ token }) => token.key)),
      ...askedKeys,
    ]),
  )
  const unknown = tokensOf(sentence, lexicon).filter(
    ({ role, key, fold }) => (role === 'word' || role === 'number') && !said.has(key) && !names.has(fold),
  )
  return [...new Set(unknown.length > 0 ? unknown.map(({ text }) => text) : conflicts)]
}

/** Words in quotation marks. */
const quote = /["“«„]([^"“”«»„]+)["”»“]/g

/** What stands in quotation marks has to stand in an answer word for word. */
function quotesMissing(sentence: string, { verbatim }: Evidence): string[] {
  return [...sentence.matchAll(quote)].flatMap(([, words = '']) => {
    const quoted = lettersAndDigitsOf(words)
    return verbatim.some((answer) => ` ${answer} `.includes(` ${quoted} `)) ? [] : [words]
  })
}

/** What is quoted is looked for word for word, so the rest of the sentence is read without it. */
function withoutQuotes(sentence: string, { questions }: Evidence): string {
  return sentence.replace(quote, (whole, words: string) =>
    questions.includes(lettersAndDigitsOf(words)) ? ' ' : whole,
  )
}

function isQuestion(sentence: string): boolean {
  return /[?？]\P{L}*$/u.test(sentence)
}

/** A question claims nothing when it is one that the customer was asked. */
function askedBy(
  sentence: string,
  { questions, sources }: Evidence,
): { sources: Source[]; conflicts: string[] } {
  const at = questions.indexOf(lettersAndDigitsOf(sentence))
  const source = sources[at]
  return source ? { sources: [source], conflicts: [] } : { sources: [], conflicts: [sentence] }
}

function quotedQuestion(sentence: string, { questions }: Evidence): string | undefined {
  return [...sentence.matchAll(quote)]
    .map(([, words = '']) => words)
    .find((words) => questions.includes(lettersAndDigitsOf(words)))
}

/** A "yes" or "no" behind a question of the text has to be the customer's own answer to it. */
function replyConflict(
  sentence: string,
  asked: string | undefined,
  { sources, questions, lexicon }: Evidence,
): string[] {
  const tokens = tokensOf(sentence, lexicon).filter(({ role }) => role !== 'stop')
  const last = tokens.at(-1)
  if (!last || tokens.some(({ role }) => role === 'word' || role === 'number')) return []
  const verdict = lexicon.no.has(last.fold) ? 'no' : lexicon.yes.has(last.fold) ? 'yes' : undefined
  const source = sources[questions.indexOf(lettersAndDigitsOf(asked ?? ''))]
  if (verdict === undefined || (!source && !isQuestion(asked ?? ''))) return []
  const degree = source?.rating ?? source?.likelihood
  const given = degree === undefined || degree === 3 ? source?.verdict : degree > 3 ? 'yes' : 'no'
  return given === verdict ? [] : [last.text]
}
