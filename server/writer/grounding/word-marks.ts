import type { CustomerLanguage } from '#contract/languages.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { type Mark, marksOfClauses } from './lexicon/marks.ts'
import { isClaim, type Token } from './tokens.ts'

/** The marks of every token of a clause, from the small words around it. */
export function wordMarksOf(tokens: readonly Token[], lexicon: Lexicon): Set<Mark>[] {
  const found = tokens.map((token, at) => new Set(ownMarks(token, tokens[at + 1], lexicon)))
  const negation = tokens.findIndex(({ marks }) => marks.includes('not'))
  const againAt = negation === -1 ? -1 : againAfter(tokens, negation, lexicon.language)
  for (const [at, token] of tokens.entries()) {
    if (at === againAt) continue
    if (token.role !== 'free') {
      if (token.marks.includes('not')) spreadRight(found, tokens, at + 1, 'not')
      continue
    }
    for (const mark of token.marks) {
      if (marksOfClauses.has(mark)) continue
      if (mark === 'not' || mark === 'ceased') negate(found, tokens, at, mark, lexicon)
      else markNext(found, tokens, at, mostOf(tokens, at, mark), lexicon.source.granted.like)
    }
  }
  return found
}

/** "Schneller Service" compares nothing, "der Service ist schneller" does. */
function ownMarks(
  { role, marks, fold }: Token,
  next: Token | undefined,
  { language }: Lexicon,
): readonly Mark[] {
  if (role === 'free') return []
  const isBeforeNoun = language === 'de' && /[^e]er$/.test(fold) && /^\p{Lu}/u.test(next?.text ?? '')
  return isBeforeNoun ? marks.filter((mark) => mark !== 'more') : marks
}

/** A Romance comparison behind an article is a superlative. */
function mostOf(tokens: readonly Token[], at: number, mark: Mark): Mark {
  return mark === 'more' && /^(?:el|la|los|las|lo|le|les|o|a|os|as)$/.test(tokens[at - 1]?.fold ?? '')
    ? 'most'
    : mark
}

const ofNumbers = new Set<Mark>(['about', 'atLeast', 'atMost'])
/** "We pay more than them" counts nothing. */
const comparing = /^(?:more|mehr|mas|plus|mais|less|fewer|weniger|menos|moins) /

function markNext(found: Set<Mark>[], tokens: readonly Token[], at: number, mark: Mark, like: string): void {
  const isBehind =
    (mark === 'less' || mark === 'more') &&
    tokens[at - 2]?.role === 'number' &&
    tokens[at - 1]?.role === 'word'
  const next = isBehind ? -1 : tokens.findIndex((token, index) => index > at && isClaim(token))
  if (ofNumbers.has(mark) && tokens[next]?.role !== 'number') {
    if (comparing.test(tokens[at]?.fold ?? '')) found[next]?.add(mark === 'atLeast' ? 'more' : 'less')
    return
  }
  const liked = tokens.findIndex(({ key }) => key === like)
  const compared = ofLiking[mark]
  if (compared && liked !== -1 && (next === -1 || next === liked || liked === at - 1)) {
    found[liked]?.add(compared)
    return
  }
  const target = next === -1 ? tokens.findLastIndex((token, index) => index < at && isClaim(token)) : next
  found[target]?.add(mark)
}

/** "I liked the bread most" and "me gustó más el pan" compare the liking, not the bread. */
const ofLiking: Readonly<Partial<Record<Mark, Mark>>> = {
  more: 'most',
  most: 'most',
  less: 'least',
  least: 'least',
}

/** A negation reaches to the end of its clause; the last word of a clause negates all of it, as German does. */
function negate(
  found: Set<Mark>[],
  tokens: readonly Token[],
  at: number,
  mark: Mark,
  { language }: Lexicon,
): void {
  const kind = againAfter(tokens, at, language) === -1 ? mark : 'ceased'
  const behind = tokens.findIndex((token, index) => index > at && isClaim(token))
  if (language === 'fr' && behind !== -1) {
    const before = tokens.findLastIndex((token, index) => index < at && isClaim(token))
    if (before !== -1 && !tokens.slice(0, before).some(({ fold }) => fold === "n'" || fold === 'ne'))
      spread(found, tokens, before, before + 1, kind)
  }
  if (language === 'de') {
    for (const [index, token] of tokens.slice(0, at).entries()) {
      if (isClaim(token) && !/^\p{Lu}/u.test(token.text)) found[index]?.add(kind)
    }
  }
  if (behind === -1) spread(found, tokens, 0, at, kind)
  else spreadRight(found, tokens, at + 1, kind)
}

const again: Readonly<Partial<Record<CustomerLanguage, RegExp>>> = {
  en: /^(?:anymore|any more|any longer)$/,
  de: /^mehr$/,
  fr: /^plus$/,
  es: /^mas$/,
  pt: /^mais$/,
}

/** Where the "more" stands of "ne ... plus", "keine ... mehr", "no ... más". */
function againAfter(tokens: readonly Token[], at: number, language: CustomerLanguage): number {
  const found = tokens.findIndex(({ fold }, index) => index > at && again[language]?.test(fold))
  if (language === 'fr') return tokens.some(({ fold }) => fold === 'pas') ? -1 : found
  const isLast = !tokens.slice(found + 1).some((token) => isClaim(token))
  return language === 'de' || isLast ? found : -1
}

/** What is denied is the first word that claims something, and what only carries it. */
function spreadRight(found: Set<Mark>[], tokens: readonly Token[], from: number, mark: Mark): void {
  const denied = tokens.findIndex(({ role }, at) => at >= from && (role === 'word' || role === 'number'))
  const end = denied === -1 ? tokens.length : denied + 1
  spread(found, tokens, from, end, mark)
  spread(found, tokens, end, tokens.length, 'beyond')
}

function spread(found: Set<Mark>[], tokens: readonly Token[], from: number, to: number, mark: Mark): void {
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (token && isClaim(token)) found[at]?.add(mark)
  }
}
