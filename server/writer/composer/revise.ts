import { insideSentence } from './capitals.ts'
import { elided } from './french/elision.ts'
import type { GroundCheck, Line } from './line.ts'
import { capitalized, countWords, firstWord, foldedText, wordTokensOf, withoutEnd } from './text.ts'
import type { Tongue } from './tongue.ts'

/** A sentence of the text, still with the answers that it rests on. */
export interface Written {
  readonly text: string
  readonly answerIds: readonly string[]
  readonly isCritical: boolean
  readonly isOwn: boolean
  readonly block: number
}

const longestJoined = 24

interface Manner {
  readonly tongue: Tongue
  readonly business: string
  /** In words. */
  readonly most: number
  readonly turn: number
  readonly isGrounded: GroundCheck
}

/** No two sentences in a row begin with the same word: another wording, both as one sentence, or a link between them. */
export function withVariedBeginnings(
  lines: readonly Line[],
  { tongue, business, most, turn, isGrounded }: Manner,
): Written[] {
  const written: Written[] = []
  let words = 0
  let links = turn
  lines.forEach((line, at) => {
    const last = written.at(-1)
    const next = lines[at + 1]
    const text = bestWordingOf(line, { written, business, next: next?.isOwn ? next.texts[0] : undefined })
    const own = {
      text,
      answerIds: line.answerIds,
      isCritical: line.isCritical,
      isOwn: line.isOwn,
      block: line.block,
    }
    words += countWords(text)
    if (!last || firstWord(text) !== firstWord(last.text)) {
      written.push(own)
      return
    }
    const both = canJoin(last, own, tongue) ? joinSentences(last, own, tongue) : null
    if (both && isGrounded(both.text)) {
      written[written.length - 1] = both
      return
    }
    const link = linkFor(tongue, links++, firstWord(last.text))
    const withLink = joinLink(link, text, tongue)
    const isFitting = words + countWords(link) <= most && isGrounded(withLink)
    if (isFitting) words += countWords(link)
    written.push(isFitting ? { ...own, text: withLink } : own)
  })
  return written
}

/** The wording that repeats the least: of the beginnings around it, of the business's name, of colons. */
function bestWordingOf(
  { texts }: Line,
  around: { written: readonly Written[]; business: string; next: string | undefined },
): string {
  const { written, business, next } = around
  const last = written.at(-1)?.text ?? ''
  const mentions = written.filter(({ text }) => text.includes(business)).length
  const costs = texts.map((text, at) => {
    const begins = firstWord(text)
    const isAlike = begins === firstWord(last) ? 10 : next !== undefined && begins === firstWord(next) ? 4 : 0
    const isNamedAgain = text.includes(business) && (mentions > 1 || last.includes(business)) ? 3 : 0
    const colons = text.includes(':') ? 2 + written.filter((one) => one.text.includes(':')).length * 2 : 0
    const isQuoted = /[“„«]/.test(text) ? 5 : 0
    const questions = text.includes('?') ? 3 + written.filter((one) => one.text.includes('?')).length * 2 : 0
    return isAlike + isNamedAgain + colons + questions + isQuoted + at * 0.1
  })
  return texts[costs.indexOf(Math.min(...costs))] ?? ''
}

/** What is said twice is said once, by the longer of both sentences. */
export function withoutRepeats(lines: readonly Line[]): Line[] {
  const said = lines.map(({ texts, isOwn }) => (isOwn ? ` ${foldedText(texts[0] ?? '')} ` : ''))
  const all = said.join('\n')
  const seen = new Set<string>()
  return lines.filter((_, at) => {
    const mine = said[at] ?? ''
    if (mine.trim() === '') return true
    const isFirst = !seen.has(mine)
    seen.add(mine)
    const isPartOfLonger = all.split(mine).length - 1 > said.filter((one) => one === mine).length
    return isFirst && !isPartOfLonger
  })
}

function canJoin(one: Written, other: Written, { and }: Tongue): boolean {
  const isNear = one.block === other.block || (!one.isOwn && !other.isOwn)
  const hasAnd = [one, other].some(({ text }) => wordTokensOf(text).includes(and(['', '']).trim()))
  if (!isNear || hasAnd) return false
  const isPlain = [one, other].every(({ text }) => /[\p{L}\p{N}%)]\.$/u.test(text) && !text.includes(':'))
  return (
    isPlain &&
    one.isCritical === other.isCritical &&
    countWords(one.text) + countWords(other.text) <= longestJoined
  )
}

function joinSentences(one: Written, other: Written, tongue: Tongue): Written {
  return {
    ...one,
    text: tongue.andSentence(withoutEnd(one.text), insideSentence(other.text, tongue)),
    answerIds: [...new Set([...one.answerIds, ...other.answerIds])],
    isOwn: one.isOwn && other.isOwn,
  }
}

function linkFor({ links }: Tongue, turn: number, taken: string): string {
  const free = links.filter((link) => firstWord(link) !== taken)
  return free[turn % free.length] ?? ''
}

export function joinLink(link: string, text: string, tongue: Tongue): string {
  return link.trimEnd().endsWith(':') ? link + text : link + insideSentence(text, tongue)
}

/** The marks that suit the tone: calm ones in most, one exclamation mark in an enthusiastic text that has nothing bad in it. */
export function withMarks(
  written: readonly Written[],
  tone: string,
  { exclaimed, lexicon }: Tongue,
): Written[] {
  if (tone === 'Casual') return [...written]
  if (tone !== 'Enthusiastic') return written.map((one) => ({ ...one, text: calm(one.text) }))
  const isGlad = !written.some(({ isCritical }) => isCritical)
  const isWarm = ({ text, isOwn }: Written) =>
    isOwn && /^[^:?]*\p{L}\.$/u.test(text) && wordTokensOf(text).some((word) => lexicon.adjectives.has(word))
  const loud = exclaimed ?? ((text: string) => `${text}!`)
  const at = isGlad ? written.findLastIndex(isWarm) : -1
  return written.map((one, place) => (place === at ? { ...one, text: loud(one.text.slice(0, -1)) } : one))
}

function calm(text: string): string {
  return text
    .replace(/!+(?=[\s”»“"')]*$)/, '.')
    .replace(/!+(?=\s)/g, '.')
    .replace(/¡/g, '')
}

/** The typography of the language, and what a hurried hand leaves behind. */
export function finishText(text: string, { language }: Tongue, business: string): string {
  const tidy = capitalized(text.trim())
    .replace(/([!?])[!?]{2,}/g, '$1')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\.{4,}/g, '…')
    .replace(/(\p{Extended_Pictographic}\ufe0f?)\.$/u, '$1')
    .replace(/ +([,.;])(?=\s|$)/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/(\p{L}),(?=\p{L})/gu, '$1, ')
  if (language !== 'fr') return tidy.replace(/ +([!?])(?=\s|$)/g, '$1')
  return elided(tidy, business)
    .replace(/[ \u00a0\u202f]*([!?])(?=\s|$|»)/g, '\u00a0$1')
    .replace(/ :(?= )/g, '\u00a0:')
}
