// A spreadsheet runs a cell as a formula when it begins with one of these, or with their full-width twins.
const dangerous = /^["'\s\p{Cf}]*[=+\-@|%]|^["']*[\t\r]/u

function isDangerous(text: string) {
  return dangerous.test(text.normalize('NFKC'))
}

/** Text for a spreadsheet cell: an apostrophe in front keeps what looks like a formula from being run as one. */
export function formulaSafe(text: string): string {
  return isDangerous(text) ? `'${text}` : text
}

/** Takes that apostrophe off again. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isDangerous(cell.slice(1)) ? cell.slice(1) : cell
}
