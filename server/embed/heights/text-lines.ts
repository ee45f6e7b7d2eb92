/** How wide letters are in the fonts of phones and computers, in shares of their size. */
const widths: readonly (readonly [letters: RegExp, share: number])[] = [
  // Signs above and below other letters, as in Thai and Arabic.
  [/[\p{Mn}\u200b-\u200f]/u, 0],
  [/[ijl.,:;'|!’]/, 0.26],
  [/[ftr()[\]\-/ "]/, 0.34],
  [/[mwMW@%—]/, 0.86],
  [/\p{Lu}/u, 0.67],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff00-\uffef]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
]
const usual = 0.545
/** Some system fonts, such as Linux's, are this much wider. A spare line goes unnoticed; a missing one cuts a widget off. */
const widest = 1.08

const known = new Map<string, number>()

function widthShareOf(letter: string): number {
  let share = known.get(letter)
  if (share === undefined) {
    share = widths.find(([letters]) => letters.test(letter))?.[1] ?? usual
    // Text of every script is seen here, and few letters are most of it.
    if (known.size < 2_000) known.set(letter, share)
  }
  return share
}

/** How much wider bold letters are. */
export const bold = 1.045

export function widthOf(text: string, sizePx: number): number {
  let share = 0
  for (const letter of text) share += widthShareOf(letter)
  return share * sizePx * widest
}

/** How many lines a text takes in this width, with its own line breaks; it stops counting after `most`. */
export function lineCountOf(text: string, sizePx: number, widthPx: number, most = 1_000): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    lines += linesOfParagraph(paragraph, sizePx, widthPx)
    if (lines >= most) return most
  }
  return lines
}

function linesOfParagraph(text: string, sizePx: number, widthPx: number): number {
  let lines = 1
  let used = 0
  // Scripts without spaces break between any two letters.
  for (const [word] of text.matchAll(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\S+?-|\S+|\s/gu,
  )) {
    const width = widthOf(word, sizePx)
    if (used > 0 && used + width > widthPx && word !== ' ') {
      lines++
      used = 0
    }
    used += width
    // What is wider than a line is broken anywhere.
    const full = Math.ceil(used / widthPx) - 1
    if (full > 0 && word !== ' ') {
      lines += full
      used -= full * widthPx
    }
  }
  return lines
}
