import { DomUtils, parseDocument } from 'htmlparser2'
import type { SiteLook } from '#contract/widgets.ts'
import { lookOfStyles } from './look-of-styles.ts'
import { fetchText } from './read-website.ts'

const mostSheets = 4
const mostCharacters = 1_500_000
const nothing: SiteLook = { isRead: false }

/** The colors, corners and font of a public page, from its style sheets. `trustedOrigin` as with `safeFetch`. */
export async function readLook(address: string, trustedOrigin?: string): Promise<SiteLook> {
  try {
    const page = await fetchText(new URL(address), 'text/html', trustedOrigin)
    if (!page) return nothing
    const { sheets, inline, themeColor } = stylesIn(page.text, page.address)
    const fetched = await Promise.all(
      sheets.map((sheet) => fetchText(sheet, 'text/css', trustedOrigin).catch(() => undefined)),
    )
    const css = [...fetched.map((sheet) => sheet?.text ?? ''), inline].join('\n').slice(0, mostCharacters)
    return { ...lookOfStyles(css, themeColor), isRead: true }
  } catch {
    // Unreachable, too large, too slow, or an address that is not asked: there is nothing to read.
    return nothing
  }
}

/** What styles a page: its first few sheets, what stands in it, and the color it names for the browser. */
function stylesIn(html: string, address: URL): { sheets: URL[]; inline: string; themeColor: string } {
  const page = parseDocument(html)
  const elements = (name: string) => DomUtils.getElementsByTagName(name, page, true)
  const sheets = elements('link')
    .filter(({ attribs }) => /\bstylesheet\b/i.test(attribs['rel'] ?? '') && attribs['media'] !== 'print')
    .flatMap(({ attribs }) => {
      const href = attribs['href'] ?? ''
      return URL.canParse(href, address.href) ? [new URL(href, address.href)] : []
    })
    .slice(0, mostSheets)
  const inline = elements('style').map((style) => DomUtils.textContent(style))
  const onRoot = ['html', 'body'].flatMap((name) =>
    elements(name).map(({ attribs }) => `${name}{${attribs['style'] ?? ''}}`),
  )
  const themeColor =
    elements('meta').find(({ attribs }) => attribs['name']?.toLowerCase() === 'theme-color')?.attribs[
      'content'
    ] ?? ''
  return { sheets, inline: [...inline, ...onRoot].join('\n'), themeColor }
}
