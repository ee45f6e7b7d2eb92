import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  type Campaign,
  type CampaignForm,
  listCampaigns,
  mostCampaigns,
  type SendWindow,
} from '#contract/campaigns/campaigns.ts'
import { closeRequestLinks } from '../collection/service.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { stopEmails } from '../emails/service.ts'
import { idempotent } from '../http/idempotent.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { notFound, Problem } from '../http/problem.ts'
import { readNewest } from '../search/search-list.ts'
import { rowId } from '../kit/ids.ts'
import { stopTexts } from '../texts/service.ts'
import { audienceColumns, enlist } from './people/enlist.ts'
import { type CampaignRow, presentAll, readCampaign } from './present.ts'
import { noteTimeZone } from './settings.ts'
import { remindAgain } from './sending/reminders.ts'
import { campaignPeople, campaigns } from './tables.ts'

const pageSize = 100

/** Newest first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function readCampaignList(
  context: WorkspaceContext,
  { limit = pageSize, cursor }: AskedPage,
): Promise<Campaign[]> {
  const { tenant, workspaceId, reply } = context
  const found = await readNewest(context, campaigns, {
    all: eq(campaigns.workspaceId, workspaceId),
    position: readCursor(cursor),
    limit,
  })
  describePage(reply, listCampaigns.path, { limit }, found)
  return tenant((tx) => presentAll(tx, found.rows, context))
}

export function readCampaignDetails(context: WorkspaceContext, id: string): Promise<Campaign> {
  return context.tenant(async (tx) => one(context, tx, await readCampaign(tx, context.workspaceId, id)))
}

/** One campaign, as the calls that change it answer it. */
export async function one(context: WorkspaceContext, tx: Tx, row: CampaignRow): Promise<Campaign> {
  const [presented] = await presentAll(tx, [row], context)
  return presented!
}

export function createCampaign(context: WorkspaceContext, form: CampaignForm): Promise<Campaign> {
  const { workspaceId, now } = context
  return idempotent(context, workspaceId, 'create-campaign', form, async (tx) => {
    if ((await tx.$count(campaigns, eq(campaigns.workspaceId, workspaceId))) >= mostCampaigns) {
      throw new Problem('too-large', `You can have ${mostCampaigns} campaigns. Delete one to add another.`)
    }
    const moment = now()
    const [made] = await tx
      .insert(campaigns)
      .values({
        workspaceId,
        id: rowId(moment),
        ...emailColumns(form),
        ...audienceColumns(form),
        channel: channelOf(context, form),
        status: form.status ?? 'active',
        createdAt: moment,
        updatedAt: moment,
      })
      .returning()
    await enlist(context, tx, made!, form.selectedCustomers)
    await noteTimeZone(tx, workspaceId, (form.reminderHours ?? form.sendWindow)?.timeZone)
    return one(context, tx, made!)
  })
}

interface Changes extends Omit<CampaignForm, 'status'> {
  readonly updatedAt?: string | undefined
}

/** What was sent stays; what is still to be sent becomes what the form says. */
export function editCampaign(context: WorkspaceContext, id: string, form: Changes): Promise<Campaign> {
  const { workspaceId, now } = context
  return context.tenant(async (tx) => {
    const before = await readCampaign(tx, workspaceId, id, 'lock')
    if (form.updatedAt !== undefined && Date.parse(form.updatedAt) !== before.updatedAt.getTime()) {
      throw new Problem(
        'edited-elsewhere',
        'Someone else just changed this campaign. Please check their version before you save.',
      )
    }
    const audience = form.audience ?? before.audience
    const columns = audienceColumns({
      audience,
      sampleSize: form.sampleSize ?? before.sampleSize ?? undefined,
      sampleSeed: form.sampleSeed ?? before.sampleSeed ?? undefined,
    })
    const [changed] = await tx
      .update(campaigns)
      .set({
        ...emailColumns(form),
        ...columns,
        channel: channelOf(context, form, before),
        updatedAt: laterThan(before.updatedAt, now()),
      })
      .where(campaignWithId(workspaceId, id))
      .returning()
    const isSame =
      columns.audience === before.audience &&
      columns.sampleSize === before.sampleSize &&
      columns.sampleSeed === before.sampleSeed
    if (!isSame || (audience === 'chosen' && form.selectedCustomers)) {
      await enlist(context, tx, changed!, form.selectedCustomers)
    }
    await remindAgain(tx, changed!)
    if (changed!.startedAt) await dueNow(context, tx, changed!)
    return one(context, tx, changed!)
  })
}

/** Whoever was added to a campaign that has been started waits like the others. */
async function dueNow({ now }: WorkspaceContext, tx: Tx, { workspaceId, id }: CampaignRow): Promise<void> {
  await tx
    .update(campaignPeople)
    .set({ dueAt: now() })
    .where(
      and(
        matches(campaignPeople, { workspaceId, campaignId: id, state: 'waiting' }),
        isNull(campaignPeople.dueAt),
      ),
    )
}

/** Its waiting emails stay here and its links are closed; what was sent stays counted with its customers. */
export function deleteCampaign(context: WorkspaceContext, id: string): Promise<{ id: string }> {
  const { workspaceId } = context
  return context.tenant(async (tx) => {
    await readCampaign(tx, workspaceId, id, 'lock')
    await stopEmails(tx, workspaceId, { kind: 'campaign', id })
    await stopTexts(tx, workspaceId, id)
    const people = await tx
      .select({ id: campaignPeople.id })
      .from(campaignPeople)
      .where(and(eq(campaignPeople.workspaceId, workspaceId), eq(campaignPeople.campaignId, id)))
    await closeRequestLinks(
      context,
      tx,
      workspaceId,
      people.map((person) => person.id),
    )
    const gone = await tx
      .delete(campaigns)
      .where(campaignWithId(workspaceId, id))
      .returning({ id: campaigns.id })
    if (!gone[0]) throw notFound('campaign')
    return gone[0]
  })
}

function campaignWithId(workspaceId: string, id: string) {
  return and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, [id]))
}

/** What it is sent by. Half a campaign by email and half by text message would ask some people twice. */
function channelOf(
  { config }: WorkspaceContext,
  { channel }: Pick<CampaignForm, 'channel'>,
  before?: CampaignRow,
) {
  const wanted = channel ?? before?.channel ?? 'email'
  if (wanted === before?.channel) return wanted
  if (before?.startedAt) {
    throw new Problem('invalid-input', 'A campaign that was started keeps sending the way it began.')
  }
  if (wanted === 'text' && !config.texts)
    throw new Problem('invalid-input', "This server can't send text messages.")
  return wanted
}

function emailColumns({
  name,
  emailSubject,
  emailTemplate,
  reminders = [],
  sendWindow,
  reminderHours,
}: Pick<
  CampaignForm,
  'name' | 'emailSubject' | 'emailTemplate' | 'reminders' | 'sendWindow' | 'reminderHours'
>) {
  return {
    name,
    emailSubject,
    emailTemplate,
    reminders,
    sendWindow: withOrderedDays(sendWindow ?? null),
    ...(reminderHours !== undefined && { reminderHours }),
  }
}

/** Each day once, Monday first. */
function withOrderedDays(window: SendWindow | null): SendWindow | null {
  return window && { ...window, days: [...new Set(window.days)].toSorted((one, other) => one - other) }
}

/** Never the same twice, so that an edit made elsewhere is always seen. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}
