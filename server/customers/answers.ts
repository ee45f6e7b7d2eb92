import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { customers, requests } from './tables.ts'

interface Answer {
  readonly workspaceId: string
  readonly email: string
  readonly testimonialId: string
  readonly at: Date
}

/** A testimonial came from this address: open requests are answered, the customer has responded. One statement. */
export async function noteAnswer(tx: Tx, { workspaceId, email, testimonialId, at }: Answer): Promise<void> {
  await tx.execute(sql`with answered as (
      update ${requests} set answered_at = ${at.toISOString()}::timestamptz, testimonial_id = ${testimonialId}
      where workspace_id = ${workspaceId} and email = ${email} and answered_at is null)
    update ${customers} set status = 'responded'
    where workspace_id = ${workspaceId} and email = ${email} and status <> 'responded'`)
}
