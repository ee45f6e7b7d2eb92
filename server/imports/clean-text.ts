// Control characters break exports and logs; direction overrides let a name read as another one.
// oxlint-disable-next-line no-control-regex -- control characters are what this file removes
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g

/** One line of text: a name, a company, a title. */
export function cleanLine(text: string): string {
  return text
    .replace(controls, '')
    .replace(directionOverrides, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** A text with paragraphs: line ends become `\n`, never more than one empty line in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(directionOverrides, '')
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
}

/** The form in which two copies of a text are compared: without case, and one space wherever there is any. */
export function sameText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{S}]+/gu, '')
}

/**
 * Puts a title on its own line above the text. A title that only repeats how the text begins (many exports fill it
 * that way) is dropped.
 */
export function withTitle(title: string, text: string): string {
  if (title === '' || text === '') return text
  const bareTitle = bare(title)
  return bareTitle === '' || bare(text).startsWith(bareTitle) ? text : `${title}\n${text}`
}
