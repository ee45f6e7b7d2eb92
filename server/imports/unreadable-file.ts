/** A file that cannot be read as a list; the message is a sentence for the owner. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

const notText: readonly (readonly [RegExp, string])[] = [
  [
    /^PK\p{Cc}\p{Cc}/u,
    'This is an Excel or zip file. Save the sheet as CSV, or unzip it, and choose that file.',
  ],
  [/^%PDF-/, 'This is a PDF. Export the list as CSV or JSON and choose that file.'],
  [
    /^\s*<(!doctype|html|\?xml)/i,
    'This is a web page or an XML file. Export the list as CSV or JSON and choose that file.',
  ],
]

/** Throws the sentence that says why this text cannot be a list; returns it without its byte order mark. */
export function refuseOtherFiles(text: string): string {
  for (const [beginning, sentence] of notText) {
    if (beginning.test(text.slice(0, 200))) throw new UnreadableFile(sentence)
  }
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (plain.trim() === '') throw new UnreadableFile('This file is empty.')
  if (plain.includes('\u0000') || countOf(plain, '\uFFFD') > 20 + plain.length / 200) {
    throw new UnreadableFile('This is not a text file. Export the list as CSV or JSON and choose that file.')
  }
  return plain
}

function countOf(text: string, sign: string) {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1
  return count
}
