import type { Tx } from '../../db/database.ts'
import { isDrafted } from '../../drafts/service.ts'
import { restsOn } from '../../writer/service.ts'
import type { Row } from '../rows.ts'

/**
 * Whose words a changed text is: the writer's while it comes from a draft, or is still made of one; somebody's own once
 * they have replaced it. The server's memory decides, and nothing that a client says.
 */
export async function writerOf(tx: Tx, before: Row, content: string, now: Date) {
  const isAiGenerated =
    (before.isAiGenerated && restsOn(content, before.content)) ||
    (await isDrafted(tx, before.workspaceId, content, now))
  const isOwners = before.origin === 'owner' || before.origin === 'owner_ai'
  return { isAiGenerated, ...(isOwners && ({ origin: isAiGenerated ? 'owner_ai' : 'owner' } as const)) }
}
