import type { DateOrder } from '#contract/imports/imports.ts'
import { detectDateOrder } from './date-order.ts'
import { readDate } from './dates.ts'
import { saysNone, spokenRating } from './ratings.ts'

/** What is in a column: shares of its filled cells. */
export interface Facts {
  /** How many filled cells were looked at. */
  readonly filled: number
  readonly emails: number
  /** Dates that cannot be mistaken for a number. */
  readonly dates: number
  /** Numbers that would be a date if the header says so. */
  readonly timestamps: number
  readonly links: number
  /** What could be a name; `people` are at least two words of it, each with a capital. */
  readonly names: number
  readonly people: number
  /** Ids, paths and other words of machines. */
  readonly codes: number
  /** Sentences: three words or more. */
  readonly prose: number
  /** Ways that people were asked or answered in, which are no place to read a review at. */
  readonly channels: number
  /** Yes and no, in any language. */
  readonly answers: number
  readonly numbers: number
  readonly ratings: number
  /** Ratings that say so themselves: `4/5`, `★★★★`, `5 stars`. */
  readonly spokenRatings: number
  /** Judgments in words, which are also how short reviews sound: `Very good`. */
  readonly qualities: number
  /** The judgments are of two kinds at most, such as good and bad: a thumb and no stars. */
  readonly isTwoLevels: boolean
  readonly highestRating: number
  /** Only 0 and 1: an answer of yes or no. */
  readonly isYesOrNo: boolean
  /** 1, 2, 3 ...: the rows are counted. */
  readonly isCounting: boolean
  readonly distinct: number
  /** The same in each of several rows: what all of the file is about, such as the shop. */
  readonly isRepeated: boolean
  readonly averageLength: number
}

const longestName = 60
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

// The address of an interface, or of a picture, is nothing to show.
const notForPeople =
  /^https?:\/\/(?:api\.|[^/]+\/(?:[^?#]*\/)?api\/)|\.(?:json|xml|jpe?g|png|gif|webp|svg|mp4)(?:[?#]|$)/i
const isCode = /^(?=\S*[\d/_])(?:\S*\/\S*|[\w-]{12,})$/

const channel = /^(?:e-?mail|sms|text|phone|chat|web|website|link|qr|api|app|organic|invite|in-app)$/i

const yesOrNo =
  /^(?:yes|no|y|n|true|false|ja|nein|nej|nei|nee|oui|non|s[íi]|sim|n[ãa]o|tak|nie|ano|ne|да|нет|так|ні|kyllä|ei|evet|hayır|igen|nem|ναι|όχι|はい|いいえ|예|네|아니(?:오|요)|是|否|نعم|لا|हाँ|नहीं)[.!]?$/iu

function isProse(cell: string): boolean {
  return /\S\s+\S+\s+\S/.test(cell) || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{8}/u.test(cell)
}

export function looksLikeAddress(cell: string): boolean {
  return cell.length <= 254 && address.test(cell)
}

/** Looks at some cells of a column; empty ones are not among them. */
export function columnFactsOf(cells: readonly string[], now: Date): Facts {
  const share = (isSuch: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(isSuch).length / cells.length
  const { order } = detectDateOrder(cells)
  const isDate = (cell: string, order: DateOrder) => readDate(cell, order, now) !== undefined
  const isDigits = (cell: string) => /^\d+$/.test(cell)
  const rated = cells.filter((cell) => !saysNone(cell))
  const all = rated.flatMap((cell) => spokenRating(cell) ?? [])
  const spoken = all.filter(({ isQuality }) => !isQuality)
  const shareOfRated = (count: number) => (rated.length === 0 ? 0 : count / rated.length)
  const ratings = spoken.filter(({ value }) => value >= 0 && value <= 100)
  return {
    filled: cells.length,
    emails: share(looksLikeAddress),
    dates: share((cell) => !isDigits(cell) && isDate(cell, order)),
    timestamps: share((cell) => isDigits(cell) && isDate(cell, order)),
    links: share((cell) => /^https?:\/\//i.test(cell) && !notForPeople.test(cell)),
    names: share(looksLikeName),
    people: share((cell) => looksLikeName(cell) && /^\P{Ll}\S*(?:[ -]\P{Ll}\S*)+$/u.test(cell)),
    codes: share((cell) => isCode.test(cell)),
    prose: share(isProse),
    channels: share((cell) => channel.test(cell)),
    answers: share((cell) => yesOrNo.test(cell)),
    numbers: share((cell) => /^[-+]?\d[\d.,:/\s%-]*$/.test(cell)),
    ratings: shareOfRated(ratings.length),
    spokenRatings: shareOfRated(ratings.filter(({ scale }) => scale).length),
    qualities: shareOfRated(all.length - spoken.length),
    isTwoLevels:
      all.length > 0 && all.every(({ value, isQuality }) => isQuality && (value === 4 || value === 1)),
    highestRating: Math.max(
      0,
      ...ratings.filter(({ scale }) => scale === undefined).map(({ value }) => value),
    ),
    isYesOrNo: share((cell) => cell === '0' || cell === '1') === 1 && new Set(cells).size > 1,
    isCounting: cells.length > 2 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index),
    isRepeated: cells.length > 1 && new Set(cells).size === 1,
    distinct: cells.length === 0 ? 0 : new Set(cells).size / cells.length,
    averageLength: cells.reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.length),
  }
}

function looksLikeName(cell: string) {
  return cell.length <= longestName && /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(cell) && cell.split(' ').length <= 4
}
