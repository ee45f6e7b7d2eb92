import type { ImportField } from '#contract/imports/imports.ts'
import type { Facts } from './column-facts.ts'

/** `score` is how much the header speaks for the field: 3 is the field's own name, below 1.4 a hint. */
type Fit = (facts: Facts, score: number) => number

const never = -Infinity
const longText = 40
const shortText = 15
const longName = 20

/** How well the cells of a column suit the field that its header speaks for: to be added to what the header says. */
export function columnFit(field: ImportField, facts: Facts, score: number): number {
  return facts.filled === 0 ? -1.5 : fits[field](facts, score)
}

const isText: Fit = ({ emails, links, dates, numbers, answers }) =>
  Math.max(emails, links, dates, numbers, answers) > 0.5 ? never : 0

const fits: Record<ImportField, Fit> = {
  rating: ({ ratings, qualities, isYesOrNo, isCounting, isTwoLevels }) => {
    if (ratings + qualities < 0.5 || isTwoLevels) return never
    return isYesOrNo || isCounting ? -1.5 : 0
  },
  date: ({ dates, timestamps }, score) => {
    const readable = dates + timestamps
    if (readable === 0 || (score < 1 && readable < 0.8)) return never
    return (readable < 0.5 ? -0.7 : 0) + (timestamps > 0.5 ? -0.1 : 0)
  },
  content: (facts, score) => {
    if (isText(facts, score) === never || facts.ratings > 0.8) return never
    if (facts.averageLength > longText) return 0.5
    return facts.averageLength < shortText ? -0.7 : 0
  },
  customerName: (facts, score) => {
    if (isText(facts, score) === never || (score < 1.4 && facts.people < 0.5)) return never
    if (facts.codes > 0.5) return never
    if (facts.isRepeated) return -2
    // The name of the shop is in every row, that of a customer is not.
    if (facts.filled > 2 && facts.distinct <= 1 / 3) return -1.5
    if (facts.names < 0.6 && facts.averageLength > longName) return -0.7
    return facts.averageLength > longText ? -1.5 : 0.2
  },
  customerLastName: isText,
  title: (facts, score) => (facts.isRepeated ? never : isText(facts, score)),
  // The same in every row is the shop.
  company: (facts, score) => (facts.isRepeated ? never : isText(facts, score)),
  role: isText,
  source: (facts, score) => (facts.channels > 0.5 ? never : isText(facts, score)),
  customerEmail: ({ emails }, score) => (emails === 0 && score < 2.5 ? never : 0),
  sourceUrl: ({ links, isRepeated }) => (links < 0.5 ? never : isRepeated ? -1 : 0),
  externalId: () => 0,
}
