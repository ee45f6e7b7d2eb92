import type { Tx } from '../db/database.ts'
import { layOut, withLinks } from './layout.ts'
import { type Draft, postalAddressOf } from './queue.ts'

/** Both forms of a request as they would leave, with an address in place of the one that unsubscribes. */
export async function previewRequest(
  tx: Tx,
  workspaceId: string,
  { paragraphs, button, reason, language }: Pick<Draft, 'paragraphs' | 'button' | 'reason' | 'language'>,
  unsubscribeUrl: string,
) {
  const postalAddress = await postalAddressOf(tx, workspaceId)
  const foot = { reason, postalAddress, isUnsubscribable: true }
  const { secretLink, ...parts } = layOut({ paragraphs, button, foot, language })
  return withLinks(parts, { secretLink, unsubscribeUrl })
}
