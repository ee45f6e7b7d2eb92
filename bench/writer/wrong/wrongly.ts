import type { SmallWords } from './words/word-lists.ts'

/** A sentence that one customer typed, with what was asked. */
export interface Typed {
  readonly question: string
  readonly text: string
  /** Which answer it is of. */
  readonly answer: number
}

type Wrongly = (one: Typed, others: readonly Typed[], words: SmallWords) => Array<string | undefined>

const piece = /\p{Sc}?[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*['’]?%?|[^\s\p{L}\p{N}]+/gu

interface Phrase {
  readonly from: number
  readonly to: number
}

/** A name, or a determiner with the noun behind it, at most two words of it. */
function phrasesOf(pieces: readonly string[], words: SmallWords): Phrase[] {
  const found: Phrase[] = []
  for (let at = 0; at < pieces.length; at++) {
    const one = pieces[at] ?? ''
    const next = pieces[at + 1] ?? ''
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(one) && words.because !== 'weil'
    if (words.title.test(one) && /^\p{Lu}/u.test(next)) found.push({ from: at, to: ++at + 1 })
    else if (isName) found.push({ from: at, to: at + 1 })
    else if (words.determiners.test(one) && isNoun(next, words)) {
      const isLong =
        words.because !== 'because'
          ? false
          : !words.small.test(pieces[at + 2] ?? '.') &&
            /^\p{L}/u.test(pieces[at + 2] ?? '') &&
            /^(?:the|a|an|my|our)$/i.test(one) &&
            !/(?:ed|s)$/.test(pieces[at + 2] ?? '') &&
            words.small.test(pieces[at + 3] ?? '')
      found.push({ from: at, to: at + (isLong ? 3 : 2) })
      at += isLong ? 2 : 1
    }
  }
  return found
}

function isNoun(one: string, { small, because }: SmallWords): boolean {
  return (because === 'weil' ? /^\p{Lu}\p{L}+$/u : /^\p{Ll}[\p{L}-]{2,}$/u).test(one) && !small.test(one)
}

function joined(pieces: readonly string[]): string {
  return sentence(
    pieces
      .join(' ')
      .replace(/ (?=[.,;:!?)…])/gu, '')
      .replace(/(?<=[('’]) /gu, ''),
  )
}

export function sentence(text: string): string {
  const whole = text.replace(/\s+/gu, ' ').replace(/^[\s,;]+|[\s,;]+$/gu, '')
  const first = whole.charAt(0).toUpperCase() + whole.slice(1)
  return /[.!?…]$/u.test(first) ? first : `${first}.`
}

const piecesOf = (text: string) => text.match(piece) ?? []
const plain = (text: string) => text.replace(/[.!?…]+$/u, '')
const uncapped = (text: string, { because }: SmallWords) =>
  /^(?:I\b|\p{Lu}\p{Lu})/u.test(text) || because === 'weil'
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** Two noun phrases of one clause, with something that is done between them, change places. */
const who: Wrongly = ({ text }, _, words) => {
  const pieces = piecesOf(text)
  const phrases = phrasesOf(pieces, words)
  return phrases.flatMap((one, at) => {
    const other = phrases[at + 1]
    if (!other) return []
    const between = pieces.slice(one.to, other.from)
    const does = between.some((part) => /^\p{L}{3,}/u.test(part) && !words.small.test(part))
    if (!does || between.some((part) => words.joints.test(part) || !/^[\p{L}\p{N}]/u.test(part))) return []
    const [a, b] = [pieces.slice(one.from, one.to), pieces.slice(other.from, other.to)]
    if (a.join(' ').toLowerCase() === b.join(' ').toLowerCase()) return []
    const low = (parts: string[]) =>
      words.determiners.test(parts[0] ?? '') ? [(parts[0] ?? '').toLowerCase(), ...parts.slice(1)] : parts
    return [
      joined([...pieces.slice(0, one.from), ...low(b), ...between, ...low(a), ...pieces.slice(other.to)]),
    ]
  })
}

const names: Wrongly = ({ text, answer }, others, words) => {
  const pieces = piecesOf(text)
  const own = namesIn(pieces, words)
  const theirs = others
    .filter((one) => one.answer !== answer)
    .flatMap((one) => {
      const all = piecesOf(one.text)
      return namesIn(all, words).map(({ from, to }) => all.slice(from, to).join(' '))
    })
  return own.flatMap(({ from, to }) => {
    const name = pieces.slice(from, to).join(' ')
    const other = theirs.find((one) => !text.includes(lastWord(one)) && !one.includes(lastWord(name)))
    return other ? [joined([...pieces.slice(0, from), other, ...pieces.slice(to)])] : []
  })
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name

function namesIn(pieces: readonly string[], words: SmallWords): Phrase[] {
  return phrasesOf(pieces, words).filter(({ from }) => !words.determiners.test(pieces[from] ?? ''))
}

const numbers: Wrongly = ({ text }, others, words) => {
  const all = (from: string) => [...from.matchAll(new RegExp(words.numbers, 'giu'))].map(([one]) => one)
  const own = all(text)
  const [first, second] = own
  const swapped = first && second && first !== second ? [swap(text, first, second)] : []
  const behind = new RegExp(String.raw`${own[0] ?? '\\0'}( \p{L}+)`, 'u').exec(text)?.[1] ?? '\u0000'
  const after = (one: string) => `${one}${behind}`
  const values = own.map((one) => valueOf(one, words))
  const theirs = others
    .flatMap((one) => all(one.text))
    .find(
      (one) =>
        !values.includes(valueOf(one, words)) && !others.some((other) => other.text.includes(after(one))),
    )
  return [...swapped, ...(first && theirs ? [text.replace(first, theirs)] : [])]
}

const digits: Readonly<Record<string, readonly string[]>> = {
  because: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'parce que': ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  weil: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
}
const romance = [
  'dos|dois|duas',
  'tres|três',
  'cuatro|quatro',
  'cinco',
  'seis',
  'siete|sete',
  'ocho|oito',
  'nueve|nove',
  'diez|dez',
]

/** "Three" is 3. */
function valueOf(number: string, { because }: SmallWords): string {
  const at = (digits[because] ?? romance).findIndex((one) => one.split('|').includes(number.toLowerCase()))
  return at === -1 ? number : String(at + 2)
}

function swap(text: string, one: string, other: string): string {
  return text.replace(one, '\u0000').replace(other, one).replace('\u0000', other)
}

const direction: Wrongly = ({ text }, _, words) => {
  const changed = words.change.exec(plain(text))
  const [whole, from = '', to = ''] = changed ?? []
  const number = new RegExp(words.numbers, 'iu').exec(from)?.[0]
  const turned =
    whole && number && number !== to ? [sentence(plain(text).replace(whole, swap(whole, number, to)))] : []
  return [...turned, ...exchanged(text, words.turns)]
}

function exchanged(text: string, pairs: SmallWords['turns']): string[] {
  return pairs.flatMap(([one, other]) =>
    [[one, other] as const, [other, one] as const].flatMap(([from, to]) => {
      const found = new RegExp(String.raw`(?<!\p{L})${from}(?!\p{L})`, 'iu').exec(text)
      return found ? [sentence(text.slice(0, found.index) + to + text.slice(found.index + from.length))] : []
    }),
  )
}

const tense: Wrongly = ({ text, question }, _, words) => {
  const turned = words.tenses.flatMap(([from, to]) => {
    const found = new RegExp(String.raw`(?<!\p{L})${from}(?!\p{L})`, 'iu').exec(text)
    // "Has" and "is" of the past are only turned where the past was asked for, or told of.
    const isPast =
      words.past.test(question) ||
      /^(?:before|now|used|antes|ahora|agora|avant|maintenant|vorher|früher|jetzt|anymore)/iu.test(from)
    return found && isPast
      ? [sentence(text.slice(0, found.index) + to + text.slice(found.index + from.length))]
      : []
  })
  const isOfThePast = words.past.test(question) && words.because !== 'weil' && piecesOf(text).length > 3
  return [...turned, ...(isOfThePast ? [`${words.now}, ${uncapped(text, words)}`] : [])]
}

const negation: Wrongly = ({ text }, _, words) => {
  const removed = words.negations.flatMap(([denied, affirmed]) =>
    denied.test(text) ? [sentence(text.replace(denied, affirmed))] : [],
  )
  const pieces = piecesOf(text)
  const at = pieces.findIndex((one) => words.is.test(one))
  const isAffirmed = removed.length === 0 && at > 0
  const parts =
    words.not === 'ne pas'
      ? ['n’', pieces[at] ?? '', 'pas']
      : words.not === 'no' || words.not === 'não'
        ? [words.not, pieces[at] ?? '']
        : [pieces[at] ?? '', words.not]
  return [
    ...removed,
    ...(isAffirmed ? [joined([...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)])] : []),
  ]
}

/** What is said of one thing, said of another that another sentence speaks of. */
const mixed: Wrongly = ({ text, answer }, others, words) => {
  const own = predicated(text, words)
  if (!own) return []
  return others
    .flatMap((one) => {
      const other = predicated(one.text, words)
      if (!other || (one.answer === answer && one.text === text) || other.what.join() === own.what.join())
        return []
      return other.said.join(' ') === own.said.join(' ') ? [] : [joined([...own.what, ...other.said])]
    })
    .slice(0, 2)
}

function predicated(text: string, words: SmallWords): { what: string[]; said: string[] } | undefined {
  const pieces = piecesOf(plain(text))
  const at = pieces.findIndex((one) => words.is.test(one))
  const what = pieces.slice(0, at)
  const rest = pieces.slice(at)
  const end = rest.findIndex(
    (one, index) => index > 1 && (words.joints.test(one) || !/^[\p{L}\p{N}]/u.test(one)),
  )
  const isPlain =
    at >= 2 &&
    at <= 4 &&
    words.determiners.test(what[0] ?? '') &&
    what.every((one) => /^\p{L}/u.test(one) && !words.joints.test(one))
  const said = end === -1 ? rest : rest.slice(0, end)
  return isPlain && said.length >= 2 && said.length <= 6 ? { what, said } : undefined
}

const condition: Wrongly = ({ text }, _, words) => {
  const bare = words.conditions.test(text) ? [sentence(text.replace(words.conditions, ''))] : []
  return bare.filter((one) => piecesOf(one).length > 3)
}

const speech: Wrongly = ({ text }, _, words) => {
  const bare = text.replace(words.reports, '')
  return bare !== text && piecesOf(bare).length > 3 ? [sentence(bare)] : []
}

const degree: Wrongly = ({ text }, _, words) => {
  const hedged = new RegExp(words.hedges).test(text) ? [sentence(text.replace(words.hedges, ''))] : []
  const pieces = piecesOf(text)
  const at = pieces.findIndex((one) => words.is.test(one))
  const next = pieces[at + 1] ?? ''
  const isAdjective = at > 0 && /^\p{Ll}{4,}/u.test(next) && !words.small.test(next)
  const strong = words.strong[pieces.length % words.strong.length] ?? ''
  return [
    ...hedged,
    ...(isAdjective ? [joined([...pieces.slice(0, at + 1), strong, ...pieces.slice(at + 1)])] : []),
  ]
}

const plural: Wrongly = ({ text }, _, words) => {
  const pieces = piecesOf(text)
  return pieces
    .flatMap((one, at) => {
      const noun = pieces[at + 1] ?? ''
      const follows = pieces[at + 2] ?? '.'
      const isWhole = words.because !== 'because' || words.small.test(follows) || !/^\p{L}/u.test(follows)
      const many =
        isNoun(noun, words) &&
        isWhole &&
        !words.numbers.test(noun) &&
        !/^(?:mañana|noche|tarde|manhã|noite|soir|matin|week|day|month|hour|while|bit|lot|few|half)$/u.test(
          noun,
        )
          ? words.plural(one, noun)
          : undefined
      return many ? [joined([...pieces.slice(0, at), many, ...pieces.slice(at + 2)])] : []
    })
    .slice(0, 2)
}

const attribution: Wrongly = ({ text }, _, words) =>
  words.persons
    .flatMap(([from, to]) => (from.test(text) ? [sentence(text.replace(from, to))] : []))
    .slice(0, 2)

const liking: Wrongly = ({ text, question }, _, words) =>
  words.faults.test(question) &&
  piecesOf(text).length > 1 &&
  piecesOf(text).length < 9 &&
  !/^(?:no|nothing|nada|rien|nichts|não|nein)\b/iu.test(text)
    ? [`${words.liked} ${uncapped(plain(text), words)}.`]
    : []

const cause: Wrongly = ({ text, answer }, others, words) => {
  const other = others.find(
    (one) => one.answer !== answer && piecesOf(one.text).length > 3 && piecesOf(one.text).length < 14,
  )
  if (!other || piecesOf(text).length < 3 || piecesOf(text).length > 14) return []
  return [
    `${sentence(plain(text)).slice(0, -1)}${words.because === 'weil' ? ',' : ''} ${words.because} ${uncapped(plain(other.text), words)}.`,
  ]
}

/** In how many ways the words of answers are put together wrongly. */
export const ways: Readonly<Record<string, Wrongly>> = {
  who,
  names,
  numbers,
  direction,
  tense,
  negation,
  mixed,
  condition,
  speech,
  degree,
  plural,
  attribution,
  liking,
  cause,
}

/** The same said in another order, which is true: what stands at the end comes first. */
export function rearranged({ text }: Typed, words: SmallWords): string | undefined {
  const found = words.front.exec(plain(text))
  // With several clauses it is not plain which of them the end belongs to.
  if (
    !found ||
    piecesOf(found[1] ?? '').some((one) => words.joints.test(one) || !/^[\p{L}\p{N}$€£]/u.test(one))
  )
    return undefined
  if (words.because === 'weil') {
    const [, subject = '', verb = '', rest = '', end = ''] = found
    return sentence(
      `${end} ${verb} ${/^(?:Ich|Wir|Er|Sie)$/u.test(subject) ? subject.toLowerCase() : subject} ${rest}`,
    )
  }
  const [, rest = '', end = ''] = found
  return sentence(`${end}, ${uncapped(rest, words)}`)
}
