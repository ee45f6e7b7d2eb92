import { and, desc, eq, sql } from 'drizzle-orm'
import type { EmbedAnswer, EmbedTestimonial } from '#contract/embed.ts'
import type { PublicTestimonial } from '#contract/site.ts'
import type { Db } from '../db/database.ts'
import { workspaces } from '../db/tables/accounts.ts'
import { businessProfiles } from '../db/tables/business.ts'
import { testimonials, testimonialTallies as tallies } from '../db/tables/testimonials.ts'

const mostShown = 100

/** What every website may know of a workspace: its newest publishable testimonials, and the sums of all genuine ones. */
export async function embedAnswer(db: Db, workspaceId: string): Promise<EmbedAnswer> {
  const rows = await publishable(db, workspaceId)
  return { success: true, testimonials: rows.map(presentToAll), ...(await sums(db, workspaceId)) }
}

type Shown = Awaited<ReturnType<typeof publishable>>[number]

/** What is needed to present a row to all; nothing else of it is read. */
const shownColumns = {
  id: testimonials.id,
  content: testimonials.content,
  customerName: testimonials.customerName,
  company: testimonials.company,
  rating: testimonials.rating,
  createdAt: testimonials.createdAt,
  origin: testimonials.origin,
  source: testimonials.source,
  isAiGenerated: testimonials.isAiGenerated,
  restsOnEvidence: testimonials.restsOnEvidence,
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
    .where(
      and(
        eq(testimonials.workspaceId, workspaces.id),
        // Not compared with true: as they stand in the index.
        testimonials.publishable,
        testimonials.consentsToPlatform,
      ),
    )
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
    .where(and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.publishable, true)))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(mostShown)
}

/** Private and rejected ones count too: an average of the chosen ones alone would deceive. */
async function sums(db: Db, workspaceId: string): Promise<Pick<EmbedAnswer, 'shown' | 'total' | 'average'>> {
  const [found] = await db
    .select({
      shown: sql<number>`coalesce(sum(${tallies.count}) filter (where ${tallies.publishable}), 0)::int`,
      total: sql<number>`coalesce(sum(${tallies.count}), 0)::int`,
      stars: sql<number>`coalesce(sum(${tallies.count} * ${tallies.rating}), 0)::int`,
      rated: sql<number>`coalesce(sum(${tallies.count}) filter (where ${tallies.rating} > 0), 0)::int`,
    })
    .from(tallies)
    .where(and(eq(tallies.workspaceId, workspaceId), eq(tallies.isGenuine, true)))
  const { shown = 0, total = 0, stars = 0, rated = 0 } = found ?? {}
  return { shown, total, average: rated > 0 ? Math.round((stars / rated) * 10) / 10 : null }
}

function presentToAll(row: Shown): EmbedTestimonial {
  const isNamed = row.consentsToName ?? row.origin !== 'customer'
  return {
    id: row.id,
    content: row.content,
    customerName: isNamed ? row.customerName : 'A customer',
    customerCompany: isNamed ? row.company : null,
    rating: row.rating,
    date: row.createdAt.toISOString().slice(0, 10),
    label: labelOf(row),
  }
}

type Labeled = Pick<
  Shown,
  'origin' | 'source' | 'isAiGenerated' | 'restsOnEvidence' | 'confirmedOnRequest' | 'isByTeam' | 'isRewarded'
>

/** What a reader must know about where the words come from, who confirmed them and what was given for them. */
export function labelOf(row: Labeled): string | null {
  const labels = [
    provenanceOf(row),
    row.confirmedOnRequest && "Confirmed by email, sent at the business's request",
    row.isByTeam && "By someone on the business's team",
    row.isRewarded && 'Received a reward',
  ]
  return labels.filter(Boolean).join(' · ') || null
}

/** Where only the owner vouches for the words, readers are told, whoever wrote them first. */
function provenanceOf({ origin, source, isAiGenerated, restsOnEvidence }: Labeled): string {
  if (origin === 'imported' || origin === 'api') {
    return `Imported from ${source ?? 'another system'}${isAiGenerated ? ' · Written with AI' : ''}`
  }
  const isByAi = isAiGenerated || origin === 'owner_ai'
  if (restsOnEvidence) {
    return `Written ${isByAi ? 'with AI' : 'by the business'} from what the customer said`
  }
  return isByAi ? 'Written with AI, approved by the customer' : ''
}
