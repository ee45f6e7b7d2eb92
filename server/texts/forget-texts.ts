import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { settledStates } from '../emails/tables.ts'
import type { Hears } from '../feature.ts'
import { daysBefore } from '../kit/time.ts'
import { textConsents, texts } from './tables.ts'

const retentionDays = 30

/** What becomes of messages and consents when their customers are gone. */
export const hearsForTexts: Hears = {
  'customer-deleted': (_services, tx, { workspaceId, each }) =>
    forgetCustomers(
      tx,
      workspaceId,
      each.map(({ customerId }) => customerId),
    ),
  async 'customer-merged'(_services, tx, { workspaceId, each }) {
    for (const { customerId, mergedId } of each) {
      await tx
        .update(textConsents)
        .set({ customerId })
        .where(and(eq(textConsents.workspaceId, workspaceId), eq(textConsents.customerId, mergedId)))
    }
  },
  /** The customer may have gone with it. */
  async 'testimonial-erased'(_services, tx, { workspaceId }) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct a.customer_id as id from ${textConsents} a
      where a.workspace_id = ${workspaceId} and not exists (
        select from ${customers} c where c.workspace_id = ${workspaceId} and c.id = a.customer_id)`)
    await forgetCustomers(
      tx,
      workspaceId,
      rows.map(({ id }) => id),
    )
  },
}

/** What waits stays here. Of what was sent stays that it was, and what it cost: nobody was texted without a consent. */
async function forgetCustomers(tx: Tx, workspaceId: string, customerIds: readonly string[]): Promise<void> {
  if (customerIds.length === 0) return
  const gone = await tx
    .delete(textConsents)
    .where(and(eq(textConsents.workspaceId, workspaceId), inArray(textConsents.customerId, [...customerIds])))
    .returning({ phone: textConsents.phone })
  if (gone.length === 0) return
  const phones = [...new Set(gone.map(({ phone }) => phone))]
  await tx
    .update(texts)
    .set({
      recipient: '',
      body: '',
      numberKey: Buffer.alloc(0),
      gatewayId: null,
      state: sql`case when ${texts.state} = 'queued' then 'suppressed' else ${texts.state} end`,
    })
    .where(and(eq(texts.workspaceId, workspaceId), inArray(texts.recipient, phones)))
}

/** Of a message stays that it was sent, to whom and when: its text goes as those of emails do. */
export function emptyOldTexts({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const isOld = and(
    ne(texts.body, ''),
    inArray(texts.state, settledStates),
    lt(texts.createdAt, daysBefore(now, retentionDays)),
  )
  return inBatches(texts, isOld, (some) => db.update(texts).set({ body: '' }).where(some))
}
