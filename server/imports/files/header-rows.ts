import type { TableRow } from './table.ts'

type IsHeader = (rows: readonly string[][]) => boolean

const mostTitleLines = 10
const sampleRecords = 60
/** What SurveyMonkey writes below a question that has one answer. */
const saysNothing = /^(?:open-ended )?response$/i
const subHeader =
  /^(?:(?:open-ended )?response|other \(please specify\)|stars?|rating|score|nps.*|label|value)$/i
const importId = /^\{"ImportId"/

/** How many lines stand above the header: a title, when it was exported. They have few cells, and the header names columns. */
export function titleLinesAbove(rows: readonly TableRow[], isHeader: IsHeader): number {
  const most = Math.min(mostTitleLines, rows.length - 2)
  for (let at = 1; at <= most; at += 1) {
    const header = filledIn(rows[at])
    const above = rows.slice(0, at)
    if (above.some((row) => filledIn(row) >= Math.max(2, header / 2))) return 0
    if (header >= 2 && isHeader(cellsOf(rows.slice(at, at + sampleRecords)))) return at
  }
  return 0
}

/** The names of the columns from one, two or three rows, and how many rows those are. */
export function namesFrom(rows: readonly TableRow[]): { readonly names: string[]; readonly used: number } {
  const [first, second, third, fourth] = rows
  const header = first?.cells ?? []
  if (second === undefined || third === undefined) return { names: header, used: 1 }
  if (isImportIds(second)) return { names: header, used: 2 }
  if (isImportIds(third) && fourth !== undefined) {
    // Qualtrics: short names, then what was asked, then its own ids.
    return { names: header.map((name, index) => second.cells[index]?.trim() || name), used: 3 }
  }
  return isSubHeader(header, second.cells, third.cells)
    ? { names: joined(header, second.cells), used: 2 }
    : { names: header, used: 1 }
}

function isImportIds({ cells }: TableRow): boolean {
  return cells.some((cell) => importId.test(cell))
}

/**
 * A second row is part of the header where it names parts of questions: all of it is what survey tools write there, or it
 * stands below columns without a name, and is empty where every answer has a number.
 */
function isSubHeader(header: readonly string[], cells: readonly string[], below: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length === 0) return false
  if (filled.every((cell) => subHeader.test(cell.trim()))) return true
  const isEmptyWhereAnswersAreNot = [0, 1].every(
    (index) => header[index]?.trim() && !cells[index]?.trim() && below[index]?.trim(),
  )
  return isEmptyWhereAnswersAreNot && header.some((name, index) => !name.trim() && cells[index]?.trim())
}

function joined(header: readonly string[], cells: readonly string[]): string[] {
  let question = ''
  return header.map((name, index) => {
    const part = cells[index]?.trim() ?? ''
    question = name.trim() || question
    return part === '' || saysNothing.test(part) ? name : `${question} ${part}`
  })
}

function filledIn(row: TableRow | undefined): number {
  return row?.cells.filter((cell) => cell.trim() !== '').length ?? 0
}

function cellsOf(rows: readonly TableRow[]): string[][] {
  return rows.map(({ cells }) => cells)
}
