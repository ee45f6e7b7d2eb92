import { trades } from './presets/all.ts'
import type { Trade } from './presets/trade.ts'
import type { businessProfiles } from '../business/tables.ts'

/** What is known of a business, in its own words and any language. */
export type Described = Pick<
  typeof businessProfiles.$inferSelect,
  'industry' | 'businessName' | 'businessDescription' | 'services'
>

/** How much a word says of the trade, by where it stands. A description mentions much that is not sold. */
const weights = { industry: 4, businessName: 3, services: 2, businessDescription: 1 } as const
const ofSureWord = 4
const mostSureWords = 2
/** Two hints of a description, or a hint of a list of services and one of a description, are not enough. */
const enough = 3.5
/** Accounting for dentists is no dentist. */
const ofAudience = 0.25

const vocabularies = trades.map((trade) => ({ trade, sure: finder(trade.sure), hints: finder(trade.hints) }))

/** The trade whose words fit best, or none when too little speaks for any. */
export function tradeOf(business: Described): Trade | undefined {
  const fields = [
    { weight: weights.industry, parts: textPartsOf(business.industry) },
    { weight: weights.businessName, parts: textPartsOf(business.businessName) },
    { weight: weights.services, parts: business.services.split(',').flatMap(textPartsOf) },
    { weight: weights.businessDescription, parts: textPartsOf(business.businessDescription) },
  ]
  let best: { trade: Trade; score: number } | undefined
  for (const { trade, sure, hints } of vocabularies) {
    let score = 0
    for (const { weight, parts } of fields) score += weight * tradeScoreOf(parts, sure, hints)
    if (score >= enough && score > (best?.score ?? 0)) best = { trade, score }
  }
  return best?.trade
}

interface Part {
  readonly words: string
  readonly isAudience: boolean
}

/** A field counts a hint once, so that a list of side offers does not outweigh what the business is. */
function tradeScoreOf(parts: readonly Part[], sure: RegExp, hints: RegExp): number {
  let [own, audience] = [0, 0]
  const counted = new Set<string>()
  let hasHint = false
  for (const { words, isAudience } of parts) {
    const rest = words.replace(sure, (found) => {
      if (isAudience) audience = ofSureWord
      else counted.add(found)
      return ' '
    })
    if (!isAudience && hints.test(rest)) hasHint = true
    hints.lastIndex = 0
  }
  own = ofSureWord * Math.min(counted.size, mostSureWords) + (hasHint ? 1 : 0)
  return own + ofAudience * audience
}

const sentenceEnd = /[.;:!?()|\n–—•]+/
/** From these words on, a sentence speaks of those whom the business sells to. */
const audienceBegins =
  /\b(?:for|fur|pour|para|serving|helping|helps?)\b(?! (?:over|more|the past|you|people|\d))/
const audienceEnds = /\b(?:with|since|by|offering|mit|seit|con|desde|avec|depuis|com)\b/

function textPartsOf(text: string): Part[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const words = unaccentedWords(sentence)
    const from = words.search(audienceBegins)
    if (from === -1) return [{ words, isAudience: false }]
    const after = words.slice(from)
    const end = after.search(audienceEnds)
    const until = end === -1 ? after.length : end
    return [
      { words: words.slice(0, from), isAudience: false },
      { words: after.slice(0, until), isAudience: true },
      { words: after.slice(until), isAudience: false },
    ]
  })
}

/** Small letters without accents, one space between words. */
function unaccentedWords(text: string): string {
  const letters = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Finds any of the words as whole words, the longest first. */
function finder(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const patterns = longestFirst.map((word) => word.replaceAll('*', String.raw`[\p{L}\p{N}]*`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'gu')
}
