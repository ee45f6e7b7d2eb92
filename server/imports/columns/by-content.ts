import type { ImportField } from '#contract/imports/imports.ts'
import type { Column } from './column-choice.ts'
import { conceptsOf } from './header-concepts.ts'
import { saysOtherwise } from './header-meaning.ts'

/** The column for a field that no header names, and one that suits as well: none where there is nothing to go by. */
type Choose = (free: readonly Column[], all: readonly Column[]) => readonly Column[]

const meaninglessHeader =
  /^(?:(?:field|column|col|c|q|question|var|x|unnamed|item|feld|spalte|champ|campo)?[\s:_-]*\d*)$/i
const scaleInHeader = /(?<!\d)[01]\s*(?:-|–|[~〜～]|to|bis|à|a|\.\.\.?)\s*(?:5|10)(?!\d)/i

/** The order is that in which they are chosen. */
export const byContent: readonly (readonly [ImportField, Choose])[] = [
  [
    'customerEmail',
    (free) => free.filter(({ header, facts }) => facts.emails > 0.8 && !saysOtherwise(header)),
  ],
  [
    'date',
    (free, all) =>
      unlessForeign(
        free.filter(
          ({ header, facts }) => facts.dates > 0.8 && !saysOtherwise(header, ['measure', 'survey']),
        ),
        all,
      ),
  ],
  [
    'sourceUrl',
    (free) =>
      free.filter(
        ({ header, meaning, facts }) =>
          facts.links > 0.8 && meaning.content === undefined && !saysOtherwise(header),
      ),
  ],
  ['rating', ratingAmong],
  ['content', longestAmong],
  ['customerName', nameAmong],
]

/** In a file most of whose headers are understood, one that is not says something else: "Check-in", "Birthday". */
function unlessForeign(columns: readonly Column[], all: readonly Column[]): readonly Column[] {
  const said = all.filter(({ header }) => !meaninglessHeader.test(header))
  const isUnderstood = said.filter(isKnown).length >= said.length / 2
  return columns.filter((one) => meaninglessHeader.test(one.header) || isKnown(one) || !isUnderstood)
}

function isKnown({ header }: Column): boolean {
  return conceptsOf(header).some((concept) => concept !== undefined && concept !== 'filler')
}

/** Numbers from 1 to 5 are stars where something says so: the values, a scale in the header, or no header to say otherwise. */
function ratingAmong(free: readonly Column[], all: readonly Column[]) {
  const judged = free.filter(
    ({ header, facts }) =>
      facts.qualities > 0.9 &&
      !facts.isTwoLevels &&
      facts.filled > 1 &&
      !saysOtherwise(header) &&
      all.some((other) => other.facts.ratings < 0.5 && other.facts.averageLength > facts.averageLength),
  )
  const such = free.filter(
    ({ header, facts }) =>
      facts.ratings > 0.9 &&
      (facts.spokenRatings > 0.5 || meaninglessHeader.test(header) || scaleInHeader.test(header)) &&
      facts.dates < 0.5 &&
      facts.highestRating <= 10 &&
      !facts.isYesOrNo &&
      !facts.isCounting &&
      !saysOtherwise(header),
  )
  const spoken = such.filter(({ facts }) => facts.spokenRatings > 0.5)
  const stars = such.filter(({ facts }) => facts.highestRating <= 5)
  return [spoken, stars, such, judged].find(({ length }) => length > 0) ?? []
}

/** Below this, a column of a word or two is an answer like "Yes". */
const shortestText = 8
const answer = /^(?:response|answer|antwort|réponse|respuesta|resposta)s?$/i

function longestAmong(free: readonly Column[], all: readonly Column[]) {
  // Beside the name of a survey, a "Response" is the customer's.
  const isSurvey = all.some(({ header }) => conceptsOf(header).includes('survey'))
  const answers = free.filter(({ header, facts }) => isSurvey && answer.test(header) && facts.prose > 0.5)
  if (answers.length > 0) return answers
  const texts = free.filter(
    ({ header, facts }) =>
      facts.filled > 0 &&
      !facts.isRepeated &&
      // Names of people and companies.
      (meaninglessHeader.test(header) || facts.names < 0.8 || facts.prose > 0.3) &&
      Math.max(facts.ratings, facts.numbers, facts.links, facts.emails, facts.dates, facts.codes) < 0.5 &&
      !saysOtherwise(header, ['thing', 'measure', 'occasion', 'status', 'staff', 'survey']),
  )
  const [longest, ...others] = texts.toSorted((a, b) => b.facts.averageLength - a.facts.averageLength)
  if (longest === undefined || (longest.facts.averageLength < shortestText && longest.facts.prose < 0.3))
    return []
  // The text of a customer, or the answer of the shop: both are sentences.
  const rival = others.find(
    ({ facts }) => facts.prose > 0.5 && facts.averageLength > longest.facts.averageLength / 4,
  )
  return rival ? [longest, rival] : [longest]
}

/** Below a header that says nothing, only what are plainly first and last names. */
function nameAmong(free: readonly Column[], all: readonly Column[]) {
  const plain = free.filter(({ header, facts }) => header === '' && facts.names > 0.8)
  if (plain.length > 0) return plain.slice(0, 1)
  return unlessForeign(
    free.filter(
      ({ header, meaning, facts }) =>
        header !== '' &&
        facts.people > 0.7 &&
        facts.distinct > 0.5 &&
        !saysOtherwise(header) &&
        Object.keys(meaning).length === 0,
    ),
    all,
  )
}
