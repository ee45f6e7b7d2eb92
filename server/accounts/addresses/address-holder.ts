import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { users } from '../tables.ts'
import { nobodysAddress } from '../../emails/service.ts'
import { endSessions } from '../sign-in/ways-in.ts'

/**
 * An address belongs to whoever proves it. Makes it free for somebody who is about to: an account that holds it without
 * proof only claims it from here on, and is signed out. False when its holder has proven it.
 */
export async function freeAddress(tx: Tx, email: string): Promise<boolean> {
  const [holder] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!holder) return true
  if (holder.emailProvenAt) return false
  await tx
    .update(users)
    .set({ email: nobodysAddress(holder.id), claimedEmail: email })
    .where(eq(users.id, holder.id))
  await endSessions(tx, holder.id)
  return true
}
