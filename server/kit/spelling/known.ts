import { plainLetters, type WordList } from './word-list.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a word may be written this way at all, or with a capital where it stands. */
export function isKnown(word: string, list: WordList): boolean {
  const { words, names, language } = list
  const lower = word.toLowerCase()
  if (words.has(word) || words.has(lower) || names.has(lower)) return true
  if (words.has(capital(lower)) || words.has(lower.toUpperCase())) return true
  if (language === 'en' && /['’]s$/.test(lower)) return isKnown(word.slice(0, -2), list)
  if (language === 'fr') return isReformed(lower, list)
  if (language !== 'de') return false
  return isSwiss(word, list) || (list.others.get(lower) ?? 0) >= oftenWritten || isCompound(lower, list)
}

/** The German dictionary lacks some words that everybody writes. */
const oftenWritten = 3.6

/** Written as since 1990: "connaitre", "préfèrera". */
export function isReformed(lower: string, { byLetters }: WordList): boolean {
  if (/è[^aeiou]+er(?:ai|as?|ons|ez|ont|aient|ai[st]|ions|iez)$/.test(lower)) return true
  const same = byLetters.get(plainLetters(lower)) ?? []
  return same.some((one) => one.replaceAll('î', 'i').replaceAll('û', 'u') === lower)
}

/** Written with ss, as in Switzerland. */
export function isSwiss(word: string, { byLetters }: WordList): boolean {
  if (!word.includes('ss')) return false
  const same = byLetters.get(plainLetters(word)) ?? []
  return same.some((one) => {
    const swiss = one.replaceAll('ß', 'ss')
    return swiss === word || swiss === word.toLowerCase()
  })
}

const links = ['', 's', 'n', 'en', 'es', 'er']
const [shortestPart, commonPart] = [3, 2.5]

/** A German noun made of others: "Terminvergabe". Written small, it still is one. */
function isCompound(lower: string, list: WordList, depth = 0): boolean {
  for (let at = shortestPart; at <= lower.length - shortestPart - 1; at++) {
    if (!isPart(lower.slice(0, at), list)) continue
    const rest = lower.slice(at)
    for (const link of links) {
      if (!rest.startsWith(link)) continue
      const last = rest.slice(link.length)
      if (last.length <= shortestPart) continue
      if (isNoun(last, list) || (depth === 0 && isCompound(last, list, 1))) return true
    }
  }
  return false
}

const isNoun = (part: string, { words }: WordList) => (words.get(capital(part)) ?? 0) >= commonPart
const isPart = (part: string, list: WordList) =>
  isNoun(part, list) || (part.length > shortestPart && (list.words.get(part) ?? 0) >= commonPart + 1)
