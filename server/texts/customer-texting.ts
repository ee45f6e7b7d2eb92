import { eq } from 'drizzle-orm'
import { textConsentSentence } from '#contract/texts/text-consent.ts'
import type { CustomerTexting } from '#contract/texts/texts.ts'
import { users } from '../accounts/tables.ts'
import { emailLayout } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { customers } from '../customers/tables.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { notFound, Problem } from '../http/problem.ts'
import { textablesOf } from './consent/reachable.ts'
import { recordTextConsents, textConsentOf, withdrawTextConsent } from './consent/text-consents.ts'
import { languageOfNumber } from './numbers/language-of-number.ts'
import { nextTextMoment } from './numbers/quiet-hours.ts'
import { usageOf } from './sending/usage.ts'
import { exampleLinkId, shortLink } from './short-link.ts'
import { requestText } from './wording/messages.ts'
import { countSegments } from './wording/segments.ts'

export function readCustomerTexting(context: WorkspaceContext, id: string): Promise<CustomerTexting> {
  return named(
    context,
    context.tenant(async (tx) => describe(context, tx, await customerOf(context, tx, id))),
  )
}

/** Somebody of the team states that this customer agreed, for the number that is here. */
export function agree(context: WorkspaceContext, id: string, note: string): Promise<CustomerTexting> {
  const { tenant, workspaceId, user } = context
  const agreed = tenant(async (tx) => {
    const customer = await customerOf(context, tx, id)
    const { phone } = customer
    if (!phone) throw new Problem('invalid-input', "Add the customer's phone number first.")
    const { businessName } = await emailLayout(context, tx, workspaceId)
    const stated = { customerId: id, phone, source: 'owner' as const, businessName, vouchedBy: user.id, note }
    await recordTextConsents(context, tx, workspaceId, [stated])
    return describe(context, tx, customer)
  })
  return named(context, agreed)
}

export function takeBack(context: WorkspaceContext, id: string): Promise<CustomerTexting> {
  const { tenant, workspaceId } = context
  const taken = tenant(async (tx) => {
    const customer = await customerOf(context, tx, id)
    await withdrawTextConsent(context, tx, workspaceId, id)
    return describe(context, tx, customer)
  })
  return named(context, taken)
}

type Customer = typeof customers.$inferSelect

async function customerOf({ workspaceId }: WorkspaceContext, tx: Tx, id: string): Promise<Customer> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, [id]))
  if (!customer) throw notFound('customer')
  return customer
}

async function describe(context: WorkspaceContext, tx: Tx, customer: Customer): Promise<CustomerTexting> {
  const { workspaceId, config, now } = context
  const { id, name, phone } = customer
  const reached = (await textablesOf(context, tx, workspaceId, [id])).get(id) ?? 'no-number'
  const isReached = typeof reached !== 'string'
  const guessed = customer.language ?? (phone ? languageOfNumber(phone) : 'en')
  const language = isReached ? reached.language : guessed
  const { businessName } = await emailLayout(context, tx, workspaceId)
  const link = shortLink(context, exampleLinkId)
  const text = requestText(language, { customerName: name, businessName, link, isReminder: false })
  const segments = countSegments(text)
  const price = config.texts?.price
  const { used, limit } = await usageOf(context, tx, workspaceId)
  return {
    phone,
    reason: isReached ? null : reached,
    consent: phone ? await presentConsent(tx, workspaceId, id, phone) : null,
    statement: textConsentSentence(businessName),
    language,
    text,
    segments,
    cost: price ? { micros: price.micros * segments, currency: price.currency } : null,
    leavesAt: (phone ? nextTextMoment(phone, now()) : now()).toISOString(),
    segmentsLeft: Math.max(0, limit - used),
  }
}

async function presentConsent(
  tx: Tx,
  workspaceId: string,
  customerId: string,
  phone: string,
): Promise<CustomerTexting['consent']> {
  const found = await textConsentOf(tx, workspaceId, customerId, phone)
  if (!found) return null
  const { wording, source, vouchedBy, note, givenAt } = found
  return { wording, source, vouchedBy: vouchedBy ?? '', note, givenAt: givenAt.toISOString() }
}

/** With the name of whoever vouches, in place of their id: users are no tenant's to read. */
async function named(
  { db }: WorkspaceContext,
  described: Promise<CustomerTexting>,
): Promise<CustomerTexting> {
  const { consent, ...texting } = await described
  if (!consent?.vouchedBy) return { ...texting, consent }
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, consent.vouchedBy))
  const vouchedBy = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : ''
  return { ...texting, consent: { ...consent, vouchedBy } }
}
