import { eq } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { resumeRewards } from '../rewards/service.ts'
import { users } from './tables.ts'

/** Whatever way somebody proved their address: rewards that waited for it go out. Private pages look for it by themselves. */
export async function resumeAfterProof(services: Services, tx: Tx, userId: string): Promise<void> {
  const [account] = await tx
    .select({ workspaceId: users.workspaceId })
    .from(users)
    .where(eq(users.id, userId))
  if (account?.workspaceId) await resumeRewards(services, tx, account.workspaceId)
}
