import type { CustomerLanguage } from '#contract/languages.ts'

/** What a mistake costs, in powers of ten: the dearer it is, the more common its correction has to be. */
const costs = {
  accent: 0.15,
  double: 0.4,
  swap: 0.5,
  sound: 0.55,
  vowel: 0.9,
  letter: 1.4,
  first: 0.9,
  last: 0.3,
}

/** Letters that sound alike in a language, or stand for each other: no difference to whoever writes by ear. */
const alike: Readonly<Record<CustomerLanguage, readonly string[]>> = {
  en: ['ei', 'ea', 'ai', 'cs', 'sz', 'ck', 'ou', 'iy'],
  es: ['bv', 'csz', 'gj', 'ckq', 'iy', 'yl', 'mn', 'sx'],
  fr: ['cs', 'sz', 'ea', 'iy', 'ckq', 'gj', 'mn', 'oa'],
  de: ['dt', 'fv', 'ea', 'bp', 'gk', 'sz', 'iy', 'ck', 'vw'],
  pt: ['csz', 'gj', 'ei', 'ou', 'ckq', 'mn', 'sx', 'lu', 'iy'],
}
/** What is not heard, or hardly. */
const silent: Readonly<Record<CustomerLanguage, string>> = {
  en: 'ehu',
  es: 'chu',
  fr: 'ehst',
  de: 'eh',
  pt: 'chu',
}
const isVowel = (letter: string) => 'aeiouy'.includes(letter)

/** Which first letters a word may have that was written with this one. */
export function firstLettersFor(letter: string, language: CustomerLanguage): string[] {
  const same = alike[language].filter((letters) => letters.includes(letter) && !isVowel(letter))
  const withoutH = language !== 'de' && language !== 'en' && isVowel(letter) ? 'h' : ''
  return [...new Set([letter, ...(same.join('') + withoutH).split('')])].filter(Boolean)
}

/** How unlike two words are, given by their plain letters; endless when it is more than `most`. */
export function editCost(typed: string, meant: string, language: CustomerLanguage, most: number): number {
  let [before, row]: number[][] = [[], Array.from({ length: meant.length + 1 }, () => 0)]
  for (let b = 1; b <= meant.length; b++) row![b] = row![b - 1]! + missing(meant, b - 1, language)
  for (let a = 1; a <= typed.length; a++) {
    const next = [row![0]! + missing(typed, a - 1, language)]
    let least = next[0]!
    for (let b = 1; b <= meant.length; b++) {
      let cost = row![b - 1]! + changed(typed, a - 1, meant, b - 1, language)
      cost = Math.min(cost, row![b]! + missing(typed, a - 1, language))
      cost = Math.min(cost, next[b - 1]! + missing(meant, b - 1, language))
      const isSwapped = a > 1 && b > 1 && typed[a - 1] === meant[b - 2] && typed[a - 2] === meant[b - 1]
      if (isSwapped && typed[a - 1] !== typed[a - 2])
        cost = Math.min(cost, before![b - 2]! + costs.swap + (a === 2 ? 0.3 : 0))
      next[b] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    ;[before, row] = [row, next]
  }
  return row!.at(-1)!
}

/** The letter is in one of the words only. */
function missing(word: string, at: number, language: CustomerLanguage): number {
  const letter = word[at]!
  if (letter === word[at - 1]) return costs.double
  if (at === 0) return silent[language].includes(letter) ? costs.sound : costs.letter + costs.first
  const place = at === word.length - 1 ? costs.last : 0
  if (silent[language].includes(letter)) return costs.sound + place
  return (isVowel(letter) ? costs.vowel : costs.letter) + place
}

function changed(typed: string, a: number, meant: string, b: number, language: CustomerLanguage): number {
  const [one, other] = [typed[a]!, meant[b]!]
  if (one === other) return 0
  const place =
    (a === 0 ? costs.first : 0) + (a === typed.length - 1 && b === meant.length - 1 ? costs.last : 0)
  if (alike[language].some((letters) => letters.includes(one) && letters.includes(other)))
    return costs.sound + (a === 0 ? 0.2 : place)
  return (isVowel(one) && isVowel(other) ? costs.vowel : costs.letter + 0.2) + place
}

/** What a missing accent or apostrophe costs, in two words of the same letters. */
export function accentCost(typed: string, meant: string): number {
  return typed.toLowerCase() === meant.toLowerCase() ? 0 : costs.accent
}
