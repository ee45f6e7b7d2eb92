import { and, desc, eq } from 'drizzle-orm'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import { upsertCustomers } from '../../customers/service.ts'
import { customers } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { Problem } from '../../http/problem.ts'
import { requirePhoneNumber } from '../../kit/phone/require-phone-number.ts'
import type { testimonials } from '../../testimonials/tables.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { stoppedNumbers, textConsents } from '../tables.ts'
import { consentWording } from '../wording/consent-wording.ts'
import { recordTextConsents, textConsentOf, withdrawTextConsent } from './text-consents.ts'

/** Whose page it is. */
type Author = Pick<
  typeof testimonials.$inferSelect,
  'workspaceId' | 'customerName' | 'customerEmail' | 'company'
>

/** What it says there, and in which language. */
interface Page {
  readonly businessName: string
  readonly language: CustomerLanguage
}

/** Whether the business may text whoever wrote this, and what they agree to if they say so. */
export async function readOwnTexting(
  services: Services,
  author: Author,
  { businessName, language }: Page,
): Promise<MyTestimonial['texting']> {
  const { workspaceId, customerEmail } = author
  if (!services.config.texts || customerEmail === null) return null
  const wording = consentWording('customer-page', language, businessName)
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const [customer] = await customersAt(tx, workspaceId, customerEmail)
    const { id = '', phone = null } = customer ?? {}
    if (phone === null || !(await textConsentOf(tx, workspaceId, id, phone)))
      return { wording, phoneEnding: null, isStopped: false }
    const isTheirs = eq(stoppedNumbers.numberKey, numberKeyOf(services, phone))
    const isStopped = (await tx.$count(stoppedNumbers, isTheirs)) > 0
    return { wording, phoneEnding: phone.slice(-2), isStopped }
  })
}

/**
 * Keeps that they agreed, in the words that they saw. It makes them a customer if they were none, and gives their number.
 * Anybody can write in another's name, so a number that the business has from elsewhere is not replaced.
 */
export function agreeToTexts(
  services: Services,
  author: Author,
  { businessName, language, phone: typed, wording }: Page & { phone: string; wording: string },
): Promise<void> {
  const { workspaceId, customerEmail, customerName, company } = author
  if (!services.config.texts || customerEmail === null)
    throw new Problem('invalid-input', "This server can't send text messages.")
  if (wording !== consentWording('customer-page', language, businessName))
    throw new Problem('edited-elsewhere', 'The consent wording has changed. Please reload the page.')
  const phone = requirePhoneNumber(typed)
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const [known] = await customersAt(tx, workspaceId, customerEmail).for('update')
    const other = known?.phone && known.phone !== phone ? known.phone : undefined
    if (known && other && !(await isFromTheirPage(tx, workspaceId, known.id, other))) throw otherNumber()
    const doing = { workspaceId, at: services.now(), actor: 'customer' }
    const details = known
      ? { name: '', company: null, language: known.language }
      : { name: customerName, company, language }
    const arriving = { ...details, email: customerEmail, phone, status: 'responded' as const }
    const upserted = await upsertCustomers(services, tx, doing, [arriving])
    const { id: customerId = '' } = upserted.get(customerEmail) ?? {}
    if (other) await withdrawTextConsent(services, tx, workspaceId, customerId)
    const given = { customerId, phone: phone!, source: 'customer-page' as const, businessName, language }
    await recordTextConsents(services, tx, workspaceId, [given])
  })
}

/** From here on this business does not text them, whoever had said that it may. */
export async function takeTextsBack(
  services: Services,
  { workspaceId, customerEmail }: Author,
): Promise<void> {
  if (customerEmail === null) return
  await inWorkspace(services.db, workspaceId, async (tx) => {
    const [customer] = await customersAt(tx, workspaceId, customerEmail)
    if (customer) await withdrawTextConsent(services, tx, workspaceId, customer.id)
  })
}

/** All that is kept of what they agreed to, for them to take along. */
export async function ownTextConsents({ db }: Services, { workspaceId, customerEmail }: Author) {
  if (customerEmail === null) return []
  const { phone, wording, source, givenAt, withdrawnAt } = textConsents
  return inWorkspace(db, workspaceId, async (tx) => {
    const [customer] = await customersAt(tx, workspaceId, customerEmail)
    if (!customer) return []
    return tx
      .select({ phone, wording, source, givenAt, withdrawnAt })
      .from(textConsents)
      .where(and(eq(textConsents.workspaceId, workspaceId), eq(textConsents.customerId, customer.id)))
      .orderBy(desc(givenAt))
  })
}

function customersAt(tx: Tx, workspaceId: string, email: string) {
  const { id, phone, language } = customers
  return tx
    .select({ id, phone, language })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), eq(customers.email, email)))
}

async function isFromTheirPage(
  tx: Tx,
  workspaceId: string,
  customerId: string,
  phone: string,
): Promise<boolean> {
  const theirs = and(
    eq(textConsents.workspaceId, workspaceId),
    eq(textConsents.customerId, customerId),
    eq(textConsents.phone, phone),
    eq(textConsents.source, 'customer-page'),
  )
  return (await tx.$count(textConsents, theirs)) > 0
}

const otherNumber = () =>
  new Problem('invalid-input', 'The business has another number of yours. Please ask them to change it.')
