import { eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Prepared } from '../feature-facts.ts'
import { businessProfiles } from './tables.ts'

/** Customers' replies go to the address that was proven. */
export async function takeOverContact(tx: Tx, { workspaceId, email, isFounder }: Prepared): Promise<void> {
  if (!isFounder) return
  await tx
    .update(businessProfiles)
    .set({ contactEmail: email })
    .where(eq(businessProfiles.workspaceId, workspaceId))
}
