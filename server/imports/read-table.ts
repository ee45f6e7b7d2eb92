import { withoutControls } from './clean-text.ts'
import { letOthersIn } from './pace.ts'
import { readPlainText } from './plain-text.ts'
import { readDelimited } from './read-delimited.ts'
import { looksLikeJson, readJson } from './read-json.ts'
import type { Table } from './table.ts'

/** Reads a file as rows and columns. `dropped` says how many control characters were in it. */
export async function readTable(
  content: string,
  ...layout: [Parameters<typeof readDelimited>[1], Parameters<typeof readDelimited>[2]?]
): Promise<{ table: Table; dropped: number }> {
  const { text, dropped } = await readPlainText(content)
  if (!looksLikeJson(text)) return { table: await readDelimited(text, ...layout), dropped }
  const table = await readJson(text)
  // In JSON they can hide behind a backslash.
  return { table, dropped: dropped + (await dropControls(table)) }
}

async function dropControls({ rows }: Table) {
  let dropped = 0
  for (const row of rows) {
    await letOthersIn()
    row.cells = row.cells.map((cell) => {
      const plain = withoutControls(cell)
      dropped += plain.dropped
      return plain.text
    })
  }
  return dropped
}
