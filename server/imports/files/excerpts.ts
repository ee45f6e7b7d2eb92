import { cleanLine, cutText } from './clean-text.ts'
import type { TableRow } from './table.ts'

/** How much of a cell is looked at where a short text is expected. Cleaning a whole cell of megabytes takes long. */
export const longestCell = 2_000

const excerptLetters = 80
const excerptCells = 20

/** The beginning of a text on one line. */
export function lineExcerptOf(text: string, letters = excerptLetters): string {
  const line = cleanLine(text.slice(0, longestCell))
  return line.length > letters ? `${cutText(line, letters)}…` : line
}

/** The beginning of a row, for a row of which no review or customer came. */
export function excerptOfCells({ cells }: TableRow): string {
  const texts = cells.slice(0, excerptCells).map((cell) => lineExcerptOf(cell))
  return lineExcerptOf(texts.filter((text) => text !== '').join(' · '))
}
