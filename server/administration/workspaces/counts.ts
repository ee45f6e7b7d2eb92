import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { cached } from '../../kit/cached.ts'
import { endsBy, statusAt } from './plan-status.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'

/** What is counted over all workspaces is counted this seldom. */
export const countedForMs = 60_000

interface Asked {
  readonly search?: string | undefined
  readonly industry?: string | undefined
  readonly status?: string | undefined
  readonly tier?: string | undefined
}

/** Says how many workspaces have a status and a tier, as of a minute ago; of a search nobody knows. */
export function workspaceCounts(services: Services): (asked: Asked) => Promise<number | undefined> {
  const counts = cached(countedForMs, () =>
    readAcrossWorkspaces(services, async (tx) => {
      const { rows } = await tx.execute<{ tier: string; status: string; count: number }>(
        sql`select w.subscription_tier as tier, ${statusAt(endsBy(services))} as status, count(*)::int as count
          from workspaces w group by 1, 2`,
      )
      return rows
    }),
  )
  return async ({ search, industry, status, tier }) => {
    if (search?.trim() || industry) return undefined
    return (await counts.get())
      .filter((one) => (!status || one.status === status) && (!tier || one.tier === tier))
      .reduce((sum, { count }) => sum + count, 0)
  }
}
