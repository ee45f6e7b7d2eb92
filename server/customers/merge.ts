import { and, eq } from 'drizzle-orm'
import type { CustomerStatus } from '#contract/customers/customers.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import type { Doing } from '../events.ts'
import { requirePhoneNumber } from '../kit/phone/require-phone-number.ts'
import { laterThanBefore } from './later-than-before.ts'
import type { Row } from './present.ts'
import { customers, requests } from './tables.ts'

export interface Changes {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly company?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly language?: CustomerLanguage | null | undefined
  readonly status?: CustomerStatus | undefined
}

/** Writes what is given, and says that the customer was updated. */
export async function writeCustomer(
  services: Services,
  tx: Tx,
  by: Doing,
  { workspaceId, id }: Row,
  { company, phone, ...changes }: Changes & Partial<Pick<Row, 'crmType' | 'crmId' | 'createdAt'>>,
): Promise<Row> {
  const [row] = await tx
    .update(customers)
    .set({
      ...changes,
      ...(company !== undefined && { company: company || null }),
      ...(phone !== undefined && { phone: requirePhoneNumber(phone) }),
      updatedAt: laterThanBefore(by.at),
    })
    .where(matches(customers, { workspaceId, id }))
    .returning()
  await services.emit(tx, { name: 'customer-updated', ...by, each: [{ customerId: id }] })
  return row!
}

/** The one who goes leaves their history with the one who stays. Both are locked by the caller. */
export async function mergeCustomers(
  services: Services,
  tx: Tx,
  by: Doing,
  { stays, goes, changes = {} }: { stays: Row; goes: Row; changes?: Changes },
): Promise<Row> {
  const { workspaceId } = by
  await tx
    .update(requests)
    .set({ customerId: stays.id })
    .where(and(eq(requests.workspaceId, workspaceId), eq(requests.customerId, goes.id)))
  const { email, ...others } = changes
  const written = await writeCustomer(services, tx, by, stays, {
    ...others,
    company: changes.company || stays.company || goes.company,
    phone: changes.phone || stays.phone || goes.phone,
    language: changes.language ?? stays.language ?? goes.language,
    status: further(changes.status ?? stays.status, goes.status),
    crmType: stays.crmType ?? goes.crmType,
    crmId: stays.crmId ?? goes.crmId,
    createdAt: stays.createdAt < goes.createdAt ? stays.createdAt : goes.createdAt,
  })
  // Before the other is gone, and takes along what names it.
  const each = [{ customerId: stays.id, mergedId: goes.id }]
  await services.emit(tx, { name: 'customer-merged', ...by, each })
  await tx.delete(customers).where(matches(customers, { workspaceId, id: goes.id }))
  if (email === undefined || email === stays.email) return written
  // Only now: it may have been the other's.
  const [row] = await tx
    .update(customers)
    .set({ email })
    .where(matches(customers, { workspaceId, id: stays.id }))
    .returning()
  return row!
}

const order = ['active', 'pending', 'responded'] as const

function further(one: CustomerStatus, other: CustomerStatus): CustomerStatus {
  return order.indexOf(one) > order.indexOf(other) ? one : other
}
