import { type SQL, sql } from 'drizzle-orm'
import { platformMonths, type PlatformMonth, type PlatformStats } from '#contract/administration/platform.ts'
import { sessions, users } from '../../accounts/tables.ts'
import { businessProfiles } from '../../business/tables.ts'
import type { Tx } from '../../db/database.ts'
import { daysBefore } from '../../kit/time.ts'
import { testimonialCounters } from '../../testimonials/tables.ts'
import { widgets } from '../../widgets/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'

/** Days without a visit after which a user is no active one. */
const activeDays = 30

type Kind = Exclude<keyof PlatformMonth, 'month'>

/** One row for each new thing, with its month: testimonials are counted in rows of their own. */
const additions: Readonly<Record<Kind, SQL>> = {
  users: sql`select ${monthOf(users.createdAt)} as month, count(*) as count from ${users} group by 1`,
  testimonials: sql`select to_char(${testimonialCounters.month}, 'YYYY-MM') as month, sum(${testimonialCounters.count}) as count
    from ${testimonialCounters} where not ${testimonialCounters.isDeleted} group by 1`,
  widgets: sql`select ${monthOf(widgets.createdAt)} as month, count(*) as count from ${widgets} group by 1`,
  businessProfiles: sql`select ${monthOf(businessProfiles.createdAt)} as month, count(*) as count from ${businessProfiles} group by 1`,
  workspaces: sql`select ${monthOf(workspaces.createdAt)} as month, count(*) as count from ${workspaces} group by 1`,
}

function monthOf(moment: unknown): SQL {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM')`
}

/** Figures of the whole instance. They read every row: `routes.ts` keeps them for a minute. */
export async function countPlatform(tx: Tx, now: Date): Promise<PlatformStats> {
  const { rows: added } = await tx.execute<{ kind: Kind; month: string; count: number }>(
    sql`select kind, month, count::int as count from (${sql.join(
      Object.entries(additions).map(
        ([kind, rows]) => sql`select ${kind}::text as kind, month, count from (${rows}) as one`,
      ),
      sql` union all `,
    )}) as every`,
  )
  const { rows } = await tx.execute<{ active: number }>(
    sql`select count(distinct ${sessions.userId})::int as active from ${sessions}
      where ${sessions.seenAt} > ${daysBefore(now, activeDays)}`,
  )
  const totalOf = (kind: Kind) => sum(added.filter((row) => row.kind === kind))
  return {
    totalUsers: totalOf('users'),
    activeUsers: rows[0]?.active ?? 0,
    totalTestimonials: totalOf('testimonials'),
    totalWidgets: totalOf('widgets'),
    totalBusinessProfiles: totalOf('businessProfiles'),
    totalWorkspaces: totalOf('workspaces'),
    months: monthsUntil(now).map((month) => {
      const inMonth = (kind: Kind) => sum(added.filter((row) => row.kind === kind && row.month === month))
      return {
        month,
        users: inMonth('users'),
        testimonials: inMonth('testimonials'),
        widgets: inMonth('widgets'),
        businessProfiles: inMonth('businessProfiles'),
        workspaces: inMonth('workspaces'),
      }
    }),
    countedAt: now.toISOString(),
  }
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

function monthsUntil(now: Date): string[] {
  return Array.from({ length: platformMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (platformMonths - 1 - index)))
      .toISOString()
      .slice(0, 7),
  )
}
