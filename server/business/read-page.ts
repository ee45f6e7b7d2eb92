import { Parser } from 'htmlparser2'
import { textOf } from '../kit/parse-bounded.ts'
import { Unreadable } from '../kit/unreadable.ts'

/** What a website says about itself. Empty where it says nothing. */
export interface Website {
  readonly name: string
  readonly description: string
  readonly reviewPlatforms: readonly string[]
}

/** What styles a page: its first few sheets, what stands in it, and the color it names for the browser. */
export interface PageStyles {
  readonly sheets: readonly string[]
  readonly inline: string
  readonly themeColor: string
}

interface PageElement {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  /** The text of a style sheet. */
  text: string
}

const longestDescription = 600
const mostSheets = 4
/** Pages that people made stay below a hundred. */
const deepest = 500
const wanted = new Set(['meta', 'a', 'link', 'style', 'html', 'body'])

const platforms: readonly (readonly [string, RegExp])[] = [
  ['Google', /^https?:\/\/(g\.page|maps\.app\.goo\.gl|goo\.gl\/maps|(www\.|maps\.)?google\.[a-z.]+\/maps)/i],
  ['Yelp', /^https?:\/\/([\w-]+\.)?yelp\.[a-z.]+\/biz/i],
  ['Trustpilot', /^https?:\/\/([\w-]+\.)?trustpilot\.com\/review/i],
  ['Facebook', /^https?:\/\/([\w-]+\.)?facebook\.com\//i],
  ['G2', /^https?:\/\/(www\.)?g2\.com\/products/i],
]

/** The head of the page is written by the business to say what it is. */
export function readWebPage(html: Uint8Array): Website {
  const elements = elementsIn(textOf(html))
  const links = elements.filter(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '')
  return {
    name: metaOf(elements, 'og:site_name'),
    description: shortenDescription(metaOf(elements, 'description', 'og:description')),
    reviewPlatforms: platforms.flatMap(([name, at]) => (links.some((link) => at.test(link)) ? [name] : [])),
  }
}

export function stylesIn(html: Uint8Array, address: string): PageStyles {
  const elements = elementsIn(textOf(html))
  const sheets = elements
    .filter(({ name, attribs }) => name === 'link' && /\bstylesheet\b/i.test(attribs['rel'] ?? ''))
    .filter(({ attribs }) => attribs['media'] !== 'print')
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => URL.canParse(href, address))
    .slice(0, mostSheets)
    .map((href) => new URL(href, address).href)
  const inline = elements.filter(({ name }) => name === 'style').map(({ text }) => text)
  const onRoot = elements
    .filter(({ name }) => name === 'html' || name === 'body')
    .map(({ name, attribs }) => `${name}{${attribs['style'] ?? ''}}`)
  return { sheets, inline: [...inline, ...onRoot].join('\n'), themeColor: metaOf(elements, 'theme-color') }
}

/**
 * Reads along without building a tree. How deep elements are nested is bounded: what closes an element is looked for in all
 * that are open.
 */
function elementsIn(html: string): PageElement[] {
  const found: PageElement[] = []
  let depth = 0
  let style: PageElement | undefined
  const parser = new Parser({
    onopentag(name, attribs) {
      depth += 1
      if (depth > deepest) throw new Unreadable('This page is nested too deep to read.')
      if (!wanted.has(name)) return
      const element = { name, attribs, text: '' }
      found.push(element)
      if (name === 'style') style = element
    },
    onclosetag(name) {
      depth -= 1
      if (name === 'style') style = undefined
    },
    ontext(text) {
      if (style) style.text += text
    },
  })
  parser.end(html)
  return found
}

/** The first of these names that the page gives a content. */
function metaOf(elements: readonly PageElement[], ...names: readonly string[]): string {
  const metas = elements.filter(({ name }) => name === 'meta')
  for (const name of names) {
    const found = metas.find(
      ({ attribs }) => (attribs['name'] ?? attribs['property'])?.toLowerCase() === name,
    )
    const content = withSingleSpaces(found?.attribs['content'] ?? '')
    if (content) return content
  }
  return ''
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function shortenDescription(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s\S*$/, '')}…`
}
