import { and, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import type { Doing } from '../events.ts'
import { hasHistory } from './has-history.ts'
import { customers } from './tables.ts'
import type { FieldChanges } from '../imports/tables.ts'

/** Has a history here, was edited or merged since, or is known to a CRM: then a customer stays when their import is undone. */
export const isUsedCustomer: SQL<boolean> = sql`(${customers.crmType} is not null
  or ${customers.updatedAt} <> ${customers.createdAt} or ${hasHistory})`

/** Removes those whom an import added and nothing else has touched; answers how many went and how many stayed. */
export async function removeUnusedCustomers(
  services: Services,
  tx: Tx,
  doing: Doing,
  ids: readonly string[],
) {
  const { workspaceId } = doing
  if (ids.length === 0) return { removed: 0, kept: 0 }
  const these = rowsWithIds(customers, workspaceId, ids)
  // Locked before looking: somebody may be asking one of them at this moment.
  const here = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(these)
    .orderBy(customers.id)
    .for('update')
  const gone = await tx
    .delete(customers)
    .where(and(these, sql`not ${isUsedCustomer}`))
    .returning({ customerId: customers.id })
  await services.emit(tx, { name: 'customer-deleted', ...doing, each: gone })
  return { removed: gone.length, kept: here.length - gone.length }
}

/** Name, company and number of a customer, where they are still what an import made of them. */
export const isAsImported: SQL<boolean> = sql`(changes->'name'->>'to' = ${customers.name}
  or changes->'company'->>'to' = ${customers.company} or changes->'phone'->>'to' = ${customers.phone})`

/** Gives merged customers back what an import replaced; what was changed since stays. The status only goes forward. */
export async function restoreCustomers(
  services: Services,
  tx: Tx,
  doing: Doing,
  merged: readonly { readonly customerId: string; readonly changes: FieldChanges }[],
): Promise<void> {
  if (merged.length === 0) return
  const { workspaceId, at } = doing
  const { rows } = await tx.execute<{ customerId: string }>(sql`
    update customers set
      name = case when changes->'name'->>'to' = name then changes->'name'->>'from' else name end,
      company = case when changes->'company'->>'to' = company then changes->'company'->>'from' else company end,
      phone = case when changes->'phone'->>'to' = phone then changes->'phone'->>'from' else phone end,
      updated_at = greatest(${at.toISOString()}::timestamptz, updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) as was ("customerId" uuid, changes jsonb)
    where workspace_id = ${workspaceId} and id = was."customerId" and ${isAsImported}
    returning id as "customerId"`)
  await services.emit(tx, { name: 'customer-updated', ...doing, each: rows })
}
