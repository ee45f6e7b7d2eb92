import { sql } from 'drizzle-orm'
import type { AdminWorkspace, WorkspaceUser } from '#contract/administration/workspaces.ts'
import type { Tx } from '../../db/database.ts'
import { momentOf, momentOrNone } from '../lists/moments.ts'
import { statusAt } from './plan-status.ts'

/** Of the people of a workspace, a list shows so many. */
const mostUsers = 20

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly businessName: string
  readonly businessUrl: string
  readonly industry: string
  readonly subscriptionTier: string
  readonly subscriptionStatus: string
  readonly subscriptionExpiresAt: string | null
  readonly createdAt: string
  readonly deletesAt: string | null
  readonly suspendedAt: string | null
  readonly lastActiveAt: string | null
  readonly totalUsers: number
  readonly totalTestimonials: number
  readonly totalCustomers: number
}

/** These workspaces as an administrator sees them, in this order; what is gone is left out. `moment`: see `endsBy`. */
export async function presentWorkspaces(
  tx: Tx,
  ids: readonly string[],
  moment: Date | undefined,
): Promise<AdminWorkspace[]> {
  if (ids.length === 0) return []
  const all = sql`${sql.param([...ids])}::uuid[]`
  const { rows } = await tx.execute<Row>(
    sql`select w.id, w.name as "businessName", coalesce(b.business_url, '') as "businessUrl",
      coalesce(b.industry, '') as industry, w.subscription_tier as "subscriptionTier",
      ${statusAt(moment)} as "subscriptionStatus", w.subscription_expires_at as "subscriptionExpiresAt",
      w.created_at as "createdAt", w.deletes_at as "deletesAt",
      w.suspended_at as "suspendedAt",
      (select max(s.seen_at) from users u join sessions s on s.user_id = u.id where u.workspace_id = w.id) as "lastActiveAt",
      (select count(*)::int from users where workspace_id = w.id) as "totalUsers",
      (select coalesce(sum(count), 0)::int from testimonial_counters where workspace_id = w.id and not is_deleted)
        as "totalTestimonials",
      (select coalesce(sum(count), 0)::int from customer_counters where workspace_id = w.id) as "totalCustomers"
    from unnest(${all}) with ordinality as one(id, place)
      join workspaces w using (id) left join business_profiles b on b.workspace_id = w.id
    order by place`,
  )
  const users = await usersOf(tx, ids)
  return rows.map(({ totalUsers, totalTestimonials, totalCustomers, ...row }) => ({
    ...row,
    subscriptionExpiresAt: momentOrNone(row.subscriptionExpiresAt),
    createdAt: momentOf(row.createdAt),
    deletesAt: momentOrNone(row.deletesAt),
    suspendedAt: momentOrNone(row.suspendedAt),
    lastActiveAt: momentOrNone(row.lastActiveAt),
    stats: { totalUsers, totalTestimonials, totalCustomers },
    users: users.filter(({ workspaceId }) => workspaceId === row.id),
  }))
}

type UserRow = Omit<WorkspaceUser, 'username'> & { readonly workspaceId: string }

/** The people of these workspaces, owners first. */
async function usersOf(tx: Tx, workspaceIds: readonly string[]) {
  const { rows } = await tx.execute<UserRow & Record<string, unknown>>(
    sql`select u.* from unnest(${sql.param([...workspaceIds])}::uuid[]) as w(id) cross join lateral (
      select id, workspace_id as "workspaceId", first_name as "firstName", last_name as "lastName",
        coalesce(claimed_email, email) as email, role, is_workspace_owner as "isWorkspaceOwner",
        created_at as "createdAt"
      from users where workspace_id = w.id order by is_workspace_owner desc, created_at, id limit ${mostUsers}) as u`,
  )
  return rows.map((user) => ({ ...user, username: user.email, createdAt: momentOf(user.createdAt) }))
}
