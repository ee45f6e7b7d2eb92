import { desc, eq } from 'drizzle-orm'
import type { listInvoices } from '#contract/billing/changes.ts'
import type { Output } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import { invoices } from './tables.ts'

type Invoice = Output<typeof listInvoices>[number]

/** The newest are enough for a page; all of them are in the export and on the provider's page. */
const mostShown = 24

export async function readInvoices({ tenant, workspaceId }: WorkspaceContext): Promise<Invoice[]> {
  const rows = await tenant((tx) =>
    tx
      .select()
      .from(invoices)
      .where(eq(invoices.workspaceId, workspaceId))
      .orderBy(desc(invoices.createdAt), desc(invoices.invoiceId))
      .limit(mostShown),
  )
  return rows.map(
    ({ invoiceId, number, state, cents, paidCents, returnedCents, currency, createdAt, url }) => {
      const isReturned = paidCents > 0 && returnedCents >= paidCents
      return {
        id: invoiceId,
        number,
        state: isReturned ? 'refunded' : stateNamed(state),
        cents,
        currency,
        createdAt: createdAt.toISOString(),
        url,
      }
    },
  )
}

function stateNamed(state: string): Invoice['state'] {
  if (state === 'paid' || state === 'open' || state === 'void' || state === 'uncollectible') return state
  return 'draft'
}
