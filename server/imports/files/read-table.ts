import { withoutControls } from './clean-text.ts'
import { readPlainText } from './plain-text.ts'
import { isPacked, readPacked } from './read-packed.ts'
import { readDelimited, tableOf } from './read-delimited.ts'
import { looksLikeJson, readJson } from './read-json.ts'
import { looksLikeVcard, readVcards } from './read-vcard.ts'
import { looksLikeXml, readXml } from './read-xml.ts'
import type { Table } from './table.ts'

/** Reads a file as rows and columns. `dropped` says how many control characters were in it. */
export function readTable(
  content: string,
  ...layout: [Parameters<typeof readDelimited>[1], Parameters<typeof readDelimited>[2]?]
): { table: Table; dropped: number } {
  const packed = isPacked(content) ? readPacked(content) : undefined
  if (packed && 'rows' in packed) {
    const [choices, isHeader] = layout
    const table = tableOf(packed.rows, 'json', choices, isHeader)
    table.leftOut = [...packed.leftOut, ...(table.leftOut ?? [])]
    return { table, dropped: dropControls(table) }
  }
  const { text, dropped } = readPlainText(packed?.text ?? content)
  if (looksLikeVcard(text)) return { table: readVcards(text), dropped }
  const isXml = looksLikeXml(text)
  if (!isXml && !looksLikeJson(text)) return { table: readDelimited(text, ...layout), dropped }
  const table = isXml ? readXml(text) : readJson(text)
  // In JSON they can hide behind a backslash.
  return { table, dropped: dropped + dropControls(table) }
}

function dropControls({ rows }: Table) {
  let dropped = 0
  for (const row of rows) {
    row.cells = row.cells.map((cell) => {
      const plain = withoutControls(cell)
      dropped += plain.dropped
      return plain.text
    })
  }
  return dropped
}
