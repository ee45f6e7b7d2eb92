const apostrophes = /['’‘ʼ`´]/gu
const noWord = /[^\p{L}\p{M}\p{N}]+/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Text as its words alone: whatever the spacing, capitals, quotes and punctuation. */
function wordsOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(apostrophes, '').replace(noWord, ' ').trim()
}

/** Whether one text can be made of the other by correcting spacing, capitals, quotes and punctuation alone. */
export function saysTheSame(text: string, other: string): boolean {
  return wordsOf(text) === wordsOf(other) && (wordsOf(text) !== '' || text.trim() === other.trim())
}

/** Whether these very words are in `message`, in a row and whole: "satisfied" is not in "unsatisfied". */
export function isFoundIn(text: string, message: string): boolean {
  const words = wordsOf(text)
  if (words === '') return message.includes(text.trim())
  const said = wordsOf(message)
  return ` ${said} `.includes(` ${words} `) || (unspaced.test(words) && said.includes(words))
}
