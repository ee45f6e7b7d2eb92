import { isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { dayMs } from '../../kit/time.ts'
import { emails, emailSettings } from '../tables.ts'

/** What mail providers put up with: above it they refuse everybody who sends through this server. */
const limits = {
  bounces: { share: 0.04, least: 5 },
  complaints: { share: 0.001, least: 2 },
} as const
const days = 7

/** Holds a business's requests when too many of them bounce or are called spam: the owner looks at the list first. */
export async function pauseIfUnwelcome(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ sent: number; bounces: number; complaints: number }>(sql`
    select count(*)::int as sent, count(bounced_at)::int as bounces, count(complained_at)::int as complaints
    from ${emails} where workspace_id = ${workspaceId} and stream = 'requests' and sent_at is not null
      and created_at > greatest(${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz,
        (select resumed_at from ${emailSettings} where workspace_id = ${workspaceId}))`)
  const { sent = 0, bounces = 0, complaints = 0 } = rows[0] ?? {}
  const counts = { bounces, complaints }
  const heldFor = (['complaints', 'bounces'] as const).find((what) => {
    const { share, least } = limits[what]
    return counts[what] >= least && counts[what] > share * sent
  })
  if (!heldFor) return
  await tx
    .insert(emailSettings)
    .values({ workspaceId, heldAt: now, heldFor })
    .onConflictDoUpdate({
      target: emailSettings.workspaceId,
      set: { heldAt: now, heldFor },
      setWhere: isNull(emailSettings.heldAt),
    })
}
