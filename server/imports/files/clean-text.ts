import { longestHeadline } from '#contract/testimonials/organizing.ts'
import { cutCombiningRuns } from '#contract/stream-safe.ts'

// Direction overrides let a name read as another one.
const directionOverrides = /[\u202A-\u202E\u2066-\u2069]/g
// Control characters break exports and logs; PostgreSQL takes no NUL.
// oxlint-disable-next-line no-control-regex -- control characters are what this file removes
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Drops control characters other than tabs and line ends, and counts them. */
export function withoutControls(text: string): { text: string; dropped: number } {
  const plain = text.replace(controls, '')
  return { text: plain, dropped: text.length - plain.length }
}

/** One line of text: a name, a company, a title. Like `cleanParagraphs`, it takes linear time. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/gu, ' ').trim()
}

/** A text with paragraphs: line ends become `\n`, never more than one empty line in a row. */
export function cleanParagraphs(text: string): string {
  const lines = clean(text.replace(/\r\n?/g, '\n')).split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Drops what is not seen, half a character, and everything when nothing is: a text of zero-width characters is none. */
function clean(text: string): string {
  const plain = text
    .replace(controls, '')
    .replace(directionOverrides, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
  return nothingToSee.test(plain) ? '' : cutCombiningRuns(plain).normalize('NFC')
}

/** The first `letters` of a text, without half a character at the end. */
export function cutText(text: string, letters: number): string {
  return text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '')
}

/** The form in which two copies of a text are compared: without case, and one space wherever there is any. */
export function sameText(text: string): string {
  return cutCombiningRuns(text).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

function lettersAndSignsOf(text: string): string {
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
  const bareTitle = lettersAndSignsOf(title)
  return bareTitle === '' || lettersAndSignsOf(text).startsWith(bareTitle) ? text : `${title}\n${text}`
}

/** The title where it stands above the text, for the card's headline; null where it does not, or is as long as a text. */
export function headlineOfTitle(title: string, content: string): string | null {
  return title !== '' && title.length <= longestHeadline && content.startsWith(`${title}\n`) ? title : null
}
