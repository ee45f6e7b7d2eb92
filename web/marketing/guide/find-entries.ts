import type { SearchEntry } from './search-entry.ts'

const marks = /[\u0300-\u036f]/g

/** The entries that have every word, those first that have more of them in their title. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = queryWordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({
      entry,
      inTitle: unaccentedText(entry.title),
      all: unaccentedText(Object.values(entry).join(' ')),
    }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map(({ entry, inTitle }) => ({ entry, hits: words.filter((word) => inTitle.includes(word)).length }))
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ entry }) => entry)
}

export function queryWordsOf(query: string): string[] {
  return unaccentedText(query).split(/\s+/).filter(Boolean)
}

/** Lower case, without accents and with straight apostrophes. */
function unaccentedText(text: string): string {
  return text.normalize('NFD').replace(marks, '').replaceAll('’', "'").toLowerCase()
}
