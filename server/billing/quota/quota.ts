import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepareRead } from '../../db/prepared.ts'
import { readPrepared } from '../../db/tenant.ts'
import { startOfMonth } from '../../kit/time.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { type Entitlement, entitlementAt, type StoredPlan } from '../entitlement/entitlement.ts'
import { subscriptions } from '../tables.ts'

/** What a plan allows, and how much of it is used. */
export interface Quota {
  readonly entitlement: Entitlement
  readonly limit: number
  readonly used: number
}

/** More than the highest limit and one batch of approvals: what is past it is not counted. */
const mostCounted = 1_100

type Stored = Omit<StoredPlan, 'subscriptionExpiresAt' | 'trialEndsAt'> &
  Record<'subscriptionExpiresAt' | 'trialEndsAt', string | Date | null>

const { placeholder } = sql

/** Whoever else approves in this workspace waits from here to the end of the transaction. */
const lockPlan = prepareRead<Stored>(
  'lock_plan',
  () => sql`select ${workspaces.subscriptionTier} as "subscriptionTier",
      ${workspaces.subscriptionStatus} as "subscriptionStatus",
      ${workspaces.subscriptionExpiresAt} as "subscriptionExpiresAt", ${workspaces.trialEndsAt} as "trialEndsAt",
      ${subscriptions.isRenewing} as "isRenewing", ${subscriptions.isOverdue} as "isOverdue"
    from ${workspaces} left join ${subscriptions} on ${subscriptions.workspaceId} = ${workspaces.id}
    where ${workspaces.id} = ${placeholder('workspaceId')} for no key update of ${workspaces}`,
)

/** What was approved without anybody's decision counts from when it came. Deleting gives nothing back. */
const approvals = sql`select from ${testimonials} where ${testimonials.workspaceId} = ${placeholder('workspaceId')}
  and ${testimonials.status} = 'approved'`
export const approvedAt = sql`coalesce(${testimonials.decidedAt}, ${testimonials.receivedAt})`

const countApproved = prepareRead<{ month: number; total: number }>(
  'count_approved',
  () => sql`select
    (select count(*)::int from (${approvals} and ${approvedAt} >= ${placeholder('month')} limit ${sql.raw(String(mostCounted))}) a) as month,
    (select count(*)::int from (${approvals} limit ${sql.raw(String(mostCounted))}) a) as total`,
)

/**
 * What the workspace's plan allows and what of it is used, in a transaction in which nobody else takes of it; nothing
 * where there is no limit. Both questions are one message to the database.
 */
export async function lockQuota(
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Tx,
  workspaceId: string,
): Promise<Quota | undefined> {
  if (!config.payments) return undefined
  const month = startOfMonth(now())
  const [[stored], [counted]] = await Promise.all([
    readPrepared(tx, lockPlan, { workspaceId }),
    readPrepared(tx, countApproved, { workspaceId, month }),
  ])
  if (!stored || !counted) return undefined
  const entitlement = entitlementAt(now(), true, withDates(stored))
  const { limit, period } = entitlement
  return limit === null ? undefined : { entitlement, limit, used: counted[period] }
}

function withDates({ subscriptionExpiresAt, trialEndsAt, ...rest }: Stored): StoredPlan {
  const date = (moment: string | Date | null) => (moment ? new Date(moment) : null)
  return { ...rest, subscriptionExpiresAt: date(subscriptionExpiresAt), trialEndsAt: date(trialEndsAt) }
}
