import { eq } from 'drizzle-orm'
import type { EmailTrouble } from '#contract/emails/email-trouble.ts'
import type { Tx } from '../../db/database.ts'
import { currentOutage } from '../delivery/outage.ts'
import { emailSettings } from '../tables.ts'

/** What keeps emails of a workspace from leaving: the mail server, or too many requests that came back. */
export async function emailTroubleOf(tx: Tx, workspaceId: string): Promise<EmailTrouble> {
  const outage = await currentOutage(tx)
  const [settings] = await tx
    .select({ heldAt: emailSettings.heldAt, heldFor: emailSettings.heldFor })
    .from(emailSettings)
    .where(eq(emailSettings.workspaceId, workspaceId))
  return {
    outageSince: outage?.since.toISOString() ?? null,
    held: settings?.heldAt
      ? { since: settings.heldAt.toISOString(), for: settings.heldFor ?? 'bounces' }
      : null,
  }
}
