import { sql } from 'drizzle-orm'
import {
  changeSubscription,
  getWorkspace,
  listIndustries,
  listWorkspaces,
} from '#contract/administration/workspaces.ts'
import { type App, mount } from '../../http/mount.ts'
import { cached } from '../../kit/cached.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { tellTotal } from '../lists/numbered-page.ts'
import { changeSubscription as change } from './change-subscription.ts'
import { findWorkspaces } from './find-workspaces.ts'
import { presentWorkspaces } from './present-workspaces.ts'
import { readWorkspaceDetails } from './workspace-details.ts'

/** What is counted over all workspaces is counted this seldom. */
const countedForMs = 60_000
const mostIndustries = 50

export function adminWorkspaceRoutes(app: App): void {
  const { services } = app
  const counts = cached(countedForMs, () =>
    readAcrossWorkspaces(
      services,
      async (tx) =>
        (
          await tx.execute<{ tier: string; status: string; count: number }>(
            sql`select subscription_tier as tier, subscription_status as status, count(*)::int as count
        from workspaces group by 1, 2`,
          )
        ).rows,
    ),
  )
  const industries = cached(countedForMs, () =>
    readAcrossWorkspaces(
      services,
      async (tx) =>
        (
          await tx.execute<{ industry: string; workspaces: number }>(
            sql`select min(industry) as industry, count(*)::int as workspaces from business_profiles
        where industry <> '' group by lower(industry) order by 2 desc, 1 limit ${mostIndustries}`,
          )
        ).rows,
    ),
  )

  mount(app, listWorkspaces, (context, { query }) =>
    readAcrossWorkspaces(context, async (tx) => {
      const { ids, total } = await findWorkspaces(tx, query, async ({ search, industry, status, tier }) => {
        if (search?.trim() || industry) return undefined
        return (await counts.get())
          .filter((one) => (!status || one.status === status) && (!tier || one.tier === tier))
          .reduce((sum, { count }) => sum + count, 0)
      })
      tellTotal(context.reply, total)
      return presentWorkspaces(tx, ids)
    }),
  )
  mount(app, listIndustries, () => industries.get())
  mount(app, getWorkspace, (context, { params }) =>
    readAcrossWorkspaces(context, (tx) => readWorkspaceDetails(tx, params.id, context.now())),
  )
  mount(app, changeSubscription, (context, { params, body }) => change(context, params.id, body))
}
