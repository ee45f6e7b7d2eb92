import { setTimeout as delay } from 'node:timers/promises'
import { problemStatuses } from '#contract/problem.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { resolveOpenLink } from './collection/links/links.ts'
import { findMyWords, readMyReward } from './collection/private-page/my.ts'
import { reviewLink } from './collection/links/review-link.ts'
import type { Services } from './context.ts'
import { notFound, Problem } from './http/problem.ts'
import { findVerified } from './provenance/verify.ts'
import { readHandOver } from './publishing/customer.ts'

/** Looks for what a page is about; throws the problem that its call would answer. */
type Look = (services: Services, id: string, query: URLSearchParams) => Promise<unknown>

const nothing: Look = () => Promise.reject(notFound('page'))
const openLink: Look = (services, id) => resolveOpenLink(services, id)

/** The pages of customers that are about something, by their addresses. What matches none is no such page. */
const pages: readonly (readonly [RegExp, Look])[] = [
  [/^\/testimonial-form\/([^/]+)$/i, openLink],
  [/^\/qr-testimonial\/([^/]+)$/i, openLink],
  [/^\/my\/([^/]+)$/i, findMyWords],
  [/^\/my\/([^/]+)\/reward$/i, readMyReward],
  [/^\/verify\/([^/]+)$/i, findVerified],
  [/^\/oauth\/([^/]+)\/review$/i, findReviewSite],
  [/^\/testimonial-success$/i, () => Promise.resolve()],
  [/^\/(?:testimonial-form|qr-testimonial|testimonial-success|my|verify|unsubscribe|wall)(?:\/|$)/i, nothing],
]

/** After a reload the address says nothing any more: what it said is kept by the browser. */
async function findReviewSite(services: Services, site: string, query: URLSearchParams): Promise<void> {
  const platform = site.toLowerCase()
  if (!isLinkedPlatform(platform)) throw notFound('page')
  const [token, linkId] = [query.get('handover'), query.get('formId')]
  if (token !== null) await readHandOver(services, { platform, token })
  else if (linkId !== null) await reviewLink(services, { platform, linkId })
}

/** A page is not kept waiting for its status: it asks for what it shows anyway, until the server answers. */
const patienceMs = 1000

/**
 * What a browser is told of a customer's page: 404 where there is nothing behind the address, 410 where there no longer
 * is. Nothing where there is, or while the database does not say.
 */
export async function customerPageStatus(
  services: Services,
  pathname: string,
  query: URLSearchParams,
): Promise<404 | 410 | undefined> {
  const place = pathname.replace(/(?<=.)\/+$/, '')
  for (const [address, look] of pages) {
    const [found, id = ''] = address.exec(place) ?? []
    if (found !== undefined) return statusOf(look(services, id, query))
  }
  return undefined
}

async function statusOf(looking: Promise<unknown>): Promise<404 | 410 | undefined> {
  const answered = new AbortController()
  try {
    await Promise.race([looking, delay(patienceMs, undefined, { signal: answered.signal })])
  } catch (failure) {
    const status = failure instanceof Problem ? problemStatuses[failure.code] : 0
    if (status === 404 || status === 410) return status
  } finally {
    answered.abort()
  }
  return undefined
}
