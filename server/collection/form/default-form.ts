import type { Tx } from '../../db/database.ts'
import { addLookup } from '../../db/lookups.ts'
import { randomToken } from '../../kit/ids.ts'
import { collectionLinks } from '../tables.ts'

/** Every workspace has one form of its own, open from the start. */
export async function addDefaultForm(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  const id = randomToken()
  await addLookup(tx, 'link', id, workspaceId)
  await tx.insert(collectionLinks).values({
    workspaceId,
    id,
    kind: 'form',
    isDefault: true,
    description: 'Testimonial form',
    createdAt: now,
  })
}
