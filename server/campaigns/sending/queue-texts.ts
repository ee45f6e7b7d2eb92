import { emailLayout } from '../../business/service.ts'
import { makeRequestLinks } from '../../collection/service.ts'
import type { Services } from '../../context.ts'
import { recordRequests } from '../../customers/service.ts'
import type { Tx } from '../../db/database.ts'
import {
  countSegments,
  queueTexts,
  requestText,
  shortLink,
  takeSegments,
  type Textable,
  textSubject,
} from '../../texts/service.ts'
import type { Ready } from './ready.ts'

/**
 * Queues the text messages of these people, as many as the month has room for, each with a link of its own. Answers whose they
 * are; whoever is left waits for the next month.
 */
export async function queueCampaignTexts(
  services: Services,
  tx: Tx,
  workspaceId: string,
  people: readonly Ready[],
): Promise<Ready[]> {
  const textable = people.flatMap((one) => (one.textable ? [{ ...one, textable: one.textable }] : []))
  if (textable.length === 0) return []
  const { businessName } = await emailLayout(services, tx, workspaceId)
  const bodyOf = ({ person, customer, textable: { language } }: Texted, linkId: string) =>
    requestText(language, {
      customerName: customer.name,
      businessName,
      link: shortLink(services, linkId),
      isReminder: person.nextStep > 0,
    })
  // Every id is as long as this one.
  const sizes = textable.map((one) => countSegments(bodyOf(one, 'x'.repeat(22))))
  const texted = textable.slice(0, await takeSegments(services, tx, workspaceId, sizes))
  const linkIds = await makeRequestLinks(
    services,
    tx,
    workspaceId,
    texted.map(({ person, customer }) => ({ customerEmail: customer.email, groupId: person.id })),
  )
  const drafts = texted.map((one, index) => ({
    kind: 'request' as const,
    to: one.textable.phone,
    language: one.textable.language,
    body: bodyOf(one, linkIds[index]!),
    campaignId: one.campaign.id,
  }))
  const textIds = await queueTexts(services, tx, workspaceId, drafts)
  await recordRequests(
    services,
    tx,
    workspaceId,
    texted.map((one, index) => requestOf(one, linkIds[index]!, textIds[index]!)),
  )
  return texted
}

/** As the customer's history tells it. */
const requestOf = ({ person, campaign, customer }: Texted, linkId: string, textId: string) => ({
  customerId: customer.id,
  email: customer.email,
  linkId,
  textId,
  subject: textSubject,
  channel: 'text' as const,
  campaignId: campaign.id,
  personId: person.id,
  step: person.nextStep,
})

type Texted = Ready & { readonly textable: Textable }
