import { searchWordsIn } from '../search/search-words.ts'
import type { Position } from '../db/keyset.ts'
import { readCursor } from '../http/paging.ts'
import type { FoundWall } from './find.ts'

/** What a visitor asked for, as far as there is such a thing: the rest of an address means nothing. */
export interface Asked {
  readonly search: string
  readonly rating: number | undefined
  /** `own`, `added` by the business, or where imported ones come from after `from:`. */
  readonly source: string | undefined
  readonly tag: string | undefined
  /** Of the testimonials. */
  readonly written: string | undefined
  readonly after: Position | undefined
}

const longestSearch = 100

export function readAsked(
  query: URLSearchParams,
  { shownTags, sums }: FoundWall,
  languages: readonly string[],
): Asked {
  const among = <T extends string>(name: string, known: readonly T[]) =>
    known.find((one) => one === query.get(name))
  const search = (query.get('q') ?? '').slice(0, longestSearch).trim()
  const rating = Number(query.get('rating'))
  return {
    search: searchWordsIn(search).length > 0 ? search : '',
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    source: among('source', sourcesOf(sums)),
    tag: among('tag', shownTags),
    written: among('written', languages),
    after: readAfter(query.get('after') ?? undefined),
  }
}

/** Where shown testimonials come from, the business's own form first. */
export function sourcesOf(sums: FoundWall['sums']): string[] {
  const found = sums.filter(({ countsAs, shown }) => shown > 0 && countsAs !== 'team').map(filterSourceOf)
  return [...new Set(found)].toSorted((a, b) => Number(b === 'own') - Number(a === 'own') || (a < b ? -1 : 1))
}

function filterSourceOf({ countsAs, source }: FoundWall['sums'][number]): string {
  if (countsAs === 'imported' || countsAs === 'synced') return `from:${source}`
  return countsAs === 'own' ? 'own' : 'added'
}

export function isFiltered({ search, rating, source, tag, written }: Asked): boolean {
  return [search, rating, source, tag, written].some(Boolean)
}

function readAfter(cursor: string | undefined): Position | undefined {
  try {
    return readCursor(cursor)
  } catch {
    return undefined
  }
}
