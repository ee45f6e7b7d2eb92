const apostrophes = /['’‘ʼ`´]/gu
// A thumb, a currency, a percent sign and a minus say something; quotes, stops and dashes do not.
const sign = /[\p{Sm}\p{Sc}\p{So}%‰]|(?<![\p{L}\p{N}])[-–](?=\p{N})/gu
const variant = /[\u{FE0E}\u{FE0F}]/gu
const noWord = /[^\p{L}\p{M}\p{N}\p{Sm}\p{Sc}\p{So}%‰]+/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Text as its words and signs alone: whatever the spacing, capitals, quotes and punctuation. */
export function comparableWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(variant, '')
    .replace(sign, (found) => (/[-–]/.test(found) ? ' − ' : ` ${found} `))
    .replace(noWord, ' ')
    .trim()
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

/** Whether these very words can be looked for inside a sentence: of scripts without spaces, no check knows the words. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text)
}

/** Whether every sign of a text is in the other one too: a thumb, a currency, a percent sign, a minus. */
export function hasSignsOf(text: string, other: string): boolean {
  const known = new Set(signsIn(other))
  return signsIn(text).every((one) => known.has(one))
}

function signsIn(text: string): readonly string[] {
  return comparableWords(text)
    .split(' ')
    .filter((word) => /^[^\p{L}\p{M}\p{N}]/u.test(word))
}
