import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { PublicTestimonial } from '#contract/site/site.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import type { Services } from '../context.ts'
import { isShowcased } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { businessProfiles } from '../business/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import {
  isShown,
  isShownOnPlatform,
  presentRatingSums,
  presentToAll,
  publicOrder,
  type RatingSum,
  shownColumns,
  type ShownRow,
} from '../testimonials/service.ts'
import { type Policy, policySentences } from './policy.ts'
import type { View } from './views.ts'

const mostShown = 100

/** What the database knows of a workspace that is to be shown. */
export interface Facts {
  readonly rows: readonly ShownAsJson[]
  readonly sums: readonly RatingSum[]
  readonly policy: Policy
}

export type Signing = Pick<Services, 'secrets' | 'config'>

/**
 * What every website may know of a workspace: its newest publishable testimonials, and sums that hold what is not shown
 * too. An average of the chosen ones alone would deceive.
 */
export function embedAnswer(
  signing: Signing,
  { rows, sums, policy }: Facts,
  { max, language }: View,
): EmbedAnswer {
  const { own, ofShown } = presentRatingSums(sums, language ?? 'en')
  const shownRows = rows.slice(0, max)
  return {
    success: true,
    testimonials: shownRows.map((row) => presentToAll(signing, readShownRow(row), language ?? 'en')),
    shown: shownRows.filter(isOwnSubmission).length,
    quoted: shownRows.filter(isQuoted).length,
    total: own.count,
    average: own.average,
    byStars: [...own.byStars],
    otherRatings: ofShown,
    ...(language && {
      policy: policySentences(policy, sums, language),
      words: widgetCopy[language],
      language,
    }),
  }
}

/** What counts on both sides of "x of y shown": sent through a link of the business's own, by nobody of its team. */
function isOwnSubmission({ origin, isByTeam }: ShownAsJson): boolean {
  return origin === 'customer' && !isByTeam
}

/** Typed by the business, which alone vouches for it. */
function isQuoted({ origin, isAttestedByOwner }: ShownAsJson): boolean {
  return (origin === 'owner' || origin === 'owner_ai') && isAttestedByOwner
}

export type ShownAsJson = Omit<ShownRow, 'createdAt' | 'repliedAt'> & {
  readonly createdAt: string
  readonly repliedAt: string | null
}

/**
 * The newest publishable whose customer and whose business both agreed that they are on our own pages, at most `each`
 * of one business.
 */
export async function ofConsentingWorkspaces(
  services: Pick<Services, 'db' | 'secrets' | 'config'>,
  limit: number,
  each: number,
): Promise<PublicTestimonial[]> {
  const { db } = services
  const newest = db
    .select(shownColumns)
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaces.id), isShownOnPlatform))
    .orderBy(...publicOrder())
    .limit(each)
    .as('newest')
  const rows = await db
    .select({ ...newest._.selectedFields, businessName: businessProfiles.businessName })
    .from(workspaces)
    .innerJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .innerJoinLateral(newest, sql`true`)
    .where(isShowcased)
    .orderBy(...publicOrder(newest))
    .limit(limit)
  return rows.map(({ businessName, ...shown }) => ({ ...presentToAll(services, shown, 'en'), businessName }))
}

/**
 * The pinned and then the newest publishable testimonials of a workspace as JSON, of those that `narrowed` leaves: a part
 * of a statement.
 */
export function shownRowsOf(workspaceId: SQLWrapper, narrowed?: SQL): SQL<readonly ShownAsJson[]> {
  const entries = Object.entries(shownColumns).map(([name, column]) => sql`${name}::text, ${column}`)
  const { pinnedAt } = testimonials
  const newest = sql.join(publicOrder(), sql`, `)
  const order = sql`${pinnedAt} desc nulls last, ${newest}`
  const shown = sql`select * from ${testimonials} where ${testimonials.workspaceId} = ${workspaceId} and ${isShown}
    ${narrowed ? sql`and ${narrowed}` : sql``}`
  // The inner query has the table's name, so that its columns are called the same outside.
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(entries, sql`, `)})
      order by ${order}), '[]')
    from (select * from (
        (${shown} and ${pinnedAt} is not null)
        union all (${shown} and ${pinnedAt} is null order by ${newest} limit ${mostShown})
      ) as ${testimonials} order by ${order} limit ${mostShown}) as ${testimonials})`
}

function readShownRow({ createdAt, repliedAt, ...row }: ShownAsJson): ShownRow {
  return {
    ...row,
    createdAt: new Date(createdAt),
    repliedAt: repliedAt === null ? null : new Date(repliedAt),
  }
}
