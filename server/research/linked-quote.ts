import { brand } from '#contract/brand.ts'
import { safeFetch } from '../integrations/safe-fetch.ts'
import { readApart } from '../kit/read-apart.ts'
import { Unreadable } from '../kit/unreadable.ts'
import type { Quote, QuotedPage } from './page/quoted-page.ts'
import { fetchText } from './site/fetch-text.ts'
import { agent, robotsOf } from './site/robots-of.ts'

const pageMs = 8_000

interface Asking {
  readonly trustedOrigin: string | undefined
  readonly publicUrl: string
}

/** Sites that show a post only to programs of their own, and hand its text out at another address. */
const oembedOf: Readonly<Record<string, string>> = {
  'x.com': 'https://publish.twitter.com/oembed',
  'twitter.com': 'https://publish.twitter.com/oembed',
}

/** What the page at an address says of its one review or post; throws `Unreadable` where it is not to be read. */
export async function quoteAt(
  address: URL,
  { trustedOrigin, publicUrl }: Asking,
): Promise<Omit<QuotedPage, 'oembed'>> {
  const provider = oembedOf[address.hostname.replace(/^(?:www|mobile)\./, '')]
  if (provider !== undefined) {
    const quote = await askOembed(
      `${provider}?omit_script=1&url=${encodeURIComponent(address.href)}`,
      trustedOrigin,
    )
    return { quote, isDescription: false, reviews: 0 }
  }
  const headers = { 'user-agent': `${agent}/1.0 (+${publicUrl}; ${brand.name})` }
  const mayAsk = robotsOf({ trustedOrigin, headers, timeoutMs: 3_000 })
  const {
    bytes,
    contentType,
    address: last,
  } = await fetchText(address.href, 'text/html', {
    trustedOrigin,
    headers,
    mayAsk,
    timeoutMs: pageMs,
  })
  const { oembed, ...page } = await readApart('quoted', [bytes, contentType])
  if (!page.isDescription || oembed === undefined || !URL.canParse(oembed, last.href)) return page
  // Its own page of embedded content says more than its description.
  const quote = await askOembed(new URL(oembed, last).href, trustedOrigin).catch(() => undefined)
  return quote ? { quote, isDescription: false, reviews: 0 } : page
}

async function askOembed(address: string, trustedOrigin: string | undefined): Promise<Quote | undefined> {
  try {
    const { status, body } = await safeFetch(new URL(address), { trustedOrigin, timeoutMs: pageMs })
    return status === 200 ? await readApart('oembed', [body]) : undefined
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable('The website did not answer. Please check the address.', { cause })
  }
}
