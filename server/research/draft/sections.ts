import type { Block } from '../page/page-reading.ts'
import type { SitePage } from './site-draft.ts'
import { isName, type PartKind, partOf } from './words.ts'

const mostBlocks = 80
const mostNames = 24
const fewest = 2
/** With what follows it, such as a price. */
const longestName = 200

/** What stands below each heading that announces this, to the next heading as large; also where a container is called so. */
export function sectionsAbout({ blocks }: SitePage, kind: PartKind): Block[][] {
  const main = blocks.filter(({ region }) => region === 'main' || region === 'header')
  return main.flatMap((block, at) => {
    const isHeading = block.level > 0 || isAlone(block)
    if (!isHeading || partOf(block.text) !== kind) return []
    const section = sectionFrom(main, at)
    return [section.length > 0 ? section : flatSection(main, at)]
  })
}

/** Headings of the same size in the same place, where a heading is followed by nothing but its equals. */
function flatSection(blocks: readonly Block[], at: number): Block[] {
  const heading = blocks[at]
  return blocks
    .slice(at + 1, at + 1 + mostBlocks)
    .filter(({ level, parent }) => level === heading?.level && parent === heading.parent)
}

/** What is in containers that are called so by their names for the style sheet. */
export function markedAs({ blocks }: SitePage, kind: PartKind): Block[] {
  return blocks.filter(({ marks, region }) => {
    const names = marks.split(' ').map((mark) => mark.replace(/[-_]+/g, ' '))
    return region === 'main' && names.some((name) => partOf(name) === kind)
  })
}

/** A short line that may be a heading although nothing says so. */
function isAlone({ text, isItem }: Block): boolean {
  return !isItem && text.length <= 40 && !/[.!?,]$/.test(text)
}

function sectionFrom(blocks: readonly Block[], at: number): Block[] {
  const level = blocks[at]?.level || 7
  const look = blocks[at]?.look
  const rest = blocks.slice(at + 1, at + 1 + mostBlocks)
  const end = rest.findIndex((block, place) => isEnd(block, level, look, place))
  return end === -1 ? rest : rest.slice(0, end)
}

function isEnd(block: Block, level: number, look: string | undefined, place: number): boolean {
  if (partOf(block.text) !== undefined && (block.level > 0 || isAlone(block)) && place > 0) return true
  if (block.level === 0 || block.level > level) return false
  // Where sizes are only guessed by what things are called, headings of one size may still look different.
  return block.level < level || block.look === look
}

/** The names that a section lists: its smaller headings, else the items of a list, else what looks alike and is short. */
export function namesUnder(section: readonly Block[]): string[] {
  const levels = [...new Set(section.map(({ level }) => level))]
    .filter((level) => level > 0)
    .toSorted((one, other) => one - other)
  for (const level of levels) {
    const headings = section.filter((block) => block.level === level).map(({ text }) => plainName(text))
    const names = headings.filter(isName)
    if (names.length >= fewest && names.length <= mostNames) return names
  }
  const items = section.filter(({ isItem }) => isItem)
  const named = items
    .map(({ text, lead }) => plainName(lead || text))
    .filter((name) => name.length <= 60 && isName(name))
  if (named.length >= fewest) return named.slice(0, mostNames)
  return alikeIn(section)
}

/** Short blocks of one row or one look. */
function alikeIn(section: readonly Block[]): string[] {
  const rows = new Map<string, string[]>()
  for (const { text, group, marks } of section) {
    const name = plainName(text)
    if (name.length > 50 || !isName(name) || /[.!?]$/.test(name)) continue
    for (const key of [`group ${group}`, `marks ${marks}`]) rows.set(key, [...(rows.get(key) ?? []), name])
  }
  const [most = []] = [...rows.values()].toSorted((one, other) => other.length - one.length)
  return most.length >= fewest ? most.slice(0, mostNames) : []
}

const price =
  /\s*(?:[-–—|:·.]+|\b(?:from|ab|desde|dès|à partir de|a partir de))?\s*(?:from |ab |desde |dès |à partir de |a partir de )?(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|USD|R\$|£))(?:\s?(?:\/|per|pro|por|par)\s?\S+)?\s*$/i

/** "Cut and color – from $80" and "Roof repair: leaks, tiles" without what follows the name. */
function plainName(text: string): string {
  if (text.length > longestName) return text
  const bare = text
    .replace(price, '')
    .replace(/^[\s•·✓✔➤►\-–*\d.)]+(?=\p{L})/u, '')
    .trim()
  const [name = '', ...rest] = bare.split(/\s+[–—-]\s+|:\s+/)
  return (rest.length > 0 && name.length >= 3 && name.length <= 50 ? name : bare).replace(/[:.,;]+$/, '')
}
