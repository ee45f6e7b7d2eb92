import { mostColumns } from '#contract/imports/import-files.ts'
import { bareName, type Table } from '../files/table.ts'

const language = /[\s._:(-]+\(?([a-z]{2})(?:[-_][a-z]{2,4})?\)?$/i
const repeated = / \(\d+\)$/

/** A header without the language or the number behind it: `review_text.en`, `review_text (hi)`, `Review (2)`. */
function stemOf(header: string): string {
  const plain = header.trim().replace(repeated, '')
  const code = language.exec(plain)?.[1]
  return bareName(code !== undefined && isLanguage(code) ? plain.replace(language, '') : plain)
}

/** Other columns of the same text: in other languages, or under the same header. */
export function alternatesOf({ columns, hasHeader }: Table, chosen: number | undefined): number[] {
  const header = chosen === undefined || !hasHeader ? undefined : columns[chosen]
  if (header === undefined) return []
  const stem = stemOf(header)
  return columns
    .slice(0, mostColumns)
    .flatMap((name, index) => (index !== chosen && stemOf(name) === stem ? [index] : []))
}

function isLanguage(code: string): boolean {
  return (
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code.toLowerCase()) !== undefined
  )
}
