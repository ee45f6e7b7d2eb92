import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Doing } from '../events.ts'
import { hasHistory } from './has-history.ts'
import * as merging from './merge.ts'
import type { Row } from './present.ts'
import { customers } from './tables.ts'

interface NewAddress {
  readonly customerId: string
  /** What it was in the CRM; an address that was changed here stays. */
  readonly from: string
  readonly to: string
}

/**
 * A contact has another address in its CRM. Answers who they are here from now on: the same customer with the new address, or
 * the one who has that address already.
 */
export async function followAddress(
  services: Services,
  tx: Tx,
  by: Doing,
  { customerId, from, to }: NewAddress,
): Promise<string> {
  const { workspaceId } = by
  const both = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.workspaceId, workspaceId),
        sql`(${customers.id} = ${customerId} or ${customers.email} = ${to})`,
      ),
    )
    .orderBy(customers.id)
    .for('update')
  const other = both.find(({ email }) => email === to)
  if (other) return other.id
  const row = both.find(({ id }) => id === customerId)
  if (row?.email === from) await merging.writeCustomer(services, tx, by, row, { email: to })
  return customerId
}

/** Two contacts became one in a CRM: so do their customers. */
export async function mergeCustomers(
  services: Services,
  tx: Tx,
  by: Doing,
  { stays, goes }: { readonly stays: string; readonly goes: string },
): Promise<void> {
  if (stays === goes) return
  const rows = await tx
    .select()
    .from(customers)
    .where(rowsWithIds(customers, by.workspaceId, [stays, goes]))
    .orderBy(customers.id)
    .for('update')
  const rowOf = (wanted: string): Row | undefined => rows.find(({ id }) => id === wanted)
  const [one, other] = [rowOf(stays), rowOf(goes)]
  if (one && other) await merging.mergeCustomers(services, tx, by, { stays: one, goes: other })
}

/**
 * Contacts of these customers are gone from their CRM. Who was `made` of one and has no history here goes too; the others stay,
 * and no longer are of the CRM.
 */
export async function partFromCrm(
  services: Services,
  tx: Tx,
  by: Doing,
  gone: { readonly ids: readonly string[]; readonly made: readonly string[] },
): Promise<void> {
  const { workspaceId } = by
  if (gone.ids.length === 0) return
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, gone.ids))
    .orderBy(customers.id)
    .for('update')
  const removed =
    gone.made.length === 0
      ? []
      : await tx
          .delete(customers)
          .where(and(rowsWithIds(customers, workspaceId, gone.made), sql`not ${hasHistory}`))
          .returning({ customerId: customers.id })
  await services.emit(tx, { name: 'customer-deleted', ...by, each: removed })
  await tx
    .update(customers)
    .set({ crmType: null, crmId: null })
    .where(and(matches(customers, { workspaceId }), inArray(customers.id, [...gone.ids])))
}
