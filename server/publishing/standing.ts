import { consentLanguageOf } from '../kit/words/consent-language.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { PublishObstacle } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { publicLinksOf, resolveBusiness } from '../collection/service.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { hasOptedOut } from '../emails/service.ts'
import { notFound } from '../http/problem.ts'
import { answerTo, waitingScopes, newestConsentVersion } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { publishedReviews } from './tables.ts'

type Words = typeof testimonials.$inferSelect
type Review = typeof publishedReviews.$inferSelect

/** How it stands with one testimonial and one platform. */
export interface Standing {
  readonly row: Words
  readonly businessName: string
  readonly logoUrl: string | null
  /** Where the business is there; nothing where it is not, or where its links are off. */
  readonly link: { readonly label: string; readonly url: string; readonly id: string } | undefined
  readonly review: Review | undefined
  /** What keeps it from being handed over at all. */
  readonly obstacle: PublishObstacle | null
}

/** Reads what handing one over depends on; a testimonial that is deleted or another workspace's is missing. */
export async function readStanding(
  tx: Tx,
  workspaceId: string,
  id: string,
  platform: LinkedPlatform,
): Promise<Standing> {
  const [standing] = await readStandings(tx, workspaceId, [id], platform)
  if (!standing) throw notFound('testimonial')
  return standing
}

/** The same of several, in the order of `ids`; those that are missing are left out. */
export async function readStandings(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  platform: LinkedPlatform,
): Promise<Standing[]> {
  const rows = await tx
    .select()
    .from(testimonials)
    .where(and(rowsWithIds(testimonials, workspaceId, ids), isNull(testimonials.deletedAt)))
  const { name: businessName, logoUrl, publicLinks } = await resolveBusiness(tx, workspaceId)
  const links = await publicLinksOf(tx, { workspaceId, publicLinks })
  const link = links.find((one) => one.platform === platform)
  const reviews = await tx
    .select()
    .from(publishedReviews)
    .where(
      and(
        eq(publishedReviews.workspaceId, workspaceId),
        eq(publishedReviews.platform, platform),
        inArray(publishedReviews.testimonialId, [...ids]),
      ),
    )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const reviewOf = new Map(reviews.map((review) => [review.testimonialId, review]))
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const known = { row, businessName, logoUrl, link, review: reviewOf.get(id) }
    return [{ ...known, obstacle: obstacleOf(known, platform, publicLinks === 'nobody') }]
  })
}

function obstacleOf(
  { row, link, review }: Pick<Standing, 'row' | 'link' | 'review'>,
  platform: LinkedPlatform,
  areLinksOff: boolean,
): PublishObstacle | null {
  if (!row.publishable) return 'not-publishable'
  if (areLinksOff) return 'links-off'
  if (!link) return 'not-connected'
  if (isFrom(row.source, platform)) return 'from-there'
  if (row.isByTeam) return 'team'
  return review?.status === 'published' || review?.status === 'declined' ? review.status : null
}

/** Whether a source, such as `Google` or `Google Maps`, is this platform. */
function isFrom(source: string | null, platform: LinkedPlatform): boolean {
  return source?.toLowerCase().startsWith(platform) ?? false
}

/** What keeps the customer from being mailed the link, where nothing keeps it from being handed over. */
export async function mailObstacle(tx: Tx, standing: Standing): Promise<PublishObstacle | null> {
  return standing.review?.emailedAt ? 'sent' : addressObstacle(tx, standing)
}

/** Whether an email to the customer is allowed, be it the first or a second. */
export async function mayBeMailed(tx: Tx, standing: Standing): Promise<boolean> {
  return (await addressObstacle(tx, standing)) === null
}

async function addressObstacle(tx: Tx, { row }: Standing): Promise<PublishObstacle | null> {
  if (row.customerEmail === null) return 'no-email'
  if (await hasOptedOut(tx, row.workspaceId, row.customerEmail)) return 'opted-out'
  const answer = await answerTo(tx, row, 'suggest_posting')
  if (answer) return null
  if (waitingScopes(row)?.includes('suggest_posting')) return 'consent-asked'
  const wasAsked = row.consentAskedAt !== null && row.consentAsked === null
  return answer === false && wasAsked ? 'consent-refused' : 'consent-missing'
}

/** The language that the customer wrote in, as far as their consent tells. */
export async function languageOfCustomer(tx: Tx, { workspaceId, id }: Words): Promise<CustomerLanguage> {
  return consentLanguageOf(await newestConsentVersion(tx, workspaceId, id)) ?? 'en'
}
