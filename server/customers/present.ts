import type { Customer, CustomerRequest } from '#contract/customers/customers.ts'
import { shownAddress } from '../kit/shown-address.ts'
import type { customers, requests } from './tables.ts'
import type { EmailState } from '../emails/service.ts'

export type Row = typeof customers.$inferSelect
type RequestRow = typeof requests.$inferSelect

/** What the owner's screens see of a customer. */
export function presentCustomer(row: Row, userId: string): Customer {
  const { id, name, email, company, phone, language, status, crmType } = row
  const moments = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
  return {
    id,
    userId,
    name,
    email: shownAddress(email),
    company,
    phone,
    language,
    status,
    crmType,
    ...moments,
  }
}

/** A request with what became of its email or text message; of what is no longer kept, nobody knows. */
export function presentRequest(row: RequestRow, sent: EmailState | undefined): CustomerRequest {
  return {
    id: row.id,
    subject: row.subject,
    sentAt: row.sentAt.toISOString(),
    channel: row.channel,
    state: sent === 'sending' ? 'queued' : (sent ?? 'unknown'),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    testimonialId: row.testimonialId,
  }
}
