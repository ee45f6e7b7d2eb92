import { and, eq, inArray } from 'drizzle-orm'
import { campaignEmail, campaignText } from '#contract/campaigns/campaign-email.ts'
import type { CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import type { HandChannel } from '#contract/campaigns/request-channels.ts'
import { emailLayout } from '../../business/service.ts'
import { makeRequestLinks, requestLinkUrl } from '../../collection/service.ts'
import type { WorkspaceContext } from '../../context.ts'
import { recordRequests } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { lockPerson, type Due } from './due.ts'
import { peopleWithIds } from '../people/people.ts'
import { readCampaign } from '../present.ts'
import { afterSending, stepEmailOf, move } from './queue-due.ts'
import { campaignSettingsOf } from '../settings.ts'
import { campaignPeople } from '../tables.ts'

interface Place {
  readonly id: string
  readonly personId: string
}

/** The personal address of somebody's next request, in words for a phone. Asked again, it is the same one. */
export function handLinks(context: WorkspaceContext, place: Place) {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const { person, campaign, customer } = await nextFor(context, tx, place)
    const { businessName } = await emailLayout(context, tx, workspaceId)
    const linkId = person.handLinkId ?? (await makeLink(context, tx, person, customer.email))
    const link = requestLinkUrl(context, linkId)
    const named = { customerName: customer.name, customerEmail: customer.email }
    const facts = { ...named, businessName, testimonialLink: link }
    const text = campaignText(facts)
    const mail = campaignEmail(stepEmailOf(campaign, person.nextStep) ?? campaign, facts)
    const { paragraphs, buttonAt = paragraphs.length } = mail
    const body = paragraphs.toSpliced(buttonAt, 0, link).join('\n\n')
    const encoded = encodeURIComponent(text)
    return {
      step: person.nextStep,
      link,
      text,
      sms: `sms:${customer.phone ?? ''}?&body=${encoded}`,
      whatsapp: `https://wa.me/${customer.phone?.slice(1) ?? ''}?text=${encoded}`,
      mailto: `mailto:${encodeURIComponent(customer.email)}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`,
    }
  })
}

/** Counts the step as sent, and has the next one wait as if its email had left. Twice counts once. */
export function markByHand(
  context: WorkspaceContext,
  place: Place,
  { step, channel }: { readonly step: number; readonly channel: HandChannel },
): Promise<CampaignPerson> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const row = await readPerson(tx, workspaceId, place)
    if (row.nextStep <= step) await countStep(context, tx, place, { step, channel })
    const [presented] = await peopleWithIds(tx, workspaceId, place.id, [place.personId])
    return presented!
  })
}

async function countStep(
  context: WorkspaceContext,
  tx: Tx,
  place: Place,
  { step, channel }: { readonly step: number; readonly channel: HandChannel },
): Promise<void> {
  const { workspaceId } = context
  const due = await nextFor(context, tx, place)
  const { person, campaign, customer } = due
  if (person.nextStep !== step) throw stale()
  const { businessName } = await emailLayout(context, tx, workspaceId)
  const linkId = person.handLinkId ?? (await makeLink(context, tx, person, customer.email))
  const named = { customerName: customer.name, customerEmail: customer.email }
  const facts = { ...named, businessName, testimonialLink: '' }
  await recordRequests(context, tx, workspaceId, [
    {
      customerId: customer.id,
      email: customer.email,
      linkId,
      subject: campaignEmail(stepEmailOf(campaign, step) ?? campaign, facts).subject,
      channel,
      campaignId: campaign.id,
      personId: person.id,
      step,
    },
  ])
  await move(tx, workspaceId, [afterSending(due, context.now())])
}

/** The person with their customer, both held, if there is something to send to them. */
async function nextFor(context: WorkspaceContext, tx: Tx, place: Place) {
  const { workspaceId } = context
  const campaign = await readCampaign(tx, workspaceId, place.id)
  const { cooldownDays } = await campaignSettingsOf(tx, workspaceId)
  const due = await lockPerson(context, tx, { campaign, personId: place.personId, cooldownDays })
  if (!due) throw notFound('person')
  const { person, customer, reason } = due
  const refused = reason ?? person.reason
  if (refused) throw new Problem('invalid-input', sentences[refused])
  if (!customer || person.state !== 'waiting' || !stepEmailOf(campaign, person.nextStep)) throw stale()
  return { ...due, customer }
}

const sentences: Readonly<Record<NonNullable<Due['reason']>, string>> = {
  cooldown: 'This customer was asked not long ago. You can change how long to wait in the campaign settings.',
  answered: 'This customer has already answered.',
  unsubscribed: 'This customer asked not to get any more requests.',
  bounced: 'Emails to this customer come back. Please check the address.',
  complained: 'This customer marked an earlier email as spam. Please do not ask again.',
  deleted: 'This customer was deleted.',
  'sent-by-hand': 'This was already sent by hand.',
  removed: 'This customer was taken out of the campaign.',
  'no-number': 'This customer has no phone number.',
  'no-consent': 'This customer has not agreed to get text messages.',
}

const stale = () =>
  new Problem('edited-elsewhere', 'There is nothing left to send to this customer. Please reload the page.')

async function makeLink(
  context: WorkspaceContext,
  tx: Tx,
  person: typeof campaignPeople.$inferSelect,
  customerEmail: string,
): Promise<string> {
  const { workspaceId } = context
  const [linkId] = await makeRequestLinks(context, tx, workspaceId, [{ customerEmail, groupId: person.id }])
  await tx
    .update(campaignPeople)
    .set({ handLinkId: linkId! })
    .where(ofPlace(workspaceId, { id: person.campaignId, personId: person.id }))
  return linkId!
}

async function readPerson(tx: Tx, workspaceId: string, place: Place) {
  const [person] = await tx.select().from(campaignPeople).where(ofPlace(workspaceId, place))
  if (!person) throw notFound('person')
  return person
}

function ofPlace(workspaceId: string, { id, personId }: Place) {
  return and(
    eq(campaignPeople.workspaceId, workspaceId),
    eq(campaignPeople.campaignId, id),
    inArray(campaignPeople.id, [personId]),
  )
}
