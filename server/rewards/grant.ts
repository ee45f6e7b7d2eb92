import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { daysBetweenRewards, messageToHandOut, type RewardTrigger } from '#contract/rewards/rewards.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { prepareRead } from '../db/prepared.ts'
import { readPrepared } from '../db/tenant.ts'
import type { Hears } from '../feature.ts'
import { rowId } from '../kit/ids.ts'
import { markRewarded } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { assignRewardCodes } from './assign-codes.ts'
import { forgetRewardedCustomers } from './service.ts'
import { rewards, rewardSettings } from './tables.ts'

/** What happened to testimonials: their customer sent them, or the owner decided about them (approved or not). */
type Occasion = 'submitted' | 'decided'

/** No trigger looks at the rating: a reward for praise alone is forbidden (16 CFR 465.4). */
const dueOn: Readonly<Record<Occasion, readonly RewardTrigger[]>> = {
  submitted: ['on_submission', 'five_star_only'],
  decided: ['on_approval'],
}

const dayMs = 86_400_000

interface Occurred {
  readonly workspaceId: string
  readonly testimonialIds: readonly string[]
  readonly occasion: Occasion
}

/** What rewards are granted for. This feature hears of events last: a grant waits for others to the same addresses. */
export const hearsForRewards: Hears = {
  async 'testimonial-submitted'(services, tx, { workspaceId, each }) {
    if (!each.some(({ givesRewards }) => givesRewards)) return
    await grantRewards(services, tx, {
      workspaceId,
      testimonialIds: testimonialIdsOf(each),
      occasion: 'submitted',
    })
    // Nobody decides about private feedback, and its reward must not depend on that.
    const undecided = testimonialIdsOf(each.filter(({ expectsDecision }) => !expectsDecision))
    await grantRewards(services, tx, { workspaceId, testimonialIds: undecided, occasion: 'decided' })
  },
  'testimonial-decided': (services, tx, { workspaceId, each }) =>
    grantRewards(services, tx, { workspaceId, testimonialIds: testimonialIdsOf(each), occasion: 'decided' }),
  'testimonial-erased': (_services, tx, { workspaceId, each }) =>
    forgetRewardedCustomers(tx, workspaceId, testimonialIdsOf(each)),
}

function testimonialIdsOf(each: readonly { readonly testimonialId: string }[]): string[] {
  return each.map(({ testimonialId }) => testimonialId)
}

/**
 * Writes a line into the ledger for each of these testimonials that a reward is due for, and labels it; the codes
 * follow in a job. Only what customers sent themselves counts; a testimonial has one reward at most, and an address
 * one in 30 days. Waits for other grants to the same addresses.
 */
async function grantRewards(services: Services, tx: Tx, occurred: Occurred): Promise<void> {
  const { workspaceId, testimonialIds, occasion } = occurred
  if (testimonialIds.length === 0) return
  const triggers = `{${dueOn[occasion].join(',')}}`
  // Few workspaces give rewards: a submission to the others costs no round trip here.
  if ((await readPrepared(tx, isDue, { workspaceId, triggers })).length === 0) return
  const [settings] = await tx
    .select()
    .from(rewardSettings)
    .where(
      and(
        matches(rewardSettings, { workspaceId, isEnabled: true }),
        inArray(rewardSettings.triggerCondition, [...dueOn[occasion]]),
      ),
    )
  if (!settings) return
  const now = services.now()
  const authors = await newAddresses(tx, workspaceId, testimonialIds, now)
  if (authors.length === 0) return
  const { rewardType, triggerCondition: trigger, distributionMethod, rewardMessage } = settings
  const lines = await tx
    .insert(rewards)
    .values(
      authors.map((author) => ({
        ...author,
        workspaceId,
        id: rowId(now),
        rewardType,
        trigger,
        distributionMethod,
        message: messageToHandOut(rewardMessage),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: rewards.testimonialId })
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return
  await markRewarded(tx, workspaceId, ids)
  await services.emit(tx, {
    name: 'testimonial-rewarded',
    workspaceId,
    at: now,
    actor: 'system',
    each: ids.map((testimonialId) => ({ testimonialId, rewardType, trigger })),
  })
  await services.jobs.enqueue(tx, assignRewardCodes, { workspaceId })
}

const isDue = prepareRead(
  'is_reward_due',
  () => sql`select 1 from ${rewardSettings} where ${rewardSettings.workspaceId} = ${sql.placeholder('workspaceId')}
    and ${rewardSettings.isEnabled} and ${rewardSettings.triggerCondition} = any(${sql.placeholder('triggers')}::text[])`,
)

/** Who wrote these testimonials, without those whose address had a reward lately; each address once. */
async function newAddresses(tx: Tx, workspaceId: string, ids: readonly string[], now: Date) {
  const candidates = await tx
    .select({
      testimonialId: testimonials.id,
      customerName: testimonials.customerName,
      customerEmail: sql<string>`${testimonials.customerEmail}`,
    })
    .from(testimonials)
    .where(
      and(
        rowsWithIds(testimonials, workspaceId, ids),
        eq(testimonials.origin, 'customer'),
        isNotNull(testimonials.customerEmail),
        isNull(testimonials.deletedAt),
        isNull(testimonials.withdrawnAt),
      ),
    )
    .orderBy(asc(testimonials.receivedAt), asc(testimonials.id))
  const byMailbox = new Map<string, (typeof candidates)[number]>()
  for (const candidate of candidates) {
    const mailbox = mailboxOf(candidate.customerEmail)
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, candidate)
  }
  if (byMailbox.size === 0) return []
  // Two grants at once must not both find an address new. In order, so that two never wait for each other.
  const keys = [...byMailbox.keys()].map((mailbox) => `reward ${workspaceId} ${mailbox}`)
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select hashtextextended(k, 0) as key from unnest(${sql.param(keys)}::text[]) as k order by 1) as keys`,
  )
  const since = new Date(now.getTime() - daysBetweenRewards * dayMs)
  const mailbox = sql<string>`regexp_replace(${rewards.customerEmail}, '[+][^@]*@', '@')`
  const served = await tx
    .select({ mailbox })
    .from(rewards)
    .where(
      and(
        eq(rewards.workspaceId, workspaceId),
        gt(rewards.createdAt, since),
        inArray(mailbox, [...byMailbox.keys()]),
      ),
    )
  for (const { mailbox } of served) byMailbox.delete(mailbox)
  return [...byMailbox.values()]
}

/** What follows a plus sign leads to the same mailbox. */
function mailboxOf(address: string): string {
  return address.replace(/[+][^@]*@/, '@')
}
