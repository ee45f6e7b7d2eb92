// A spreadsheet runs a cell as a formula when it begins with one of these, or with their full-width twins.
const dangerous = /^["'\s\p{Cf}]*[=+\-@|%]|^["']*[\t\r]/u
// Only the beginning is looked at. Nobody begins a text with so many spaces and quotation marks and means well.
const beginning = 200
const nothingYet = /^["'\s\p{Cf}]*$/u
// Where the list separator is a semicolon or a tab, quotation marks no longer hold a cell together: it begins anew behind
// each of these.
const innerCells = /([;\t\n\v\f\r\u0085\u2028\u2029])([^;\t\n\v\f\r\u0085\u2028\u2029]+)/g

function isDangerous(text: string) {
  const start = text.slice(0, beginning).normalize('NFKC')
  return dangerous.test(start) || (text.length > beginning && nothingYet.test(start))
}

/**
 * Text for a spreadsheet cell, whatever separates cells there: an apostrophe in front keeps what looks like a formula from
 * being run as one.
 */
export function formulaSafe(text: string): string {
  return guarded(text.replace(innerCells, (_, separator: string, cell: string) => separator + guarded(cell)))
}

/** Takes those apostrophes off again. */
export function withoutFormulaGuard(text: string): string {
  return unguarded(text).replace(
    innerCells,
    (_, separator: string, cell: string) => separator + unguarded(cell),
  )
}

function guarded(cell: string): string {
  return isDangerous(cell) ? `'${cell}` : cell
}

function unguarded(cell: string): string {
  return cell.startsWith("'") && isDangerous(cell.slice(1)) ? cell.slice(1) : cell
}
