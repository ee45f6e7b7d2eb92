import { DomUtils, parseDocument } from 'htmlparser2'
import { safeFetch } from '../integrations/safe-fetch.ts'

/** What a website says about itself. Empty where it says nothing. */
export interface Website {
  readonly name: string
  readonly description: string
  readonly reviewPlatforms: readonly string[]
}

const mostRedirects = 3
const timeoutMs = 5_000
const longestDescription = 600

/** `undefined` when there is no page to read at this address. `trustedOrigin` as with `safeFetch`. */
export async function readWebsite(address: string, trustedOrigin?: string): Promise<Website | undefined> {
  try {
    const page = await fetchText(new URL(address), 'text/html', trustedOrigin)
    return page && readWebPage(page.text)
  } catch {
    // Unreachable, too large, too slow, or an address that is not asked: there is nothing to read.
    return undefined
  }
}

/** A page or a style sheet. Every redirect is an address like the first, and checked like it. */
export async function fetchText(
  first: URL,
  accept: 'text/html' | 'text/css',
  trustedOrigin: string | undefined,
): Promise<{ text: string; address: URL } | undefined> {
  let address = first
  for (let asked = 0; asked <= mostRedirects; asked += 1) {
    if (address.origin !== trustedOrigin) address.protocol = 'https:'
    const headers = { accept }
    const { status, body, location } = await safeFetch(address, { headers, timeoutMs, trustedOrigin })
    if (status === 200) return { text: body, address }
    if (status < 300 || status > 399 || location === undefined) return undefined
    address = new URL(location, address)
  }
  return undefined
}

const platforms: readonly (readonly [string, RegExp])[] = [
  ['Google', /^https?:\/\/(g\.page|maps\.app\.goo\.gl|goo\.gl\/maps|(www\.|maps\.)?google\.[a-z.]+\/maps)/i],
  ['Yelp', /^https?:\/\/([\w-]+\.)?yelp\.[a-z.]+\/biz/i],
  ['Trustpilot', /^https?:\/\/([\w-]+\.)?trustpilot\.com\/review/i],
  ['Facebook', /^https?:\/\/([\w-]+\.)?facebook\.com\//i],
  ['G2', /^https?:\/\/(www\.)?g2\.com\/products/i],
]

/** The head of the page is written by the business to say what it is. */
export function readWebPage(html: string): Website {
  const page = parseDocument(html)
  const metas = DomUtils.getElementsByTagName('meta', page, true)
  const meta = (...names: readonly string[]) => {
    for (const name of names) {
      const found = metas.find(
        ({ attribs }) => (attribs['name'] ?? attribs['property'])?.toLowerCase() === name,
      )
      const content = withSingleSpaces(found?.attribs['content'] ?? '')
      if (content) return content
    }
    return ''
  }
  const links = DomUtils.getElementsByTagName('a', page, true).map(({ attribs }) => attribs['href'] ?? '')
  return {
    name: meta('og:site_name'),
    description: shortenDescription(meta('description', 'og:description')),
    reviewPlatforms: platforms.flatMap(([name, at]) => (links.some((link) => at.test(link)) ? [name] : [])),
  }
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function shortenDescription(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/\s\S*$/, '')}…`
}
