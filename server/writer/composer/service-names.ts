import { offeredWords } from '../offered-words.ts'
import type { Tongue } from './tongue.ts'
import { wordSet } from './word-set.ts'

/** Names that have their capital inside of a sentence too; in English those of languages and days as well. */
const names = wordSet(
  'google instagram facebook linkedin shopify whatsapp microsoft excel apple android windows pilates botox invisalign amazon airbnb tesla volkswagen toyota christmas easter',
)
const englishNames = wordSet(
  'english french spanish german italian portuguese chinese japanese thai korean indian mexican greek turkish swedish american british european monday tuesday wednesday thursday friday saturday sunday',
)

const capital = /^\p{Lu}[\p{Ll}-]+$/u

/**
 * A service as it is written inside of a sentence: "Dine-in" and "Emergency Plumbing" have their capitals for their looks,
 * "DTF transfers", "Google Ads" and "Harbor View Suite" are names.
 */
export function insideName(name: string, tongue: Tongue): string {
  const words = name.trim().split(/\s+/)
  const isOwn = (word: string) => isProperName(word, tongue)
  const titled = words.filter((word, at) => at > 0 && capital.test(word) && !isOwn(word))
  const isTitle = words.some((word) => isOwn(word) && word !== words[0])
  const isOrdinary =
    titled.length === 0 || words.every((word) => !capital.test(word) || isLexiconWord(word, tongue))
  if (!isOrdinary || (isTitle && titled.length > 0)) return name
  return words.map((word) => (capital.test(word) && !isOwn(word) ? word.toLowerCase() : word)).join(' ')
}

function isProperName(word: string, { language }: Tongue): boolean {
  const lower = word.toLowerCase()
  return names.has(lower) || (language === 'en' && englishNames.has(lower))
}

function isLexiconWord(word: string, tongue: Tongue): boolean {
  const { adjectives, nouns, nounEnding } = tongue.lexicon
  const lower = word.toLowerCase()
  return (
    adjectives.has(lower) ||
    nouns.has(lower) ||
    (nounEnding?.test(lower) ?? false) ||
    offeredWords(tongue.language).has(lower)
  )
}
