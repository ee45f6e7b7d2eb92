import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { StripeInvoice } from '../stripe/read-customer.ts'
import { invoices } from '../tables.ts'

/** Writes the invoices that Stripe has; answers in sentences what of them is new. None is ever removed. */
export async function writeInvoices(
  tx: Tx,
  workspaceId: string,
  stripeInvoices: readonly StripeInvoice[],
): Promise<readonly string[]> {
  if (stripeInvoices.length === 0) return []
  const stored = await tx.select().from(invoices).where(eq(invoices.workspaceId, workspaceId))
  const before = new Map(stored.map((row) => [row.invoiceId, sumOf(row)]))
  const changed = stripeInvoices.filter((one) => before.get(one.id) !== sumOf(one))
  if (changed.length === 0) return []
  const rows = changed.map((one) => rowOf(workspaceId, one))
  await tx
    .insert(invoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [invoices.workspaceId, invoices.invoiceId],
      set: {
        number: sql`excluded.number`,
        state: sql`excluded.state`,
        cents: sql`excluded.cents`,
        paidCents: sql`excluded.paid_cents`,
        returnedCents: sql`excluded.returned_cents`,
        url: sql`excluded.url`,
      },
    })
  return changed.map((one) => `Invoice ${one.id} is ${sumOf(one)}.`)
}

function rowOf(workspaceId: string, invoice: StripeInvoice): typeof invoices.$inferInsert {
  const { id, number, state, cents, paidCents, returnedCents, currency, createdAt, url } = invoice
  return {
    workspaceId,
    invoiceId: id,
    number,
    state,
    cents,
    paidCents,
    returnedCents,
    currency,
    createdAt,
    url,
  }
}

function sumOf({
  state,
  number,
  paidCents,
  returnedCents,
}: Pick<StripeInvoice, 'state' | 'number' | 'paidCents' | 'returnedCents'>): string {
  return `${state}, ${number ?? 'without a number'}, ${paidCents} paid and ${returnedCents} returned`
}
