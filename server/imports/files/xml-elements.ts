import { Parser } from 'htmlparser2'
import { Unreadable } from '../../kit/unreadable.ts'

/** An element with its text and what is in it. */
export interface XmlElement {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly parent: XmlElement | undefined
  readonly children: XmlElement[]
  text: string
}

/** Rows of named cells, and how many were left out for what they are. */
export interface XmlRows {
  readonly rows: readonly Readonly<Record<string, string>>[]
  readonly leftOut: readonly string[]
}

const deepest = 50
const mostElements = 2_000_000

/** The tree of an XML file. Entities that it declares itself are not followed. */
export function elementsOf(text: string): XmlElement {
  const root: XmlElement = { name: '', attribs: {}, parent: undefined, children: [], text: '' }
  let open: XmlElement = root
  let depth = 0
  let count = 0
  const parser = new Parser(
    {
      onopentag: (name, attribs) => {
        depth += 1
        count += 1
        if (depth > deepest || count > mostElements)
          throw new Unreadable('This XML file is too complex to read.')
        const element: XmlElement = { name, attribs, parent: open, children: [], text: '' }
        open.children.push(element)
        open = element
      },
      ontext: (part) => {
        open.text += part
      },
      onclosetag: () => {
        depth -= 1
        open = open.parent ?? root
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return root
}

/** The text of the first child of that name. */
export function childText(element: XmlElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? ''
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}
