import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from './fold.ts'
import type { Entry } from './lexicon/entries.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Person } from './lexicon/source.ts'
import type { Mark } from './lexicon/marks.ts'
import { stemOf } from './stem.ts'

/** A word or number of a text, and what it can claim. */
export interface Token {
  /** As it stands in the text. */
  readonly text: string
  readonly fold: string
  readonly role: Entry['role'] | 'number' | 'stop'
  /** The same for all words of one meaning. */
  readonly key: string
  readonly level: number
  readonly marks: readonly Mark[]
  readonly person?: Person
}

/** Whether a word claims something. */
export function isClaim({ role }: Token): boolean {
  return role === 'word' || role === 'number' || role === 'topic' || role === 'carrier'
}

// A full stop in a sentence ends an abbreviation and no clause.
const piece =
  /\p{Sc}|%|(?<!\p{N})\p{N}{1,3}(?: \p{N}{3})+(?!\p{N})|\p{N}+(?:[.,:'\u00a0\u202f]\p{N}+)*|\p{L}[\p{L}\p{M}]*\p{N}*(?:['’](?=\p{L}|\s|$))?|[,;:!?()–—…"“”«»¿¡]/gu

/** Reads a text into tokens: expressions, numbers in digits or words, small words by their roles, and all others by their stems. */
export function tokensOf(text: string, lexicon: Lexicon): Token[] {
  const pieces = (expandContractions(text, lexicon.language).match(piece) ?? []).flatMap((one) =>
    parted(one, lexicon.language),
  )
  const folds = pieces.map((one) => foldOf(one, lexicon.language))
  const tokens: Token[] = []
  for (let at = 0; at < pieces.length;) {
    const [token, length] = expressionAt(pieces, folds, at, lexicon) ??
      numberAt(pieces, folds, at, lexicon) ?? [wordOf(pieces[at] ?? '', folds[at] ?? '', lexicon), 1]
    tokens.push(token)
    at += length
  }
  if (lexicon.language === 'de') return withWives(tokens)
  return lexicon.language === 'fr' ? withRestrictions(tokens) : tokens
}

/** "Frau" is a title, "meine Frau" is somebody. */
function withWives(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) =>
    token.fold === 'frau' && /^(?:mein|unser|sein|ihr|die|eine|der)/.test(tokens[at - 1]?.fold ?? '')
      ? { ...token, role: 'word', key: 'frau' }
      : token,
  )
}

const otherNegation = /^(?:pas|plus|jamais|rien|aucun|aucune|personne|guere|ni|que|qu')$/
const beginsFrenchClause = /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|ce|c'|ca|cela)$/

/** "Ne ... que" denies nothing: it is "only". */
function withRestrictions(tokens: readonly Token[]): Token[] {
  const whole = [...tokens]
  for (const [at, token] of tokens.entries()) {
    if (token.fold !== 'ne' && token.fold !== "n'") continue
    const end = tokens.findIndex(({ role }, index) => index > at && role === 'stop')
    const rest = tokens.slice(at + 1, end === -1 ? tokens.length : end)
    const found = rest.findIndex(({ fold }) => otherNegation.test(fold))
    const que = rest[found]
    if (
      que === undefined ||
      !que.fold.startsWith('qu') ||
      beginsFrenchClause.test(rest[found + 1]?.fold ?? '')
    )
      continue
    if (tokens.slice(Math.max(0, at - 2), at).some(({ marks }) => marks.includes('not'))) continue
    whole[at] = { ...token, marks: [] }
    whole[at + 1 + found] = { ...que, role: 'free', fold: 'seulement', key: 'seulement', marks: ['only'] }
  }
  return whole
}

/** English contractions, written out. */
function expandContractions(text: string, language: CustomerLanguage): string {
  if (language !== 'en') return text
  return text
    .replace(/\bwon['’]t\b/gi, 'will not')
    .replace(/\bcan['’]t\b/gi, 'can not')
    .replace(/n['’]t\b/gi, ' not')
    .replace(/['’]ll\b/gi, ' will')
    .replace(/['’]d\b/gi, ' would')
    .replace(/\b(it|he|she|that|there|here|what|who)['’]s(?= (?:been|got)\b)/gi, '$1 has')
    .replace(/\b(it|he|she|that|there|here|what|who)['’]s\b/gi, '$1 is')
    .replace(/['’]ve\b/gi, ' have')
    .replace(/['’]re\b/gi, ' are')
    .replace(/['’]m\b/gi, ' am')
    .replace(/['’]s\b/gi, '')
}

/** French elides before an apostrophe; elsewhere it ends nothing that matters. */
function parted(one: string, language: CustomerLanguage): string[] {
  const plain = one.replaceAll('’', "'")
  if (language === 'fr') return [plain]
  return [plain.replace(/'$/, '')].filter(Boolean)
}

function expressionAt(
  pieces: readonly string[],
  folds: readonly string[],
  at: number,
  { entries, openers }: Lexicon,
): [Token, number] | undefined {
  if (!openers.has(folds[at] ?? '')) return undefined
  for (let length = Math.min(5, folds.length - at); length > 1; length--) {
    const fold = folds.slice(at, at + length).join(' ')
    const entry = entries.get(fold)
    if (entry) return [tokenOf(pieces.slice(at, at + length).join(' '), fold, entry), length]
  }
  return undefined
}

function wordOf(text: string, fold: string, lexicon: Lexicon): Token {
  if (/^[,;:!?()–—…"“”«»¿¡]$/.test(text)) return { text, fold, role: 'stop', key: '', level: 0, marks: [] }
  const own = lexicon.entries.get(fold) ?? participleEntry(fold, lexicon)
  if (own) return tokenOf(text, fold, own)
  const stem = stemOf(fold, lexicon.language)
  return tokenOf(text, fold, lexicon.stems.get(stem) ?? { role: 'word', key: stem })
}

/** "Lues" is "lu". */
function participleEntry(fold: string, { language, entries, stems }: Lexicon): Entry | undefined {
  if (language !== 'fr' || !/[iust](?:e|es|s)$/.test(fold) || stems.has(stemOf(fold, language)))
    return undefined
  const known = entries.get(fold.replace(/(?:es|e|s)$/, ''))
  return known?.role === 'word' ? known : undefined
}

function tokenOf(
  text: string,
  fold: string,
  { role, key = fold, level = 0, marks = [], person }: Entry,
): Token {
  return { text, fold, role, key, level, marks, ...(person ? { person } : {}) }
}

function numberAt(
  pieces: readonly string[],
  folds: readonly string[],
  at: number,
  { numbers }: Lexicon,
): [Token, number] | undefined {
  const text = pieces[at] ?? ''
  if (/^\p{N}/u.test(text)) return [numberToken(text, valueOf(text)), 1]
  let sum = numbers.get(folds[at] ?? '')
  if (sum === undefined) return undefined
  let length = 1
  for (;;) {
    const joined = ['y', 'e', 'et', 'and', '-'].includes(folds[at + length] ?? '') ? 1 : 0
    const next = numbers.get(folds[at + length + joined] ?? '')
    const together: number | undefined = next === undefined ? undefined : combined(sum, next)
    if (together === undefined) break
    sum = together
    length += 1 + joined
  }
  return [numberToken(pieces.slice(at, at + length).join(' '), sum), length]
}

/** "Twenty five", "quatre-vingt-dix" and "three hundred" are one number; "nine ten" are two. */
function combined(sum: number, next: number): number | undefined {
  if (next >= 100) return sum < next ? sum * next : undefined
  if (sum === 4 && next === 20) return 80
  const isOpen =
    sum >= 20 && (sum % 100 === 0 || (sum % 10 === 0 && (next < 10 || [60, 80].includes(sum % 100))))
  return isOpen && next > 0 && next < 100 && (sum % 100 === 0 || next < 20) ? sum + next : undefined
}

function numberToken(text: string, value: number | string): Token {
  return { text, fold: text, role: 'number', key: `=${value}`, level: 0, marks: [] }
}

/** "1,000", "1.000" and "1 000" are a thousand; "9:30" stays as it is. */
function valueOf(text: string): number | string {
  const plain = text.normalize('NFKC')
  if (/^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+$/.test(plain)) return Number(plain.replace(/\D/g, ''))
  if (/^\d+(?:[.,]\d+)?$/.test(plain)) return Number(plain.replace(',', '.'))
  return plain
}
