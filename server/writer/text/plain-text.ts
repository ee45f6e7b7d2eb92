import { holdsAddress } from '../../kit/words/plain-names.ts'

const thoughts = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi
/** Lines that only divide, marks at the beginning of a line, and marks around words. */
const divider = /^[ \t]*(?:[-*_=]{3,}|```\w*)[ \t]*$/gm
const marks = /\*\*|__|~~|`+|^[ \t]*(?:#{1,6}|>|[-*•]|\d{1,2}[.)])[ \t]+/gm
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu
/** "**Testimonial**" above the text, and "Here is the testimonial:" before it. */
const heading = /^[ \t]*#{1,6}[ \t]+[^\n]*$/gm
const announcement = /^(?:[^.!?\n]{0,80}):[ \t]*\n+/u
const outerQuotes = /^[\s"“”„«»'‘’]+|[\s"“”„«»]+$/g
/** Control characters, and marks that reorder or hide text. */
const hidden = /(?![\n])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What a model wrote, without its thoughts, its markup and quotation marks around all of it. */
export function plainModelText(written: string): string {
  return written
    .replace(thoughts, '')
    .replace(hidden, ' ')
    .replace(divider, '')
    .replace(heading, '')
    .trimStart()
    .replace(announcement, '')
    .replace(marks, '')
    .replace(emphasis, '$2')
    .replace(outerQuotes, '')
}

const mailAddress = /\S@\S/
const phone = /\+?\d[\d\s().-]{7,}\d/
const markup = /[<>{}[\]\\|]|!\(/
const longestSentence = 400

/** Whether a sentence may stand in a draft as far as its shape goes: links, addresses, markup and data may not. */
export function isPlain(sentence: string): boolean {
  return (
    sentence.length <= longestSentence &&
    !holdsAddress(sentence) &&
    ![mailAddress, phone, markup].some((pattern) => pattern.test(sentence))
  )
}
