import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { nobodySelectedSentence } from '#contract/campaigns/campaigns.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { Problem } from '../../http/problem.ts'
import { randomToken, rowId } from '../../kit/ids.ts'
import { type Audience, candidatesOf, selectedOf } from './audience.ts'
import { fairnessOf } from './fairness.ts'
import { campaignPeople, campaigns } from '../tables.ts'

type Campaign = typeof campaigns.$inferSelect

const rowsAtOnce = 2000

/** The columns of a campaign that say who is in it. */
export function audienceColumns({ audience = 'chosen', sampleSize, sampleSeed }: Audience) {
  const isSample = audience === 'sample'
  return {
    audience,
    sampleSize: isSample ? (sampleSize ?? null) : null,
    sampleSeed: isSample ? (sampleSeed ?? randomToken()) : null,
  }
}

/**
 * Puts the people into the campaign whom its audience means now, and takes those out who are not meant any more and were
 * not asked. Refuses an empty selection of unknown ids.
 */
export async function enlist(
  services: Services,
  tx: Tx,
  campaign: Campaign,
  selectedCustomers: readonly string[] | undefined,
): Promise<void> {
  const { workspaceId, id, channel } = campaign
  const candidates = await candidatesOf({ ...services, workspaceId }, tx, { channel, except: id })
  const wanted = {
    audience: campaign.audience,
    selectedCustomers,
    sampleSize: campaign.sampleSize ?? undefined,
    sampleSeed: campaign.sampleSeed ?? undefined,
  }
  const selected = [...selectedOf(candidates, wanted)]
  if (campaign.audience === 'chosen' && selected.length === 0) {
    throw new Problem('invalid-input', nobodySelectedSentence, {
      fields: { selectedCustomers: nobodySelectedSentence },
    })
  }
  await addPeople(services, tx, campaign, selected)
  await tx
    .delete(campaignPeople)
    .where(
      and(
        matches(campaignPeople, { workspaceId, campaignId: id, nextStep: 0 }),
        inArray(campaignPeople.state, ['waiting', 'skipped']),
        sql`not (${campaignPeople.customerId} = any(${sql.param(selected)}::uuid[]))`,
      ),
    )
}

/** Everybody who is a customer now, beside those who are in it already. */
export async function enlistEveryone(services: Services, tx: Tx, campaign: Campaign): Promise<void> {
  const { workspaceId, id: except, channel } = campaign
  const candidates = await candidatesOf({ ...services, workspaceId }, tx, { channel, except })
  await addPeople(
    services,
    tx,
    campaign,
    candidates.map(({ id }) => id),
  )
}

async function addPeople(
  { now }: Services,
  tx: Tx,
  { workspaceId, id: campaignId }: Campaign,
  customerIds: readonly string[],
): Promise<void> {
  const createdAt = now()
  for (let start = 0; start < customerIds.length; start += rowsAtOnce) {
    const some = customerIds.slice(start, start + rowsAtOnce)
    const ids = some.map(() => rowId(createdAt))
    // As lists: a parameter for each value would hold up everybody for a tenth of a second.
    await tx.execute(sql`
      insert into ${campaignPeople} (workspace_id, id, campaign_id, customer_id, created_at)
      select ${workspaceId}, person.id, ${campaignId}, person.customer_id, ${createdAt.toISOString()}
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(some)}::uuid[]) as person (id, customer_id)
      on conflict do nothing`)
  }
}

/** Gives everybody a moment who waits for their first email, and keeps who could have been asked. */
export async function startCampaign(services: Services, tx: Tx, campaign: Campaign): Promise<Campaign> {
  const { workspaceId, id, channel } = campaign
  const now = services.now()
  const inCampaign = matches(campaignPeople, { workspaceId, campaignId: id })
  await tx
    .update(campaignPeople)
    .set({ dueAt: now })
    .where(and(inCampaign, eq(campaignPeople.state, 'waiting'), isNull(campaignPeople.dueAt)))
  const people = await tx
    .select({ customerId: campaignPeople.customerId })
    .from(campaignPeople)
    .where(inCampaign)
  const selected = new Set(people.flatMap(({ customerId }) => customerId ?? []))
  const candidates = await candidatesOf({ ...services, workspaceId }, tx, { channel, except: id })
  const [started] = await tx
    .update(campaigns)
    .set({
      status: 'active',
      startedAt: sql`coalesce(${campaigns.startedAt}, ${now.toISOString()}::timestamptz)`,
      completedAt: null,
      fairness: fairnessOf(candidates, selected, campaign.audience),
    })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)))
    .returning()
  return started!
}
