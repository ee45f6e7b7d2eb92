import { type PageElement, withSingleSpaces } from './page-tree.ts'
import type { Block } from './page-reading.ts'
import { regionOf } from './regions.ts'

const mostBlocks = 3000
const longestBlock = 2000
const mostText = 150_000

const unread = new Set(
  'script style noscript template svg iframe select option textarea button video audio canvas object head'.split(
    ' ',
  ),
)
const inline = new Set(
  'a abbr b big bdi cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr label data'.split(
    ' ',
  ),
)
const asides =
  /(^|[\s_-])(cookie|cookies|consent|gdpr|popup|modal|breadcrumbs?|screen-reader-text|sr-only|skip-link|lightbox|newsletter)([\s_-]|$)/i
const titles =
  /(^|[\s_-])(title|heading|headline|titel|titre|titulo|ueberschrift|subtitle-main|hd)([\s_-]|$)/i
const longestHeading = 90
/** A space that no page has by itself. */
const lineBreak = '\u2028'

/** The text of a page in runs, each with what can be known of its place. */
export function blocksIn(root: PageElement): Block[] {
  const found: Block[] = []
  const numbers = new Map<PageElement | undefined, number>()
  const numberOf = (element: PageElement | undefined) => {
    const number = numbers.get(element) ?? numbers.size
    numbers.set(element, number)
    return number
  }
  let length = 0
  const add = (holder: PageElement, raw: string, isBold: boolean) => {
    const text = withSingleSpaces(raw).slice(0, longestBlock)
    if (!/[\p{L}\p{N}]/u.test(text) || found.length >= mostBlocks || length > mostText) return
    length += text.length
    found.push({
      text,
      lines: raw.split(lineBreak).map(withSingleSpaces).filter(Boolean),
      look: lookOf(holder),
      level: levelOf(holder, text, isBold),
      isItem: closest(holder, ['li', 'dt']) !== undefined || holder.name === 'td' || holder.name === 'th',
      region: regionOf(holder),
      group: numberOf(sharedContainer(holder)),
      parent: numberOf(holder.parent),
      lead: leadOf(holder),
      marks: marksAround(holder),
    })
  }
  visit(root, add)
  return found
}

type Add = (holder: PageElement, text: string, isBold: boolean) => void

/** Depth is bounded by `treeOf`. */
function visit(element: PageElement, add: Add): void {
  let run = ''
  let plain = ''
  const end = () => {
    if (run.trim() !== '') add(element, run, plain.trim() === '')
    run = ''
    plain = ''
  }
  for (const child of element.children) {
    if (typeof child === 'string') {
      run += child
      plain += child
    } else if (child.name === 'br') {
      // Two in a row are a paragraph; a bold line before one is a heading.
      if (/^\s*$|\u2028\s*$/.test(run) || plain.trim() === '' || run.length > longestBlock) end()
      else run += lineBreak
      plain += run.endsWith(lineBreak) ? '' : ' '
    } else if (isHidden(child)) continue
    else if (isInline(child)) {
      const text = inlineText(child)
      run += text
      if (!/^(b|strong|u|font|big)$/.test(child.name)) plain += text
    } else {
      end()
      visit(child, add)
    }
  }
  end()
}

function isHidden({ name, attribs }: PageElement): boolean {
  return (
    unread.has(name) ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    /display:\s*none/i.test(attribs['style'] ?? '') ||
    asides.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`)
  )
}

/** Inline all the way down: a link around a card is not. */
function isInline({ name, children }: PageElement): boolean {
  return (
    inline.has(name) &&
    children.every(
      (child) =>
        typeof child === 'string' ||
        child.name === 'br' ||
        child.name === 'img' ||
        unread.has(child.name) ||
        isInline(child),
    )
  )
}

function inlineText(element: PageElement): string {
  if (isHidden(element)) return ''
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? ' ' : inlineText(child)))
    .join('')
}

function levelOf(holder: PageElement, text: string, isBold: boolean): number {
  const heading = closest(holder, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
  if (heading) return Number(heading.name.slice(1))
  if (holder.attribs['role'] === 'heading') return Number(holder.attribs['aria-level'] ?? 2) || 2
  if (text.length > longestHeading || /[.!?:]$/.test(text)) return 0
  if (titles.test(holder.attribs['class'] ?? '')) return 3
  return isBold && holder.name !== 'li' && holder.name !== 'td' ? 4 : 0
}

/** "Help desk" of "**Help desk** Answered at once". */
function leadOf({ children }: PageElement): string {
  const first = children.find((child) => typeof child !== 'string' || child.trim() !== '')
  const isBold = typeof first === 'object' && /^(b|strong)$/.test(first.name)
  return isBold ? withSingleSpaces(inlineText(first)).slice(0, longestHeading) : ''
}

function lookOf(holder: PageElement): string {
  const { name, attribs } = closest(holder, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) ?? holder
  return `${name} ${attribs['class'] ?? ''}`
}

function closest(element: PageElement, names: readonly string[]): PageElement | undefined {
  let at: PageElement | undefined = element
  for (let hops = 0; at && hops < 4; hops += 1, at = at.parent) if (names.includes(at.name)) return at
  return undefined
}

/** A list for its items; for anything else what holds it and what looks like it, two levels up. */
function sharedContainer(holder: PageElement): PageElement | undefined {
  const item = closest(holder, ['li', 'tr', 'dt', 'dd'])
  return item ? item.parent : (holder.parent?.parent ?? holder.parent)
}

function marksAround(holder: PageElement): string {
  const marks: string[] = []
  let at: PageElement | undefined = holder
  for (let hops = 0; at && hops < 6; hops += 1, at = at.parent) {
    marks.push(at.attribs['id'] ?? '', at.attribs['class'] ?? '')
  }
  return marks.filter(Boolean).join(' ').slice(0, 600)
}
