import { brand } from '#contract/brand.ts'
import type { ResearchProgress } from '#contract/business/business-research.ts'
import { readApart } from '../../kit/read-apart.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import type { SitePage } from '../draft/site-draft.ts'
import { type ChosenPage, choosePages } from './choose-pages.ts'
import { type FetchedText, fetchText } from './fetch-text.ts'
import { agent, robotsOf } from './robots-of.ts'

/** `site` is for all pages together. */
const usualMs = { site: 20_000, page: 6_000, robots: 3_000 }
/** Less than this is not begun. */
const leastMs = 500

export interface Reading {
  readonly trustedOrigin: string | undefined
  readonly publicUrl: string
  readonly onProgress: (progress: ResearchProgress) => void
  /** In place of the usual limits. */
  readonly limitsMs?: typeof usualMs
}

export interface ReadSite {
  readonly pages: readonly SitePage[]
  /** The first page as it came, for its styles. */
  readonly first: FetchedText
}

/** The page at this address and at most five more of its site, as far as `robots.txt` lets them be read; throws `Unreadable` where the first cannot be. */
export async function readSite(address: string, reading: Reading): Promise<ReadSite> {
  const until = performance.now() + (reading.limitsMs ?? usualMs).site
  const visit = visitor(reading, until)
  const first = await visit({ address, kind: 'home' })
  const others = choosePages(first.page.links, first.fetched.address)
  const read = await Promise.all(
    others.map((chosen) =>
      visit(chosen).catch((failure: unknown) => {
        // One page less is no failure of the whole.
        if (failure instanceof Unreadable) return undefined
        throw failure
      }),
    ),
  )
  const pages = [first, ...read].flatMap((one) => one?.page ?? [])
  return { pages, first: first.fetched }
}

/** Reads one page after asking its site's `robots.txt`, within what is left of the time. */
function visitor({ trustedOrigin, publicUrl, onProgress, limitsMs = usualMs }: Reading, until: number) {
  const headers = { 'user-agent': `${agent}/1.0 (+${publicUrl}; ${brand.name})` }
  const mayAsk = robotsOf({ trustedOrigin, headers, timeoutMs: limitsMs.robots })
  return async ({ address, kind }: ChosenPage) => {
    const left = until - performance.now()
    if (left < leastMs) throw new Unreadable('This website takes too long to answer.')
    onProgress({ address, kind, state: 'reading' })
    try {
      const timeoutMs = Math.min(limitsMs.page, left)
      const fetched = await fetchText(address, 'text/html', { trustedOrigin, timeoutMs, mayAsk, headers })
      const copy = { ...fetched, bytes: new Uint8Array(fetched.bytes) }
      const page = await readApart('website', [fetched.bytes, fetched.address.href, fetched.contentType])
      onProgress({ address, kind, state: 'read' })
      return { fetched: copy, page: { ...page, kind } }
    } catch (failure) {
      onProgress({ address, kind, state: 'failed' })
      throw failure
    }
  }
}
