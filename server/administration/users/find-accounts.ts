import { type SQL, sql } from 'drizzle-orm'
import type { AdminAccount, listAccounts } from '#contract/administration/accounts.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Tx } from '../../db/database.ts'
import { momentOf } from '../lists/moments.ts'
import type { Total } from '../lists/numbered-page.ts'
import { statusAt } from '../workspaces/plan-status.ts'
import { findWorkspaces, type Known } from '../workspaces/find-workspaces.ts'

type Asked = Received<typeof listAccounts>['query']

interface Row extends Record<string, unknown> {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly createdAt: string
  readonly businessName: string | null
  readonly businessUrl: string | null
  readonly industry: string | null
  readonly testimonials: number
  readonly customers: number
  readonly workspaceId: string
}

/** The business accounts of a page of the list: each workspace with its first owner. */
export async function findAccounts(
  tx: Tx,
  asked: Asked,
  known: Known,
): Promise<{ accounts: AdminAccount[]; total: Total }> {
  const { ids, total } = await findWorkspaces(tx, asked, known)
  if (ids.length === 0) return { accounts: [], total }
  const { rows } = await tx.execute<Row>(accountsOf(ids, known.moment))
  return { accounts: rows.map(presentAccount), total }
}

function accountsOf(ids: readonly string[], moment: Date | undefined): SQL {
  return sql`select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", coalesce(u.claimed_email, u.email) as email,
      w.subscription_tier as "subscriptionTier", ${statusAt(moment)} as "subscriptionStatus",
      w.created_at as "createdAt", b.business_name as "businessName", b.business_url as "businessUrl", b.industry,
      (select coalesce(sum(count), 0)::int from testimonial_counters where workspace_id = w.id and not is_deleted)
        as testimonials,
      (select coalesce(sum(count), 0)::int from customer_counters where workspace_id = w.id) as customers,
      w.id as "workspaceId"
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as one(id, place) join workspaces w using (id)
      cross join lateral (select id, first_name, last_name, email, claimed_email from users where workspace_id = w.id
        order by is_workspace_owner desc, created_at, id limit 1) as u
      left join business_profiles b on b.workspace_id = w.id
    order by place`
}

function presentAccount(row: Row): AdminAccount {
  const { businessName, businessUrl, industry } = row
  return {
    user: {
      id: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      subscriptionTier: row.subscriptionTier,
      subscriptionStatus: row.subscriptionStatus,
      createdAt: momentOf(row.createdAt),
    },
    businessProfile:
      businessName === null
        ? null
        : { businessName, businessUrl: businessUrl ?? '', industry: industry ?? '' },
    stats: { testimonials: row.testimonials, customers: row.customers },
    workspaceId: row.workspaceId,
  }
}
