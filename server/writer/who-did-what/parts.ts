import { type Lexicon } from '../grounding/lexicon/lexicon.ts'
import { marksOfClauses } from '../grounding/lexicon/marks.ts'
import { isClaim, type Token } from '../grounding/tokens.ts'
import { type Grammar } from './grammar.ts'
import { type Part } from './types.ts'

const adverb = { en: /[a-z]{3}ly$/, es: /mente$/, fr: /ment$/, de: /(?!)/, pt: /mente$/ }

const alwaysMovable =
  /^(?:again|already|still|once|twice|finally|wieder|noch|schon|otra vez|vez|encore|deja|de nouveau|ainda|outra vez|de novo|even|actually|auch|sogar)$/

/** Whether a word only binds or dates others, also where a lexicon knows it as a word that says something. */
function isSmall(token: Token | undefined, grammar: Grammar, lexicon: Lexicon): boolean {
  if (!token || !isClaim(token)) return true
  return (
    token.role !== 'number' &&
    (governorAt([token], 0, grammar, lexicon) !== undefined ||
      grammar.has('before', token.fold) ||
      grammar.has('titles', token.fold))
  )
}

export function partsOf(tokens: readonly Token[], lexicon: Lexicon, grammar: Grammar): Omit<Part, 'claim'>[] {
  const parts: Omit<Part, 'claim'>[] = []
  let chunk = 0
  let from = -1
  for (const [at, token] of tokens.entries()) {
    if (isSmall(token, grammar, lexicon)) {
      if (!isDegree(token, grammar)) from = -1
      continue
    }
    const isNext = from !== -1 && endsChunk(tokens[at - 1], token, lexicon)
    if (from === -1 || isNext) {
      from = at
      chunk++
    }
    const isCounted = isNext && token.role === 'number'
    const before = tokens.slice(Math.max(0, from - 5), from)
    const last = before.findLastIndex((one) => one.role === 'stop' || !isSmall(one, grammar, lexicon))
    const small = before.slice(last + 1)
    const next = tokens[at + 1]
    parts.push({
      token,
      at,
      chunk,
      governor:
        (isCounted
          ? parts.at(-1)?.governor
          : governorAt(small, small.length - 1, grammar, lexicon, true, token, tokens.slice(0, from))) ?? '',
      owner: at === from || isJoined(lexicon) ? ownerOf(small, next, grammar) : '',
      hasDeterminer:
        (at === from || isJoined(lexicon)) &&
        small.some(
          (one) => grammar.has('determiners', one.fold) || one.person === 'my' || one.person === 'our',
        ),
      isName: /^\p{Lu}/u.test(token.text) && (at > 0 ? tokens[at - 1]?.role !== 'stop' : false),
      isMovable: false,
    })
  }
  const timed = new Set(
    parts
      .filter(({ token, at }) => lexicon.units.has(token.key) && !isOrdinal(token, tokens[at - 1]))
      .map((one) => one.chunk),
  )
  return parts.map((part) => ({
    ...part,
    isMovable:
      timed.has(part.chunk) ||
      adverb[lexicon.language].test(part.token.fold) ||
      alwaysMovable.test(part.token.fold),
  }))
}

/** Romance adjectives and verbs follow the noun, so that what stands before it is of the first word only. */
function isJoined({ language }: Lexicon): boolean {
  return language === 'en' || language === 'de'
}

/** "The second took 30 minutes" is no second. */
function isOrdinal({ fold }: Token, before: Token | undefined): boolean {
  return /^(?:second|segunda|segundo|seconde?)$/.test(fold) && before?.role !== 'number'
}

/** Behind "three weeks" and behind a German noun something else begins. */
function endsChunk(before: Token | undefined, token: Token, { units, language }: Lexicon): boolean {
  if (!before) return false
  if (units.has(before.key) && token.role === 'word') return true
  if (token.role === 'number' && before.role !== 'number') return true
  if (language === 'de' && before.role === 'number' && /^\p{Ll}/u.test(token.text) && !units.has(token.key))
    return true
  return language === 'de' && /^\p{Lu}/u.test(before.text) && /^\p{Ll}/u.test(token.text)
}

const weakGovernors = new Set(['in', 'on', 'at', 'of', 'to'])

/** The class of what binds: the nearest such word, two of them as one expression. */
function governorAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  lexicon: Lexicon,
  looksBack = false,
  next?: Token,
  earlier: readonly Token[] = [],
): string | undefined {
  let weak: string | undefined
  for (let index = at; index >= 0; index--) {
    const token = tokens[index]
    const two = grammar.governors.get(`${tokens[index - 1]?.fold ?? ''} ${token?.fold ?? ''}`)
    const after = tokens[index + 1] ?? next
    // "Before this, we ..." binds "this" and nothing else.
    if (
      looksBack &&
      index < tokens.length - 2 &&
      tokens[index + 2]?.fold !== 'of' &&
      /^(?:this|that|it|them|us|me|him|eso|esto|ello|cela|ca|isso|isto|mir|uns|ihm|ihnen)$/.test(
        after?.fold ?? '',
      )
    )
      continue
    // "To call" binds nothing, "to the office" does.
    const isInfinitive =
      looksBack &&
      lexicon.language === 'en' &&
      token?.fold === 'to' &&
      index === tokens.length - 1 &&
      /^\p{Ll}/u.test(next?.text ?? '') &&
      next?.role !== 'number'
    const found = isInfinitive
      ? undefined
      : (two ??
        (isNoGovernor(token, after, grammar, lexicon) ? undefined : grammar.governors.get(token?.fold ?? '')))
    if (found === 'than' && isComparing(token, two) && !isCompared(earlier)) continue
    if (!looksBack || (found !== undefined && !weakGovernors.has(found))) return found
    weak ??= found
  }
  return weak
}

/** "Que" and "als" are more than "than"; "compared with" is not. */
function isComparing(token: Token | undefined, two: string | undefined): boolean {
  return two !== undefined || /^(?:que|qu'|als|do que)$/.test(token?.fold ?? '')
}

/** Whether something is compared here: "more ... than". */
export function isCompared(tokens: readonly Token[]): boolean {
  return tokens.some(({ marks }) => marks.includes('more') || marks.includes('less'))
}

/** Small words of the same letters: French "a" and "en", Portuguese "a" and "as". */
function isNoGovernor(
  token: Token | undefined,
  next: Token | undefined,
  grammar: Grammar,
  { language }: Lexicon,
): boolean {
  const text = token?.text.toLowerCase() ?? ''
  if (language === 'pt') return text === 'a' || text === 'as'
  if (language !== 'fr') return false
  const isVerb =
    next !== undefined && (['is', 'was', 'has', 'had'] as const).some((kind) => grammar.has(kind, next.fold))
  return text === 'a' || (text === 'en' && isVerb)
}

/** "20 fewer invoices", "very old": what only grades the next word stands within its row. */
function isDegree({ role, marks, fold }: Token, grammar: Grammar): boolean {
  return (
    role === 'free' &&
    marks.some((mark) => !marksOfClauses.has(mark)) &&
    !marks.includes('not') &&
    grammar.governors.get(fold) === undefined &&
    !grammar.has('determiners', fold)
  )
}

function ownerOf(small: readonly Token[], next: Token | undefined, grammar: Grammar): Part['owner'] {
  if (/^(?:deles?|delas?)$/.test(next?.fold ?? '')) return 'theirs'
  const owners = small.filter(
    ({ person, fold }) => person === 'my' || person === 'our' || grammar.has('theirs', fold),
  )
  const last = owners.at(-1)
  if (!last) return ''
  return last.person === 'my' || last.person === 'our' ? 'ours' : 'theirs'
}
