import { textOf } from '../../kit/parse-bounded.ts'
import { elementsIn, metaOf, rawTextIn, treeOf } from './page-tree.ts'

/** What styles a page: its first few sheets, what stands in it, and the color it names for the browser. */
export interface PageStyles {
  readonly sheets: readonly string[]
  readonly inline: string
  readonly themeColor: string
}

const mostSheets = 4

export function stylesIn(html: Uint8Array, address: string): PageStyles {
  const elements = [...elementsIn(treeOf(textOf(html)))]
  const sheets = elements
    .filter(({ name, attribs }) => name === 'link' && /\bstylesheet\b/i.test(attribs['rel'] ?? ''))
    .filter(({ attribs }) => attribs['media'] !== 'print')
    .map(({ attribs }) => attribs['href'] ?? '')
    .filter((href) => URL.canParse(href, address))
    .slice(0, mostSheets)
    .map((href) => new URL(href, address).href)
  const inline = elements.filter(({ name }) => name === 'style').map(rawTextIn)
  const onRoot = elements
    .filter(({ name }) => name === 'html' || name === 'body')
    .map(({ name, attribs }) => `${name}{${attribs['style'] ?? ''}}`)
  return { sheets, inline: [...inline, ...onRoot].join('\n'), themeColor: metaOf(elements, 'theme-color') }
}
