import { withoutControls } from './clean-text.ts'
import { Unreadable } from '../../kit/unreadable.ts'

const notText: readonly (readonly [RegExp, string])[] = [
  [
    /^PK\p{Cc}\p{Cc}/u,
    'This is an Excel or zip file. Save the sheet as CSV, or unzip it, and choose that file.',
  ],
  [/^ÐÏ\p{Cc}à/u, 'This is an old Excel file (.xls). Save it as .xlsx or CSV and choose that file.'],
  [/^%PDF-/, 'This is a PDF. Export the list as CSV or JSON and choose that file.'],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)/i,
    'This is a web page. Export the list as CSV or JSON and choose that file, or paste its link.',
  ],
  [
    /^From \S+@?\S* .*\r?\n(?:[\w-]+: )/,
    'This is a mailbox file with emails. Export your contacts as CSV or vCard, or paste one message as a testimonial.',
  ],
]
const sliceLetters = 262_144

export interface PlainText {
  text: string
  /** How many control characters there were. */
  dropped: number
}

/** The text of a file without its byte order mark and control characters; throws a sentence when it is no text. */
export function readPlainText(content: string): PlainText {
  for (const [beginning, sentence] of notText) {
    if (beginning.test(content.slice(0, 200))) throw new Unreadable(sentence)
  }
  const pieces: string[] = []
  const found = { dropped: 0, undecodable: 0, isEmpty: true }
  for (let start = content.startsWith('\uFEFF') ? 1 : 0; start < content.length; start += sliceLetters) {
    const { text, dropped } = withoutControls(content.slice(start, start + sliceLetters))
    pieces.push(text)
    found.dropped += dropped
    found.undecodable += occurrencesOf(text, '\uFFFD')
    if (found.isEmpty) found.isEmpty = text.trim() === ''
  }
  if (found.dropped > 20 + content.length / 10 || found.undecodable > 20 + content.length / 200) {
    throw new Unreadable('This is not a text file. Export the list as CSV or JSON and choose that file.')
  }
  if (found.isEmpty) throw new Unreadable('This file is empty.')
  return { text: pieces.join(''), dropped: found.dropped }
}

function occurrencesOf(text: string, sign: string) {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1
  return count
}
