import { and, eq, sql } from 'drizzle-orm'
import type { EmailDelivery } from '#contract/emails/emails.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { readSender } from '../../integrations/mail/outgoing-email.ts'
import { wakeSender } from './queue.ts'
import { sendersOf } from './sender-of.ts'
import { emails, emailSettings } from '../tables.ts'
import { emailTroubleOf } from '../news/trouble.ts'

/** What an owner sees of how emails do. */
export async function readDelivery(context: WorkspaceContext): Promise<EmailDelivery> {
  const { tenant, workspaceId, mail, config } = context
  const senders = await sendersOf(context, [workspaceId])
  return tenant(async (tx) => {
    const [settings] = await tx.select().from(emailSettings).where(eq(emailSettings.workspaceId, workspaceId))
    return {
      ...(await emailTroubleOf(tx, workspaceId)),
      postalAddress: settings?.postalAddress ?? '',
      countsOpens: settings?.countsOpens ?? false,
      isMailConfigured: mail.configured,
      sender: senders.get(workspaceId)?.from ?? readSender(config.mailFrom),
      ...(await countStates(tx, workspaceId)),
    }
  })
}

async function countStates(tx: Tx, workspaceId: string) {
  const { rows } = await tx.execute<{ waiting: number; unknown: number; failed: number }>(sql`
    select count(*) filter (where state = 'queued')::int as waiting,
      count(*) filter (where state = 'unknown')::int as unknown,
      count(*) filter (where state = 'failed')::int as failed
    from ${emails} where workspace_id = ${workspaceId} and state in ('queued', 'unknown', 'failed')`)
  return rows[0] ?? { waiting: 0, unknown: 0, failed: 0 }
}

interface Wanted {
  readonly postalAddress: string
  readonly countsOpens: boolean
}

export async function saveSettings(context: WorkspaceContext, wanted: Wanted): Promise<EmailDelivery> {
  const { tenant, workspaceId } = context
  await tenant((tx) =>
    tx
      .insert(emailSettings)
      .values({ workspaceId, ...wanted })
      .onConflictDoUpdate({ target: emailSettings.workspaceId, set: wanted }),
  )
  return readDelivery(context)
}

/** Requests that were held leave again; what came back before counts no longer. */
export async function releaseRequests(context: WorkspaceContext): Promise<EmailDelivery> {
  const { tenant, workspaceId, now } = context
  await tenant(async (tx) => {
    await tx
      .update(emailSettings)
      .set({ heldAt: null, heldFor: null, resumedAt: now() })
      .where(eq(emailSettings.workspaceId, workspaceId))
    await releaseAll(context, tx, workspaceId)
  })
  return readDelivery(context)
}

/** What is held for another reason as well is held again when its turn comes. */
async function releaseAll(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .update(emails)
    .set({ isHeld: false })
    .where(and(eq(emails.workspaceId, workspaceId), eq(emails.state, 'queued'), emails.isHeld))
  await wakeSender(services, tx)
}
