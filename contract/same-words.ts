const apostrophes = /['’‘ʼ`´]/gu
const noWord = /[^\p{L}\p{M}\p{N}]+/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Text as its words alone: whatever the spacing, capitals, quotes and punctuation. */
function comparableWords(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(apostrophes, '').replace(noWord, ' ').trim()
}

/** Whether one text can be made of the other by correcting spacing, capitals, quotes and punctuation alone. */
export function saysTheSame(text: string, other: string): boolean {
  return (
    comparableWords(text) === comparableWords(other) &&
    (comparableWords(text) !== '' || text.trim() === other.trim())
  )
}

/** Whether these very words are in `message`, in a row and whole: "satisfied" is not in "unsatisfied". */
export function isFoundIn(text: string, message: string): boolean {
  const words = comparableWords(text)
  if (words === '') return message.includes(text.trim())
  const said = comparableWords(message)
  return ` ${said} `.includes(` ${words} `) || (unspaced.test(words) && said.includes(words))
}
