const unspaced =
  /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Lao}\p{Script=Khmer}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** How many words a reader counts, in scripts without spaces too. */
export function countWords(text: string): number {
  let count = 0
  for (const token of text.split(/\s+/)) {
    if (!/[\p{L}\p{N}]/u.test(token)) continue
    count += unspaced.test(token) ? [...segmenter.segment(token)].filter((one) => one.isWordLike).length : 1
  }
  return count
}

/** The words of a text in lower case, with straight apostrophes, as word lists have them. */
export function wordTokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'%/&.-]*[\p{L}\p{N}%]|[\p{L}\p{N}%]/gu) ?? []
  )
}

/** Upper case for the first letter, unless the word is written in its own way ("iPhone"). */
export function capitalized(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

export function firstWord(text: string): string {
  return wordTokensOf(text)[0] ?? ''
}

/** With a mark at its end, in scripts where a sentence needs one. */
export function ended(text: string): string {
  const trimmed = text.replace(/[\s,;:–-]+$/u, '')
  const isMarked =
    /[.!?…。！？।][”»“"')\]]*$/u.test(trimmed) || /[^\p{L}\p{N}%)”»“"'’\]€$£+*°]$/u.test(trimmed)
  return isMarked || unspaced.test(trimmed.slice(-1)) ? trimmed : `${trimmed}.`
}
