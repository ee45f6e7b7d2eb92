import { documentationGuide } from '../documentation/documentation-guide.ts'
import { type Guide, pagesOf } from './guide.ts'
import { helpGuide } from './help-guide.ts'
import type { SearchEntry } from './search-entry.ts'

/** What the search of the help and the documentation looks through: every section of every page. */
export function searchFile(): string {
  return JSON.stringify([helpGuide, documentationGuide].flatMap(searchEntriesOf))
}

function searchEntriesOf(guide: Guide): SearchEntry[] {
  return pagesOf(guide).flatMap(({ path, title: page, sections }) =>
    sections.map(({ id, title, text }) => ({
      path: id ? `${path}#${id}` : path,
      title,
      trail: `${guide.name} › ${page}`,
      text,
    })),
  )
}
