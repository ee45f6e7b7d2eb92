import { Parser } from 'htmlparser2'
import { Unreadable } from '../../kit/unreadable.ts'

export interface PageElement {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly children: PageNode[]
  readonly parent: PageElement | undefined
}
export type PageNode = PageElement | string

/** Pages that people made stay below a hundred. */
const deepest = 500
const mostNodes = 60_000

/**
 * The elements of a page. How deep they are nested is bounded: what closes an element is looked for in all that are open.
 * What comes after so many elements is left out.
 */
export function treeOf(html: string): PageElement {
  const root: PageElement = { name: '', attribs: {}, children: [], parent: undefined }
  let open = root
  let depth = 0
  let nodes = 0
  const parser = new Parser({
    onopentag(name, attribs) {
      depth += 1
      if (depth > deepest) throw new Unreadable('This page is nested too deep to read.')
      const element = { name, attribs, children: [], parent: open }
      nodes += 1
      if (nodes <= mostNodes) open.children.push(element)
      open = element
    },
    onclosetag() {
      depth -= 1
      open = open.parent ?? root
    },
    ontext(text) {
      const last = open.children.length - 1
      const before = open.children[last]
      if (typeof before === 'string') open.children[last] = before + text
      else open.children.push(text)
    },
  })
  parser.end(html)
  return root
}

/** Every element below, in the order of the page. */
export function* elementsIn(element: PageElement): Generator<PageElement> {
  const waiting = [element.children.values()]
  for (;;) {
    const { value, done } = waiting.at(-1)?.next() ?? { value: undefined, done: true }
    if (done) waiting.pop()
    if (waiting.length === 0) return
    if (done || value === undefined || typeof value === 'string') continue
    yield value
    waiting.push(value.children.values())
  }
}

/** All text below, with single spaces. */
export function textIn(element: PageElement): string {
  return withSingleSpaces(rawTextIn(element))
}

export function rawTextIn(element: PageElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawTextIn(child))).join('')
}

export function withSingleSpaces(text: string): string {
  return text.replace(/[\s\u00AD\u200B]+/g, (gap) => (/\s/.test(gap) ? ' ' : '')).trim()
}

/** The content of the first of these names that the page gives one. */
export function metaOf(elements: readonly PageElement[], ...names: readonly string[]): string {
  for (const name of names) {
    for (const { name: tag, attribs } of elements) {
      if (tag !== 'meta' || (attribs['name'] ?? attribs['property'])?.toLowerCase() !== name) continue
      const content = withSingleSpaces(attribs['content'] ?? '')
      if (content) return content
    }
  }
  return ''
}
