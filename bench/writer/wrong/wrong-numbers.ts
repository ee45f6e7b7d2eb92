import { plain, sentence, type Wrongly } from './phrases.ts'
import type { SmallWords } from './words/word-lists.ts'

export const numbers: Wrongly = ({ text }, others, words) => {
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

export const direction: Wrongly = ({ text }, _, words) => {
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
