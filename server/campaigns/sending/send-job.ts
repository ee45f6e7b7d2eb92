import { and, eq, exists, isNotNull, lte, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { milestones } from '../../crm/tables.ts'
import { requests } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { emails } from '../../emails/tables.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { forEachWorkspace } from '../../jobs/for-each-workspace.ts'
import { texts } from '../../texts/tables.ts'
import { askingWorkspaces } from '../../workspaces/service.ts'
import { mailCompleted } from '../completed-email.ts'
import { queueDueEmails } from './queue-due.ts'
import { campaignPeople, campaigns } from '../tables.ts'

/** Every minute, and when somebody presses "Send Emails": what is due is queued, and what is over is completed. */
export const sendCampaigns = defineScheduledJob('send-campaigns', '* * * * *', {
  attempts: 2,
  timeoutSeconds: 600,
  async run(services) {
    const running = await askingWorkspaces(services.db, campaigns, isRunning)
    await forEachWorkspace(services, running, ({ workspaceId }) => sendOf(services, workspaceId))
  },
})

const isRunning = and(eq(campaigns.status, 'active'), isNotNull(campaigns.startedAt))

/** A batch a transaction, so that a process that dies loses at most one, and nobody waits for long. */
async function sendOf(services: Services, workspaceId: string): Promise<void> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => inWorkspace(services.db, workspaceId, work)
  await within((tx) => stopAnswered(tx, workspaceId))
  while (await hasDuePeople(services, workspaceId)) {
    if (!(await within((tx) => queueDueEmails(services, tx, workspaceId)))) break
  }
  await within((tx) => complete(services, tx, workspaceId))
}

async function hasDuePeople({ db, now }: Services, workspaceId: string): Promise<boolean> {
  const waiting = matches(campaignPeople, { workspaceId, state: 'waiting' })
  const [found] = await db
    .select({ id: campaignPeople.id })
    .from(campaignPeople)
    .where(and(waiting, lte(campaignPeople.dueAt, now())))
    .limit(1)
  return found !== undefined
}

/** Whoever answered gets no reminder. */
async function stopAnswered(tx: Tx, workspaceId: string): Promise<void> {
  const ofPerson = and(eq(requests.workspaceId, workspaceId), eq(requests.personId, campaignPeople.id))
  const answer = tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(ofPerson, isNotNull(requests.answeredAt)))
  const waiting = matches(campaignPeople, { workspaceId, state: 'waiting' })
  await tx
    .update(campaignPeople)
    .set({ state: 'stopped', reason: 'answered', dueAt: null })
    .where(and(waiting, sql`${campaignPeople.nextStep} > 0`, exists(answer)))
}

/** Nobody waits for an email any more, and none is on its way. */
async function complete(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  const waiting = sql`select from ${campaignPeople} p where p.workspace_id = ${workspaceId}
    and p.campaign_id = ${campaigns.id} and p.state = 'waiting'`
  const onTheirWay = sql`select from ${emails} e where e.workspace_id = ${workspaceId}
    and e.purpose_id = ${campaigns.id} and e.state in ('queued', 'sending')`
  const textsOnTheirWay = sql`select from ${texts} t where t.workspace_id = ${workspaceId}
    and t.campaign_id = ${campaigns.id} and t.state in ('queued', 'sending')`
  // As long as it is on, it may put in more.
  const feeding = sql`select from ${milestones} m where m.workspace_id = ${workspaceId}
    and m.campaign_id = ${campaigns.id} and m.is_active`
  const completed = await tx
    .update(campaigns)
    .set({ status: 'completed', completedAt: services.now() })
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        isRunning,
        sql`not exists (${waiting})`,
        sql`not exists (${onTheirWay})`,
        sql`not exists (${feeding})`,
        sql`not exists (${textsOnTheirWay})`,
      ),
    )
    .returning({ name: campaigns.name })
  await mailCompleted(services, tx, workspaceId, completed)
}
