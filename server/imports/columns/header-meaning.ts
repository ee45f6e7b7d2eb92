import type { ImportField } from '#contract/imports/imports.ts'
import { type Concept, conceptsOf } from './header-concepts.ts'
import { headerWords } from './header-words.ts'
import { bareName } from '../files/table.ts'

/** How much a header speaks for each field: 3 is the field's own name, below 1 is a hint. */
export type Meaning = Partial<Record<ImportField, number>>

const exactFields = new Map<string, [ImportField, number]>()
for (const [field, words] of Object.entries(headerWords) as [ImportField, readonly string[]][]) {
  for (const [index, word] of words.entries()) {
    // An earlier word of the list wins over a later one, `reviewername` over `name`.
    if (!exactFields.has(word)) exactFields.set(word, [field, 3 - index / 1000])
  }
}

/** True when every word of this header is one that headers are made of. */
export function isHeaderName(cell: string): boolean {
  const concepts = conceptsOf(cell)
  return concepts.length > 0 && concepts.every((concept) => concept !== undefined && concept !== 'filler')
}

/** What a header says about its column: by its whole name, else by its words, in any order and five languages. */
export function headerMeaningOf(header: string): Meaning {
  const concepts = conceptsOf(header)
  const exact = exactFields.get(bareName(header.slice(0, 200)))
  const meaning = byWords(concepts, header)
  if (exact !== undefined) meaning[exact[0]] = exact[1]
  return meaning
}

/** True when the header tells of something that no review consists of, such as a count or the answer of the shop. */
export function saysOtherwise(header: string, allowed: readonly Concept[] = []): boolean {
  return conceptsOf(header).some((one) => one !== undefined && others.has(one) && !allowed.includes(one))
}

const answered =
  /submi|scored|completed|answered|responded|abgeschickt|abgesendet|abgegeben|envoi|envío|enviad|envio/i
// When the shop let it be seen.
const published = /publish|veröffentlich|publié|publicad|публикац/i
// "Vor- und Nachname"
const bothNames = /[&/+]|\s(?:and|und|y|et|e|en|och|og|ja|i)\s/i
const isSummary = /summary|summari[sz]ed|zusammenfassung|résumé|resumen|resumo/i
const isResponseDate = /^respon(?:se|ded)[\s_-]*(?:date|time|at)$/i

const others: ReadonlySet<Concept> = new Set([
  'count',
  'id',
  'image',
  'job',
  'measure',
  'occasion',
  'place',
  'private',
  'reply',
  'staff',
  'status',
  'survey',
  'thing',
  'translation',
])

function byWords(concepts: readonly (Concept | undefined)[], header: string): Meaning {
  const has = (...some: Concept[]) => some.some((concept) => concepts.includes(concept))
  // "No. of stars" begins as a number and is a rating.
  const isNumberOf = concepts[0] === 'id' && concepts[1] === 'filler' && has('rating')
  if (isNumberOf) return { rating: 1.2 }
  if (isResponseDate.test(header)) return { date: 0.9 }
  if (has('reply', 'image', 'id', 'private', 'translation')) return {}
  if (has('job')) return has('url', 'email', 'date', 'count') ? {} : { role: 2 }
  // "Number of stars" is a rating, "rating count" is none.
  if (has('count')) return concepts[0] === 'count' && has('rating') ? { rating: 1.2 } : {}
  if (has('email')) return has('staff') ? {} : { customerEmail: 2 }
  if (has('url')) return has('person', 'thing', 'company', 'place', 'status') ? {} : { sourceUrl: 1.5 }
  if (has('date')) return has('thing', 'staff') ? {} : { date: dateWeightOf(has, header) }
  if (has('place') || (has('status') && !has('rating', 'text'))) return {}
  const unknown = -0.2 * Math.min(3, concepts.filter((concept) => concept === undefined).length)
  const about = weigh(0, has('review') && 0.2, has('thing', 'measure') && -1) + unknown
  if (bothNames.test(header) && has('last')) return { customerName: 2.3 }
  return {
    ...ofWords(has, about, header),
    ...ofPeople(has, about),
    ...(has('source') && !has('survey') && { source: 1.5 + unknown }),
  }
}

function dateWeightOf(has: Has, header: string): number {
  return weigh(
    2,
    has('review') && 0.3,
    has('measure', 'occasion') && -1,
    // A survey is created when it is sent.
    has('survey') && !answered.test(header) && -1.5,
    published.test(header) && -0.3,
  )
}

type Has = (...some: Concept[]) => boolean

function ofWords(has: Has, about: number, header: string): Meaning {
  // "Feedback summary" may be all that there is of the feedback.
  if (has('review') && isSummary.test(header)) return { title: 2 + about, content: 1.9 + about }
  if (has('title')) {
    // "Ticket subject" and "Room title" are no part of what was said.
    const isOfReview = about >= 0 || has('review', 'text')
    return !isOfReview || has('thing', 'person', 'survey', 'staff', 'place') ? {} : { title: 2 + about }
  }
  if (has('text', 'negative')) {
    if (has('thing') && !has('review')) return {}
    // "What do you like best?" measures nothing.
    const content = weigh(
      2 + about,
      has('measure') && 1,
      has('negative') && -0.5,
      has('staff') && -0.5,
      has('original') && 0.5,
    )
    return { content, ...(has('rating', 'overall') && { rating: 1.5 + about }) }
  }
  if (has('rating')) return { rating: weigh(2 + about, has('overall') && 0.3) }
  if (has('review') && !has('by', 'at')) {
    return { content: 1.5 + about, rating: weigh(1.4 + about, has('overall') && 0.4) }
  }
  return has('overall') ? { rating: 1 + about } : {}
}

function ofPeople(has: Has, about: number): Meaning {
  if (has('at')) {
    return { date: weigh(0.9, has('rating') && 0.3, has('thing', 'measure', 'occasion') && -0.5) }
  }
  // More often it is their job; some call the name of an author their title, where there is no other.
  if (has('person') && has('title')) return { customerName: 1.2, role: 1.3 }
  if (has('thing', 'source', 'rating', 'title', 'survey', 'staff')) return {}
  if (has('company')) return has('measure') ? {} : { company: 2 + about }
  if (has('last')) return { customerLastName: 2 + about }
  if (has('first')) return { customerName: 2.3 + about }
  // An "invited contact" is who answered.
  if (has('name') && has('person')) return { customerName: 2.2 + about * (has('measure') ? 0.5 : 3) }
  if (has('name')) return { customerName: 1.9 + about * 3 }
  if (has('person')) return { customerName: weigh(1.8 + about, has('text') && -0.1, has('review') && -0.3) }
  return has('by') ? { customerName: 1.5 + about } : {}
}

function weigh(start: number, ...changes: (number | false)[]) {
  return changes.reduce<number>((sum, change) => sum + (change === false ? 0 : change), start)
}
