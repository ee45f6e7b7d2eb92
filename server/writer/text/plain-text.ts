import { holdsAddress } from '../../kit/words/plain-names.ts'

const thoughts = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi
const marks = /\*\*|__|`+|^[ \t]*(?:#{1,6}|[-*•]|\d{1,2}[.)])[ \t]+/gm
const outerQuotes = /^[\s"“”„«»'‘’]+|[\s"“”„«»]+$/g
/** Control characters, and marks that reorder or hide text. */
const hidden = /(?![\n])[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** What a model wrote, without its thoughts, its markup and quotation marks around all of it. */
export function plainModelText(written: string): string {
  return written.replace(thoughts, '').replace(hidden, ' ').replace(marks, '').replace(outerQuotes, '')
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
