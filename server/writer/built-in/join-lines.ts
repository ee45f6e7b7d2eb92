import { isSentence } from './kind-of-words.ts'
import type { Lexicon } from './words/lexicon.ts'

const bullet = /^(?:[-–—*•·▪◦‣]|\(?\d{1,2}[.)]|[a-h]\))\s+/
const hasEnd = /[.!?…。！？][”»“"')\]]*$/u

/** Lines of a list become one line, "Quick response, tidy work", and so does a line that was merely wrapped. */
export function joinLines(text: string, lexicon: Lexicon): string {
  const lines: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.replace(bullet, '')
    const last = lines.at(-1)
    if (last === undefined || hasEnd.test(last)) lines.push(line)
    else if (last.length > 60 && /[\p{Ll},]$/u.test(last) && /^\p{Ll}/u.test(line))
      lines[lines.length - 1] = `${last} ${line}`
    else if (line !== '' && last !== '' && [last, line].every((one) => !isSentence(one, lexicon)))
      lines[lines.length - 1] = `${last.replace(/,$/, '')}, ${line}`
    else lines.push(line)
  }
  return lines.join('\n')
}
