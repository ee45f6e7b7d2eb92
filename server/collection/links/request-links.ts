import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { addLookups } from '../../db/lookups.ts'
import { randomToken } from '../../kit/ids.ts'
import { collectionLinks } from '../tables.ts'

/** Whose link it is; with one of a group, all of them are used up. */
interface Addressee {
  readonly customerEmail: string
  readonly groupId: string
}

const rowsAtOnce = 1000

/**
 * A link of their own for each of these people, in their order: good for one testimonial, which is theirs. The lists of
 * sharing links do not show them.
 */
export async function makeRequestLinks(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  people: readonly Addressee[],
): Promise<string[]> {
  const rows = people.map((person) => ({
    workspaceId,
    id: randomToken(),
    kind: 'request' as const,
    ...person,
    createdAt: now(),
  }))
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await addLookups(tx, 'link', ids.slice(start, start + rowsAtOnce), workspaceId)
    await tx.insert(collectionLinks).values(rows.slice(start, start + rowsAtOnce))
  }
  return ids
}

/** Where such a link leads. */
export function requestLinkUrl({ config }: Pick<Services, 'config'>, id: string): string {
  return `${config.publicUrl}/testimonial-form/${id}`
}

/** From here on they lead nowhere; what came through them stays. */
export async function closeRequestLinks(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  groupIds: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return
  const ofGroups = and(
    eq(collectionLinks.workspaceId, workspaceId),
    inArray(collectionLinks.groupId, [...groupIds]),
  )
  await tx
    .update(collectionLinks)
    .set({ closedAt: now() })
    .where(and(ofGroups, isNull(collectionLinks.closedAt)))
}
