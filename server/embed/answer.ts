import { and, desc, eq, sql } from 'drizzle-orm'
import type { EmbedAnswer, EmbedTestimonial } from '#contract/embed.ts'
import type { PublicTestimonial } from '#contract/site.ts'
import type { Db } from '../db/database.ts'
import { workspaces } from '../accounts/tables.ts'
import { businessProfiles } from '../business/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import {
  daySaid,
  isShown,
  isShownOnPlatform,
  labelOf,
  readRatingSums,
  shownName,
} from '../testimonials/service.ts'

const mostShown = 100

/**
 * What every website may know of a workspace: its newest publishable testimonials, and sums that hold what is not shown
 * too. An average of the chosen ones alone would deceive.
 */
export async function embedAnswer(db: Db, workspaceId: string): Promise<EmbedAnswer> {
  const rows = await publishable(db, workspaceId)
  const { own, ofShown } = await readRatingSums(db, workspaceId)
  return {
    success: true,
    testimonials: rows.map(presentToAll),
    shown: own.shown,
    total: own.count,
    average: own.average,
    otherRatings: ofShown,
  }
}

type Shown = Awaited<ReturnType<typeof publishable>>[number]

/** What is needed to present a row to all; nothing else of it is read. Of `evidence`, only whether the words are in it is told. */
const shownColumns = {
  id: testimonials.id,
  content: testimonials.content,
  customerName: testimonials.customerName,
  company: testimonials.company,
  rating: testimonials.rating,
  createdAt: testimonials.createdAt,
  isUndated: testimonials.isUndated,
  origin: testimonials.origin,
  source: testimonials.source,
  isAiGenerated: testimonials.isAiGenerated,
  isConfirmedByAuthor: testimonials.isConfirmedByAuthor,
  isAttestedByOwner: testimonials.isAttestedByOwner,
  evidence: testimonials.evidence,
  confirmedOnRequest: testimonials.confirmedOnRequest,
  isByTeam: testimonials.isByTeam,
  isRewarded: testimonials.isRewarded,
  consentsToName: testimonials.consentsToName,
}

/**
 * The newest publishable whose customer and whose business both agreed that they are on our own pages, at most `each`
 * of one business.
 */
export async function ofConsentingWorkspaces(
  db: Db,
  limit: number,
  each: number,
): Promise<PublicTestimonial[]> {
  const newest = db
    .select(shownColumns)
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaces.id), isShownOnPlatform))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(each)
    .as('newest')
  const { createdAt, id } = newest
  const rows = await db
    .select({ ...newest._.selectedFields, businessName: businessProfiles.businessName })
    .from(workspaces)
    .innerJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .innerJoinLateral(newest, sql`true`)
    .where(eq(workspaces.showsInPublic, true))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map(({ businessName, ...shown }) => ({ ...presentToAll(shown), businessName }))
}

function publishable(db: Db, workspaceId: string) {
  return db
    .select(shownColumns)
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), isShown))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(mostShown)
}

function presentToAll(row: Shown): EmbedTestimonial {
  return {
    id: row.id,
    content: row.content,
    ...shownName(row),
    rating: row.rating,
    date: daySaid(row),
    label: labelOf(row),
  }
}
