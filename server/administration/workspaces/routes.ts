import { sql } from 'drizzle-orm'
import { listAccounts } from '#contract/administration/accounts.ts'
import {
  changeSubscription,
  exportWorkspace,
  getWorkspace,
  listIndustries,
  listWorkspaces,
} from '#contract/administration/workspaces.ts'
import { type App, mount } from '../../http/mount.ts'
import { cached } from '../../kit/cached.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { tellTotal } from '../lists/numbered-page.ts'
import { findAccounts } from '../users/find-accounts.ts'
import { sendExport } from './send-export.ts'
import { changeSubscription as change } from './change-subscription.ts'
import { countedForMs, workspaceCounts } from './counts.ts'
import { findWorkspaces } from './find-workspaces.ts'
import { endsBy } from './plan-status.ts'
import { presentWorkspaces } from './present-workspaces.ts'
import { readWorkspaceDetails } from './workspace-details.ts'

const mostIndustries = 50

export function adminWorkspaceRoutes(app: App): void {
  const { services } = app
  const countOf = workspaceCounts(services)
  const industries = cached(countedForMs, () =>
    readAcrossWorkspaces(services, async (tx) => {
      const { rows } = await tx.execute<{ industry: string; workspaces: number }>(
        sql`select min(industry) as industry, count(*)::int as workspaces from business_profiles
          where industry <> '' group by lower(industry) order by 2 desc, 1 limit ${mostIndustries}`,
      )
      return rows
    }),
  )

  mount(app, listWorkspaces, (context, { query }) =>
    readAcrossWorkspaces(context, async (tx) => {
      const { ids, total } = await findWorkspaces(tx, query, {
        knownTotal: () => countOf(query),
        moment: endsBy(context),
      })
      tellTotal(context.reply, total)
      return presentWorkspaces(tx, ids, endsBy(context))
    }),
  )
  mount(app, listAccounts, (context, { query }) =>
    readAcrossWorkspaces(context, async (tx) => {
      const { accounts, total } = await findAccounts(tx, query, {
        knownTotal: () => countOf(query),
        moment: endsBy(context),
      })
      tellTotal(context.reply, total)
      return accounts
    }),
  )
  mount(app, listIndustries, () => industries.get())
  mount(app, getWorkspace, (context, { params }) =>
    readAcrossWorkspaces(context, (tx) => readWorkspaceDetails(context, tx, params.id)),
  )
  mount(app, changeSubscription, (context, { params, body }) => change(context, params.id, body))
  mount(app, exportWorkspace, (context, { params, body }, reply) =>
    sendExport(context, params.id, body.reason, reply),
  )
}
