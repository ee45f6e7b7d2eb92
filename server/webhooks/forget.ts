import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { daysBefore } from '../kit/time.ts'
import { webhookMessages } from './tables.ts'

const retentionDays = 30

interface Forgotten {
  readonly workspaceId: string
  readonly each?: readonly { readonly testimonialId: string }[]
  readonly customers?: readonly string[]
}

/** Empties what is kept of these people. What waited is not sent any more: nothing of it is left to send. */
export async function forgetMessages(
  tx: Tx,
  { workspaceId, each = [], customers = [] }: Forgotten,
): Promise<void> {
  const column = customers.length > 0 ? webhookMessages.customerId : webhookMessages.testimonialId
  const ids = customers.length > 0 ? [...customers] : each.map(({ testimonialId }) => testimonialId)
  if (ids.length === 0) return
  await tx
    .update(webhookMessages)
    .set({ data: null })
    .where(and(eq(webhookMessages.workspaceId, workspaceId), inArray(column, ids)))
}

/** The log goes back so far. What is tried for three days is over by then. */
export const isOldMessage = (now: Date) => lt(webhookMessages.createdAt, daysBefore(now, retentionDays))
