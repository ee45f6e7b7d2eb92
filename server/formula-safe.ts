// A spreadsheet runs a cell as a formula when it begins with one of these, or with their full-width twins.
const dangerous = /^["'\s\p{Cf}]*[=+\-@|%]|^["']*[\t\r]/u
// Only the beginning is looked at. Nobody begins a text with so many spaces and quotation marks and means well.
const beginning = 200
const nothingYet = /^["'\s\p{Cf}]*$/u

function isDangerous(text: string) {
  const start = text.slice(0, beginning).normalize('NFKC')
  return dangerous.test(start) || (text.length > beginning && nothingYet.test(start))
}

/** Text for a spreadsheet cell: an apostrophe in front keeps what looks like a formula from being run as one. */
export function formulaSafe(text: string): string {
  return isDangerous(text) ? `'${text}` : text
}

/** Takes that apostrophe off again. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isDangerous(cell.slice(1)) ? cell.slice(1) : cell
}
