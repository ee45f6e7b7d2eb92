import { and, inArray, sql } from 'drizzle-orm'
import type { Received } from '#contract/endpoint.ts'
import type { answerHandOver, HandOver } from '#contract/publishing/hand-over.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import { chooseEmails, hasReaderOptedOut } from '../emails/service.ts'
import { notFound } from '../http/problem.ts'
import { openHandOver } from './hand-over-link.ts'
import { markPublished } from './mark-published.ts'
import { readStanding, type Standing } from './standing.ts'
import { publishedReviews } from './tables.ts'

type Opened = Received<typeof answerHandOver>['params']

/** What a customer's own link shows. Nothing is changed by looking: mail scanners open every link. */
export function readHandOver(services: Services, opened: Opened): Promise<HandOver> {
  const { workspaceId } = openHandOver(services, opened.platform, opened.token)
  return inWorkspace(services.db, workspaceId, async (tx) =>
    presentHandOver(tx, await openStanding(services, tx, opened)),
  )
}

/** "I have posted it" and "No, thanks": the last answer holds. */
export async function recordAnswer(
  services: Services,
  opened: Opened,
  { answer: said }: Received<typeof answerHandOver>['body'],
): Promise<HandOver> {
  const { platform, token } = opened
  const { workspaceId, id: testimonialId, isMailed } = openHandOver(services, platform, token)
  if (said === 'stop') await chooseEmails(services, workspaceId, testimonialId, true)
  return inWorkspace(services.db, workspaceId, async (tx) => {
    await openStanding(services, tx, opened)
    const itself = { workspaceId, testimonialId, platform }
    if (said === 'posted') {
      await markPublished(services, tx, {
        ...itself,
        ...(isMailed ? { by: 'customer', actor: 'customer' } : { by: 'link' }),
      })
    } else {
      await tx
        .update(publishedReviews)
        .set({ status: 'declined', publishedAt: null, publishedBy: null })
        // What the platform itself shows is there, whatever anybody says.
        .where(
          and(
            matches(publishedReviews, itself),
            inArray(publishedReviews.status, ['pending', 'published']),
            sql`published_by is distinct from 'platform'`,
          ),
        )
    }
    return presentHandOver(tx, await openStanding(services, tx, opened))
  })
}

/** The words as they are shown now, of a testimonial that was handed over; everything else is missing. */
async function openStanding(services: Services, tx: Tx, { platform, token }: Opened): Promise<Standing> {
  const { workspaceId, id } = openHandOver(services, platform, token)
  const standing = await readStanding(tx, workspaceId, id, platform)
  if (!standing.row.publishable || !standing.link || !standing.review) throw notFound('page')
  return standing
}

async function presentHandOver(
  tx: Tx,
  { row, businessName, logoUrl, link, review }: Standing,
): Promise<HandOver> {
  return {
    businessName,
    logoUrl,
    label: link!.label,
    url: link!.url,
    content: row.content,
    status: review!.status,
    hasOptedOut: await hasReaderOptedOut(tx, row),
  }
}
