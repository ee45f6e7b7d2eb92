import type { Line } from './line.ts'
import { capitalized, countWords, ended, withoutEnd } from './text.ts'
import type { Tongue } from './tongue.ts'

/** A sentence of more words than there is room for, as several; what has no seam is cut, and shows it. */
export function splitLong(lines: readonly Line[], most: number, tongue: Tongue): Line[] {
  return lines.flatMap((line) => {
    const text = line.texts[0] ?? ''
    if (!line.isOwn || countWords(text) <= most) return [line]
    const parts = joinedAgain(splitAt(text, tongue), most).map((part) => shortenSentence(part, most))
    return parts.map((part, at) => ({
      ...line,
      texts: [part],
      at: line.at + at / 1000,
      isLeaning: line.isLeaning || at > 0,
    }))
  })
}

function splitAt(text: string, { seams, looseAnd }: Tongue): string[] {
  return text
    .split(new RegExp(seams.source, `${seams.flags}u`))
    .map((part) => ended(capitalized(part.trim().replace(looseAnd, ''))))
}

/** As few parts as possible, so that nothing becomes choppier than it has to. */
function joinedAgain(parts: readonly string[], most: number): string[] {
  const wanted = Math.min(most, 25)
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isShort =
      last !== undefined && countWords(last) < 4 && countWords(last) + countWords(part) <= wanted
    if (isShort)
      joined[joined.length - 1] = `${withoutEnd(last)}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`
    else joined.push(part)
  }
  return joined
}

function shortenSentence(text: string, most: number): string {
  if (countWords(text) <= most) return text
  const words = text.split(' ')
  while (words.length > 1 && countWords(words.join(' ')) > most) words.pop()
  const excerpt = words.join(' ')
  return countWords(excerpt) <= most ? `${withoutEnd(excerpt)} …` : ''
}
