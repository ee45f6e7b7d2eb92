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

const isResponseDate = /^response[\s_-]*(?:date|time|at)$/i

const others: ReadonlySet<Concept> = new Set([
  'count',
  'id',
  'image',
  'job',
  'measure',
  'place',
  'reply',
  'status',
  'thing',
])

function byWords(concepts: readonly (Concept | undefined)[], header: string): Meaning {
  const has = (...some: Concept[]) => some.some((concept) => concepts.includes(concept))
  // "No. of stars" begins as a number and is a rating.
  const isNumberOf = concepts[0] === 'id' && concepts[1] === 'filler' && has('rating')
  if (isNumberOf) return { rating: 1.2 }
  if (isResponseDate.test(header)) return { date: 0.9 }
  if (has('reply', 'image', 'id')) return {}
  if (has('job')) return has('url', 'email', 'date', 'count') ? {} : { role: 2 }
  // "Number of stars" is a rating, "rating count" is none.
  if (has('count')) return concepts[0] === 'count' && has('rating') ? { rating: 1.2 } : {}
  if (has('email')) return { customerEmail: 2 }
  if (has('url')) return has('person', 'thing', 'company', 'place') ? {} : { sourceUrl: 1.5 }
  if (has('date')) return has('thing') ? {} : { date: weigh(2, has('review') && 0.3, has('measure') && -1) }
  if (has('place') || (has('status') && !has('rating', 'text'))) return {}
  const unknown = -0.2 * Math.min(3, concepts.filter((concept) => concept === undefined).length)
  const about = weigh(0, has('review') && 0.2, has('thing', 'measure') && -1) + unknown
  return { ...ofWords(has, about), ...ofPeople(has, about), ...(has('source') && { source: 1.5 + unknown }) }
}

type Has = (...some: Concept[]) => boolean

function ofWords(has: Has, about: number): Meaning {
  if (has('title')) return has('thing', 'person') ? {} : { title: 2 + about }
  if (has('text')) {
    if (has('thing') && !has('review')) return {}
    return { content: 2 + about, ...(has('rating', 'overall') && { rating: 1.5 + about }) }
  }
  if (has('rating')) return { rating: weigh(2 + about, has('overall') && 0.3) }
  if (has('review') && !has('by', 'at')) {
    return { content: 1.5 + about, rating: weigh(1.4 + about, has('overall') && 0.4) }
  }
  return has('overall') ? { rating: 1 + about } : {}
}

function ofPeople(has: Has, about: number): Meaning {
  if (has('at')) return { date: 0.9 }
  // Some call the name of an author their title; more often it is their job, so a name of its own comes first.
  if (has('person') && has('title')) return { customerName: 1.2 }
  if (has('thing', 'source', 'rating', 'title')) return {}
  if (has('company')) return has('measure') ? {} : { company: 2 + about }
  if (has('last')) return { customerLastName: 2 + about }
  if (has('first')) return { customerName: 2.3 + about }
  if (has('name')) return { customerName: weigh(has('person') ? 2.2 : 1.9, about * 3) }
  if (has('person')) return { customerName: weigh(1.8 + about, has('text') && -0.1, has('review') && -0.3) }
  return has('by') ? { customerName: 1.5 + about } : {}
}

function weigh(start: number, ...changes: (number | false)[]) {
  return changes.reduce<number>((sum, change) => sum + (change === false ? 0 : change), start)
}
