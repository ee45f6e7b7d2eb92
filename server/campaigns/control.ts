import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { WorkspaceContext } from '../context.ts'
import { takeBackFailed } from '../customers/service.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { releaseEmails, requireProven } from '../emails/service.ts'
import { Problem } from '../http/problem.ts'
import { releaseTexts } from '../texts/service.ts'
import { enlistEveryone, startCampaign } from './people/enlist.ts'
import { one } from './manage.ts'
import { type CampaignRow, readCampaign } from './present.ts'
import { sendCampaigns } from './sending/send-job.ts'
import { campaignPeople, campaigns } from './tables.ts'

/** "Send Emails": from here on the job sends what is due. Pressed again, it takes in customers who were added since. */
export function sendCampaign(context: WorkspaceContext, id: string): Promise<Campaign> {
  requireProven(context)
  return changeStatus(context, id, async (tx, campaign) => {
    if (campaign.status === 'paused') {
      throw new Problem('invalid-input', 'This campaign is paused. Resume it to send emails.')
    }
    if (campaign.status === 'completed') {
      throw new Problem('invalid-input', 'This campaign is complete. Resume it to send more emails.')
    }
    return beginSending(context, tx, campaign)
  })
}

/** What has not left stays here: the sender asks again right before it sends. */
export function pauseCampaign(context: WorkspaceContext, id: string): Promise<Campaign> {
  return changeStatus(context, id, (tx, campaign) =>
    campaign.status === 'active' ? setStatus(tx, campaign, 'paused') : Promise.resolve(campaign),
  )
}

/** A paused one goes on where it was; a completed one starts again for those who got nothing so far. */
export function resumeCampaign(context: WorkspaceContext, id: string): Promise<Campaign> {
  requireProven(context)
  return changeStatus(context, id, async (tx, campaign) => {
    if (campaign.status === 'active') return campaign
    const isAgain = campaign.status === 'completed'
    const active = await setStatus(tx, campaign, 'active')
    if (!isAgain && active.startedAt === null) return active
    if (isAgain) await askAgain(tx, active)
    else {
      await releaseEmails(context, tx, context.workspaceId, { kind: 'campaign', id })
      await releaseTexts(context, tx, context.workspaceId, id)
    }
    return beginSending(context, tx, active)
  })
}

async function beginSending(context: WorkspaceContext, tx: Tx, campaign: CampaignRow): Promise<CampaignRow> {
  if (campaign.audience === 'everyone') await enlistEveryone(context, tx, campaign)
  const started = await startCampaign(context, tx, campaign)
  await context.jobs.enqueue(tx, sendCampaigns, {})
  return started
}

/** Those who were left out wait again, and those whose email failed: what was in the way may be over, and is looked at anew. */
async function askAgain(tx: Tx, { workspaceId, id }: CampaignRow): Promise<void> {
  const failed = await takeBackFailed(tx, workspaceId, id)
  if (failed.length > 0) {
    await tx
      .update(campaignPeople)
      .set({ nextStep: 0 })
      .where(rowsWithIds(campaignPeople, workspaceId, failed))
  }
  await tx
    .update(campaignPeople)
    .set({ state: 'waiting', reason: null, dueAt: null })
    .where(
      and(
        eq(campaignPeople.workspaceId, workspaceId),
        eq(campaignPeople.campaignId, id),
        eq(campaignPeople.nextStep, 0),
        isNotNull(campaignPeople.customerId),
      ),
    )
}

async function setStatus(
  tx: Tx,
  { workspaceId, id }: CampaignRow,
  status: CampaignRow['status'],
): Promise<CampaignRow> {
  const [changed] = await tx
    .update(campaigns)
    .set({ status, completedAt: null })
    .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, [id])))
    .returning()
  return changed!
}

function changeStatus(
  context: WorkspaceContext,
  id: string,
  work: (tx: Tx, campaign: CampaignRow) => Promise<CampaignRow>,
): Promise<Campaign> {
  return context.tenant(async (tx) => {
    const campaign = await readCampaign(tx, context.workspaceId, id, 'lock')
    return one(context, tx, await work(tx, campaign))
  })
}
