import type { Tx } from '../../db/database.ts'
import { emailLookOf, layOutDraft } from './email-look.ts'
import { withLinks } from './layout.ts'
import type { Draft } from './draft.ts'

/** Both forms of a request as they would leave, with an address in place of the one that unsubscribes. */
export async function previewRequest(
  tx: Tx,
  workspaceId: string,
  draft: Omit<Draft, 'to' | 'stream'>,
  unsubscribeUrl: string,
) {
  const request = { ...draft, to: '', stream: 'requests' as const }
  const { secretLink, ...parts } = layOutDraft(request, await emailLookOf(tx, workspaceId))
  return withLinks(parts, { secretLink, unsubscribeUrl })
}
