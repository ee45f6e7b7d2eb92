import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import { type ErasureKind, noteErasures } from '../erasures/service.ts'
import type { Feature } from '../feature.ts'
import { workspaces } from '../workspaces/tables.ts'
import { mailboxes } from './tables.ts'

type OptOutKind = Extract<ErasureKind, `mailbox-${string}`>

/** In the transaction in which mailboxes unsubscribed, or the opposite. */
export function noteMailboxes(
  services: Services,
  tx: Db | Tx,
  kind: OptOutKind,
  { workspaceId, mailboxes: all }: { workspaceId: string; mailboxes: readonly Buffer[] },
): Promise<void> {
  const erasures = all.map((mailbox) => ({ kind, workspaceId, subject: mailbox.toString('hex') }))
  return noteErasures(services, tx, erasures)
}

/** After a restore: who unsubscribed, or called an email spam, gets no more requests. */
export const eraseMailboxesAgain: NonNullable<Feature['erasesAgain']> = {
  'mailbox-opted-out': (services, { workspaceId, subject = '' }, at) =>
    setAgain(services, workspaceId, subject, { column: 'opted_out_at', at }),
  'mailbox-complained': (services, { workspaceId, subject = '' }, at) =>
    setAgain(services, workspaceId, subject, { column: 'complained_at', at }),
}

function setAgain(
  { db }: Services,
  workspaceId: string,
  subject: string,
  { column, at }: { column: 'opted_out_at' | 'complained_at'; at: Date },
): Promise<void> {
  const name = sql.identifier(column)
  return inWorkspace(db, workspaceId, async (tx) => {
    await tx.execute(sql`
      insert into ${mailboxes} (workspace_id, mailbox, ${name}, opted_out_by)
      select id, ${Buffer.from(subject, 'hex')}, ${at.toISOString()}, ${column === 'opted_out_at' ? 'page' : null}
      from ${workspaces} where id = ${workspaceId}
      on conflict (workspace_id, mailbox) do update set ${name} = coalesce(${mailboxes}.${name}, excluded.${name}),
        opted_out_by = coalesce(${mailboxes}.opted_out_by, excluded.opted_out_by)`)
  })
}
