import type { Received, Returned } from '#contract/endpoint.ts'
import type { getReviewLink } from '#contract/publishing/review-links.ts'
import type { Services } from '../../context.ts'
import { notFound } from '../../http/problem.ts'
import { resolveLink } from './links.ts'
import { publicLinksOf } from './public-links.ts'

/**
 * Where the page for a review site leads. A link for one customer, once used, still leads there. A link that nobody gave
 * out and a platform that is not set up are one and the same 404.
 */
export async function reviewLink(
  services: Services,
  { linkId, platform }: Received<typeof getReviewLink>['params'],
): Promise<Returned<typeof getReviewLink>> {
  const link = await resolveLink(services, linkId)
  const found = (await publicLinksOf(services.db, link)).find((one) => one.platform === platform)
  if (!found) throw notFound('page')
  return {
    businessName: link.businessName,
    logoUrl: link.logoUrl,
    label: found.label,
    url: found.url,
  }
}
