import { emailLayout } from '../business/service.ts'
import { makeRequestLinks } from '../collection/service.ts'
import type { Services } from '../context.ts'
import { recordRequests } from '../customers/service.ts'
import { customers, type requests } from '../customers/tables.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { textablesOf, type Untextable } from './consent/reachable.ts'
import { nextTextMoment } from './numbers/quiet-hours.ts'
import { queueTexts } from './sending/queue-texts.ts'
import { takeSegments } from './sending/usage.ts'
import { shortLink } from './short-link.ts'
import { requestText } from './wording/messages.ts'
import { countSegments } from './wording/segments.ts'

/** Why a request did not leave as a text message; `limit`: no more this month. */
export type NotTexted = Untextable | 'no-gateway' | 'deleted' | 'limit'

export type AskedByText =
  | { readonly request: typeof requests.$inferSelect; readonly textId: string; readonly dueAt: Date }
  | { readonly reason: NotTexted }

/** What stands in the list of requests in place of a subject. */
export const textSubject = 'Text message'

/**
 * Asks one customer for a testimonial by text message, in their language and with a link of their own: it leaves once it is
 * day where they are. In `tx`, which the caller began for this workspace; the customer is locked, so that two who ask at once
 * do so one after the other. The caller looks at cooldowns and answers before.
 */
export async function askByText(
  services: Services,
  tx: Tx,
  { workspaceId, customerId }: { readonly workspaceId: string; readonly customerId: string },
): Promise<AskedByText> {
  const [customer] = await tx
    .select({ name: customers.name, email: customers.email })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, [customerId]))
    .for('update')
  if (!customer) return { reason: 'deleted' }
  if (!services.config.texts) return { reason: 'no-gateway' }
  const reached = (await textablesOf(services, tx, workspaceId, [customerId])).get(customerId) ?? 'no-number'
  if (typeof reached === 'string') return { reason: reached }
  const { businessName } = await emailLayout(services, tx, workspaceId)
  const groupId = rowId(services.now())
  const [linkId = ''] = await makeRequestLinks(services, tx, workspaceId, [
    { customerEmail: customer.email, groupId },
  ])
  const body = requestText(reached.language, {
    customerName: customer.name,
    businessName,
    link: shortLink(services, linkId),
    isReminder: false,
  })
  if ((await takeSegments(services, tx, workspaceId, [countSegments(body)])) === 0) return { reason: 'limit' }
  const dueAt = nextTextMoment(reached.phone, services.now())
  const draft = { kind: 'request' as const, to: reached.phone, body, language: reached.language }
  const [textId = ''] = await queueTexts(services, tx, workspaceId, [{ ...draft, notBefore: dueAt }])
  const sent = {
    customerId,
    email: customer.email,
    linkId,
    textId,
    subject: textSubject,
    channel: 'text' as const,
  }
  const [request] = await recordRequests(services, tx, workspaceId, [sent])
  return { request: request!, textId, dueAt }
}
