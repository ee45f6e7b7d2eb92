import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { campaignEmail } from '#contract/campaigns/campaign-email.ts'
import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import { emailLayout } from '../../business/service.ts'
import { makeRequestLinks, requestLinkUrl } from '../../collection/service.ts'
import type { Services } from '../../context.ts'
import { recordRequests } from '../../customers/service.ts'
import { requests } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { hasProvenOwner, queueEmails, takeSome } from '../../emails/service.ts'
import { dayMs, daysAfter } from '../../kit/time.ts'
import { nextTextMoment } from '../../texts/service.ts'
import { type Due, peopleAtOnce, takeDue } from './due.ts'
import { nextOpening } from '../../kit/send-window.ts'
import { windowAt } from './hours.ts'
import type { Ready } from './ready.ts'
import { queueCampaignTexts } from './queue-texts.ts'
import { campaignSettingsOf } from '../settings.ts'
import { campaignPeople, type campaigns } from '../tables.ts'

const hourMs = 3_600_000

/**
 * Queues what is due, at most so many at once, and notes what is next for each person: all of it or none. Answers whether
 * there may be more right away.
 */
export async function queueDueEmails(services: Services, tx: Tx, workspaceId: string): Promise<boolean> {
  const settings = await campaignSettingsOf(tx, workspaceId)
  const room = settings.emailsPerHour - (await sentInLastHour(services, tx, workspaceId))
  if (room <= 0 || !(await hasProvenOwner(services, workspaceId))) return false
  const due = await takeDue(services, tx, workspaceId, settings.cooldownDays)
  const { ready, moves } = sortOut(due, services.now(), settings.timeZone ?? 'UTC')
  const now = ready.slice(0, room)
  const byEmail = now.filter(({ campaign }) => campaign.channel === 'email')
  const allowed = await takeSome(services, tx, workspaceId, byEmail.length)
  const emailed = byEmail.slice(0, allowed)
  await queueCampaignEmails(services, tx, workspaceId, emailed)
  const byText = now.filter(({ campaign }) => campaign.channel === 'text')
  const texted = await queueCampaignTexts(services, tx, workspaceId, byText)
  const isTexted = new Set(texted.map(({ person }) => person.id))
  // The month is used up: they are looked at again tomorrow, and stand in nobody's way until then.
  const later = byText.filter(({ person }) => !isTexted.has(person.id))
  const tomorrow = daysAfter(services.now(), 1)
  const leaving = [...emailed, ...texted]
  await move(tx, workspaceId, [
    ...moves,
    ...later.map(({ person }) => ({ ...person, dueAt: tomorrow })),
    ...leaving.map((one) => afterSending(one, services.now())),
  ])
  return due.length === peopleAtOnce && leaving.length + later.length === ready.length
}

/** What becomes of a person's place. */
interface Move extends Pick<
  typeof campaignPeople.$inferSelect,
  'id' | 'state' | 'reason' | 'nextStep' | 'dueAt'
> {}

function sortOut(due: readonly Due[], now: Date, timeZone: string) {
  const ready: Ready[] = []
  const moves: Move[] = []
  const taken = new Set<string>()
  for (const one of due) {
    const { person, campaign, customer } = one
    // Two campaigns may come to the same person at the same time.
    const isTaken = customer !== undefined && taken.has(customer.id) && person.nextStep === 0
    const reason = one.reason ?? (isTaken ? 'cooldown' : undefined)
    if (reason) {
      moves.push(stopping(person, reason))
    } else if (stepEmailOf(campaign, person.nextStep) === undefined) {
      // The reminder was taken out meanwhile.
      moves.push({ ...person, state: 'done', dueAt: null })
    } else {
      const window = windowAt(campaign, person.nextStep, timeZone)
      const opening = one.textable
        ? nextTextMoment(one.textable.phone, now, window)
        : nextOpening(window, now)
      if (opening > now) moves.push({ ...person, dueAt: opening })
      else if (customer) {
        taken.add(customer.id)
        ready.push({ ...one, customer })
      }
    }
  }
  return { ready, moves }
}

/** Somebody who gets nothing more: `skipped` if nothing was ever sent. */
export function stopping(person: typeof campaignPeople.$inferSelect, reason: SkipReason): Move {
  return { ...person, state: person.nextStep === 0 ? 'skipped' : 'stopped', reason, dueAt: null }
}

/** What is next once the email of `nextStep` is on its way, or was sent by hand. */
export function afterSending({ person, campaign }: Pick<Due, 'person' | 'campaign'>, now: Date): Move {
  const reminder = campaign.reminders[person.nextStep]
  return {
    ...person,
    reason: null,
    nextStep: person.nextStep + 1,
    ...(reminder
      ? { state: 'waiting', dueAt: new Date(now.getTime() + reminder.afterDays * dayMs) }
      : { state: 'done', dueAt: null }),
  }
}

/** The email of a step; none when the campaign has no such reminder. */
export function stepEmailOf(campaign: typeof campaigns.$inferSelect, step: number) {
  return step === 0 ? campaign : campaign.reminders[step - 1]
}

async function queueCampaignEmails(
  services: Services,
  tx: Tx,
  workspaceId: string,
  leaving: readonly Ready[],
) {
  if (leaving.length === 0) return
  const { businessName, contactEmail } = await emailLayout(services, tx, workspaceId)
  const linkIds = await makeRequestLinks(
    services,
    tx,
    workspaceId,
    leaving.map(({ person, customer }) => ({ customerEmail: customer.email, groupId: person.id })),
  )
  const drafts = leaving.map(({ person, campaign, customer }, index) => ({
    ...campaignEmail(stepEmailOf(campaign, person.nextStep) ?? campaign, {
      customerName: customer.name,
      customerEmail: customer.email,
      businessName,
      testimonialLink: requestLinkUrl(services, linkIds[index]!),
    }),
    to: customer.email,
    stream: 'requests' as const,
    purpose: { kind: 'campaign' as const, id: campaign.id },
    ...(contactEmail && { replyTo: contactEmail }),
  }))
  const emailIds = await queueEmails(services, tx, drafts, workspaceId)
  await recordRequests(
    services,
    tx,
    workspaceId,
    leaving.map(({ person, campaign, customer }, index) => ({
      customerId: customer.id,
      email: customer.email,
      linkId: linkIds[index]!,
      emailId: emailIds[index]!,
      subject: drafts[index]!.subject,
      campaignId: campaign.id,
      personId: person.id,
      step: person.nextStep,
    })),
  )
}

/** Writes where these people are now, in one statement. */
export async function move(tx: Tx, workspaceId: string, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ id, state, reason, nextStep, dueAt }) => ({ id, state, reason, nextStep, dueAt }))
  await tx.execute(sql`
    update ${campaignPeople} set state = moved.state, reason = moved.reason, next_step = moved."nextStep",
      due_at = moved."dueAt", hand_link_id = case when next_step = moved."nextStep" then hand_link_id end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as moved (id uuid, state text, reason text, "nextStep" smallint, "dueAt" timestamptz)
    where ${campaignPeople.workspaceId} = ${workspaceId} and ${campaignPeople.id} = moved.id`)
}

function sentInLastHour({ now }: Services, tx: Tx, workspaceId: string): Promise<number> {
  return tx.$count(
    requests,
    and(
      eq(requests.workspaceId, workspaceId),
      gt(requests.sentAt, new Date(now().getTime() - hourMs)),
      inArray(requests.channel, ['email', 'text']),
      isNotNull(requests.campaignId),
    ),
  )
}
