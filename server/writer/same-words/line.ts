import type { CustomerLanguage } from '#contract/languages.ts'
import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import { type Token, tokensOf } from '../grounding/tokens.ts'
import { grammarOf, type Grammar } from '../grounding/lexicon/grammar.ts'
import { activeOf } from './passive.ts'
import type { Line, Unit, Word } from './types.ts'
import { openerOf, type Opener } from './opener.ts'

const articles: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /^(?:the|an?)$/,
  es: /^(?:el|la|los|las|una?|unos|unas)$/,
  fr: /^(?:le|la|les|l'|une?)$/,
  de: /^(?:der|die|das|den|dem|des|eine?|eine[nmrs])$/,
  pt: /^(?:o|a|os|as|uma?|uns|umas)$/,
}
const fillers: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /^(?:really|also|too|just|well|yes|that|so|then)$/,
  es: /^(?:tambien|entonces|pues)$/,
  fr: /^(?:ne|n'|aussi|alors|puis|oui)$/,
  de: /^(?:auch|halt|eben|ja|dann|also|dass)$/,
  pt: /^(?:tambem|entao|pois|sim)$/,
}

const helps = /^(?:do|does|did)$/
const during = /^(?:durante|pendant)$/

/** What is longer is no sentence of a customer, and is read as far as this. */
export const mostWords = 90

/** Reads a sentence word by word. */
export function lineOf(sentence: string, lexicon: Lexicon): Line {
  const grammar = grammarOf(lexicon.language)
  const tokens = tokensOf(sentence, lexicon)
  const units: { opener: Opener; words: Word[] }[] = [{ opener: '', words: [] }]
  let isBehindComma = false
  let article = ''
  for (const [at, token] of tokens.slice(0, mostWords).entries()) {
    if (token.role === 'stop') {
      isBehindComma ||= /^[,;:()–—…!?]$/.test(token.text)
      continue
    }
    const opener = openerOf(tokens, at, isBehindComma, grammar, lexicon)
    if (opener || isBehindComma) units.push({ opener: opener ?? '', words: [] })
    isBehindComma = false
    if (opener === 'and') continue
    if (isBehindAnd(units.at(-1)) && /^(?:que|qu'|that|dass)$/.test(token.fold)) continue
    if (helps.test(token.fold) && tokens[at + 1]?.marks.includes('not') && lexicon.language === 'en') continue
    if (during.test(token.fold) && tokens[at + 1]?.role === 'number') continue
    if (articles[lexicon.language].test(token.fold) && !token.marks.includes('not')) {
      article = token.fold
      continue
    }
    if (fillers[lexicon.language].test(token.fold)) continue
    units.at(-1)?.words.push({
      token,
      at: 0,
      unit: 0,
      what: whatOf(token, grammar, lexicon),
      article,
      startsNoun:
        article !== '' || isOwner(token, grammar) || (token.role !== 'free' && /^\p{Lu}/u.test(token.text)),
      movable: movableOf(tokens, at, grammar, lexicon, article !== ''),
    })
    article = ''
  }
  return {
    ...numbered(joined(units.filter(({ words }) => words.length > 0))),
    lexicon,
    isCut: tokens.length > mostWords,
  }
}

function isBehindAnd(unit: { opener: Opener; words: Word[] } | undefined): boolean {
  return unit?.opener === 'and' && unit.words.length === 0
}

function isOwner({ person, fold }: Token, grammar: Grammar): boolean {
  return person === 'my' || person === 'our' || grammar.has('theirs', fold)
}

/** Small words of the same letters: French "a" is a verb, Portuguese "a" an article. */
function governorOf({ text, fold }: Token, grammar: Grammar, { language }: Lexicon): string | undefined {
  const isNone =
    language === 'es' ? /^hacía/i.test(text) : /^(?:pt|fr)$/.test(language) && /^(?:a|as)$/i.test(text)
  return isNone ? undefined : grammar.governors.get(fold)
}

function whatOf(token: Token, grammar: Grammar, lexicon: Lexicon): string {
  const { role, key, marks, fold, person } = token
  if (role === 'number') return key
  if (/^hab(?:t|en)$/.test(fold)) return 'hat'
  if (role === 'word' || role === 'carrier' || role === 'topic')
    return grammar.governors.get(fold) ?? [key, ...marks].join('+')
  if (person === 'you') return /^(?:your|yours|ihr.+)$/.test(fold) ? 'their' : 'they'

  if (marks.length > 0) return marks.every((mark) => mark === 'once') ? '=1' : `+${marks.join('+')}`
  return governorOf(token, grammar, lexicon) ?? elided[fold] ?? fold
}

const elided: Readonly<Record<string, string>> = {
  "j'": 'je',
  "m'": 'me',
  "s'": 'se',
  "c'": 'ce',
  "qu'": 'que',
}

function movableOf(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  lexicon: Lexicon,
  isDetermined: boolean,
): Word['movable'] {
  const { units, language } = lexicon
  const token = tokens[at]
  if (!token) return ''
  const governor = governorOf(token, grammar, lexicon)
  if (governor === 'of') return tokens[at + 1]?.role === 'number' ? 'bound' : ''
  if (governor === 'to' && language === 'en') return ''
  if (governor && governor !== 'than') return 'bound'
  const isAdverb = adverb[language].test(token.fold) && /^\p{Ll}/u.test(token.text)
  if (isAdverb || anywhere.test(token.fold)) return 'adverb'
  if (grammar.has('now', token.fold) || grammar.has('before', token.fold)) return 'adverb'
  const isTimed = tokens.slice(at, at + 2).some((one) => units.has(one.key))
  if (!isTimed) return ''
  const isCounting =
    token.role === 'number' ||
    beside.test(token.fold) ||
    (token.role !== 'free' && units.has(token.key)) ||
    (isDetermined && token.role !== 'free') ||
    token.marks.includes('all') ||
    grammar.has('determiners', token.fold)
  return isCounting ? 'time' : ''
}

/** "Next year", "the same day". */
const beside =
  /^(?:next|last|same|following|proxim[oa]|mism[oa]|ultim[oa]|prochaine?|derniere?|meme|n[äa]chste[nrs]?|letzte[nrs]?|mesm[oa])$/

const adverb = { en: /[a-z]{3}ly$/, es: /mente$/, fr: /ment$/, de: /(?!)/, pt: /mente$/ }
const anywhere =
  /^(?:again|already|still|finally|often|sometimes|always|never|wieder|noch|schon|selten|oft|immer|manchmal|nebenbei|abends|morgens|encore|deja|souvent|toujours|siempre|todavia|ya|ainda|sempre|ja)$/

/** "On Saturdays," is part of what follows it, and ", on Saturdays," of what comes before. */
function joined(units: readonly { opener: Opener; words: Word[] }[]): { opener: Opener; words: Word[] }[] {
  const whole: { opener: Opener; words: Word[] }[] = []
  let waiting: Word[] = []
  for (const [at, { opener, words }] of units.entries()) {
    const isAdverbial =
      words[0]?.movable !== '' &&
      opener === '' &&
      words.length <= 6 &&
      !words.some(({ token }, index) => pronoun.test(token.fold) && words[index - 1]?.movable !== 'bound') &&
      (words.some(({ token }) => token.role === 'word' || token.role === 'number') ||
        !words.some(({ token }) => token.role === 'carrier' || token.role === 'topic'))
    const last = whole.at(-1)
    const follows = units[at + 1]
    if (isAdverbial && !last && follows?.opener === '') waiting.push(...words)
    else if (isAdverbial && last) last.words.push(...words)
    else {
      whole.push({ opener, words: [...waiting, ...words] })
      waiting = []
    }
  }
  if (waiting.length > 0) whole.push({ opener: '', words: waiting })
  return whole
}

function numbered(units: readonly { opener: Opener; words: Word[] }[]): Pick<Line, 'words' | 'units'> {
  const all: Word[] = []
  const numberedUnits = units.map(({ opener, words }, unit): Unit => {
    const own = words.map((word, index) => ({
      ...word,
      at: all.length + index,
      unit,
      movable: isInside(words, index) ? ('' as const) : word.movable,
    }))
    all.push(...own)
    return { opener, words: own, inherits: opener === 'and' && unit > 0 && !namesSubject(own) }
  })
  return { words: all, units: numberedUnits }
}

/** A sentence in which what was done by somebody is what somebody did. */
export function turnedLine(line: Line): Line[] {
  const units = line.units.map((unit) => activeOf(unit, line.lexicon.language))
  if (!units.some((unit) => unit?.isTurned === 'with agent')) return []
  const turned = line.units.map(
    (unit, at) => (units[at]?.isTurned === 'with agent' ? units[at] : unit) ?? unit,
  )
  return [{ ...line, ...numbered(turned.map(({ opener, words }) => ({ opener, words: [...words] }))) }]
}

/** "Weeks" of "for two weeks" begins nothing. */
function isInside(words: readonly Word[], index: number): boolean {
  if (words[index]?.movable !== 'time') return false
  const before = words[index - 1]
  if (before === undefined || before.movable === 'bound' || before.what === 'of') return before !== undefined
  return words[index]?.article === '' && (before.movable === 'time' || before.token.role === 'number')
}

const pronoun =
  /^(?:i|we|you|he|she|it|they|yo|nosotros|ella|ellos|ellas|je|j'|vous|il|elle|ils|elles|on|ich|wir|sie|er|man|eu|ele|ela|eles|elas|a gente)$/

export function namesSubject(words: readonly Word[]): boolean {
  if (words.some(({ token }) => pronoun.test(token.fold))) return true
  const first = words.find(({ movable }) => movable === '')
  return first !== undefined && (first.startsNoun || first.token.role === 'number')
}
