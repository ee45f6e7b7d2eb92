import {
  isNoun,
  joined,
  type Phrase,
  phrasesOf,
  piecesOf,
  plain,
  sentence,
  type Typed,
  uncapped,
  type Wrongly,
} from './phrases.ts'
import { direction, numbers } from './wrong-numbers.ts'
import type { SmallWords } from './words/word-lists.ts'

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
