/**
 * Breaks a text into lines that fit: between words, in scripts without spaces where their words end, and only a word
 * that is wider than a line by its letters.
 */
export function breakLines(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const piece of unbreakablePieces(text.trim().replace(/\s+/g, ' '), fits)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else lines.push(piece.trimStart())
  }
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** As few lines as fit into a width, none of them much shorter than the others. */
export function balancedLines(text: string, width: number, measure: (words: string) => number): string[] {
  const within = (most: number) => breakLines(text, (words) => measure(words) <= most)
  let best = within(width)
  for (let most = width * 0.95; best.length > 1 && most > width * 0.4; most -= width * 0.05) {
    const narrower = within(most)
    if (narrower.length > best.length || narrower.some((line) => measure(line) > most)) break
    best = narrower
  }
  return best
}

/** What may not be torn apart: words with the space and the marks that follow them. */
function unbreakablePieces(text: string, fits: (words: string) => boolean): string[] {
  return text
    .split(/(?<= )/)
    .flatMap((word) => (fits(word.trim()) ? word : unbrokenWordsIn(word)))
    .flatMap((word) => (fits(word.trim()) ? word : [...letters.segment(word)].map(({ segment }) => segment)))
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

function unbrokenWordsIn(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const isMark = !isWordLike && found.length > 0 && !/\p{Ps}|\p{Pi}/u.test(segment)
    if (isMark) found[found.length - 1] += segment
    else found.push(segment)
  }
  return found
}

/** Whether the first letter that has a direction is read from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = /[\p{L}]/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
}
