import { and, eq, inArray } from 'drizzle-orm'
import type { HistoryEntry, HistoryType } from '#contract/provenance/history.ts'
import { apiKeys, supportVisits, users } from '../accounts/tables.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { notFound } from '../http/problem.ts'
import { wordDiff } from '../writer/service.ts'
import { history } from './service.ts'

/** What happened to a testimonial and who did it: people by their names, customers without any. */
export async function readHistory(
  { db, tenant, workspaceId }: WorkspaceContext,
  id: string,
): Promise<HistoryEntry[]> {
  const entries = await tenant((tx) => history(tx, workspaceId, id))
  const last = entries.findLast(({ type }) => ['deleted', 'restored', 'erased'].includes(type))
  // Every testimonial begins its history when it comes in.
  if (entries.length === 0 || (last && last.type !== 'restored')) throw notFound('testimonial')
  const actors = entries.map(({ actor }) => actor)
  const names = await readActorNames(db, workspaceId, actors)
  const cameIn = entries.find(({ type }) => type === 'submitted' || type === 'created')
  return entries.map(({ seq, type, at, actor, payload }) => ({
    seq,
    type: type as HistoryType,
    at: at.toISOString(),
    by: { kind: actorKindOf(actor), name: names.get(actor) ?? null },
    isErased: payload === null,
    // Only what the contract names leaves: of addresses the history holds nothing but hashes.
    details: {
      ...historyDetailsOf(payload),
      ...(type === 'drafted' && draftChangesOf(payload, cameIn?.payload)),
    },
  }))
}

/** What an import changed about its facts has another shape than the changes of a draft, and nobody is told it here. */
function historyDetailsOf(payload: string | null | undefined) {
  const { changes: _, ...details } = JSON.parse(payload ?? '{}') as HistoryEntry['details'] & {
    content?: string
  }
  return details
}

/** How the draft became the text that came in: what somebody changed before they sent it. */
function draftChangesOf(drafted: string | null, cameIn: string | null | undefined) {
  const [{ draft }, { content }] = [historyDetailsOf(drafted), historyDetailsOf(cameIn)]
  return draft && content ? { changes: wordDiff(draft, content) } : {}
}

function actorKindOf(actor: string): HistoryEntry['by']['kind'] {
  if (actor.startsWith('user:')) return 'member'
  if (actor.startsWith('key:')) return 'program'
  if (actor.startsWith('support:')) return 'support'
  return actor === 'customer' ? 'customer' : 'system'
}

/** By actor. Whoever has left the team, and a key that is gone, have no name any more. */
async function readActorNames(
  db: Db,
  workspaceId: string,
  actors: readonly string[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(
      actors.filter((actor) => actor.startsWith(`${kind}:`)).map((actor) => actor.slice(kind.length + 1)),
    ),
  ]
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), inArray(users.id, idsOf('user'))))
  const keys = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), inArray(apiKeys.id, idsOf('key'))))
  const visited = await db
    .select({ id: supportVisits.id, firstName: users.firstName, lastName: users.lastName })
    .from(supportVisits)
    .innerJoin(users, eq(users.id, supportVisits.userId))
    .where(and(eq(supportVisits.workspaceId, workspaceId), inArray(supportVisits.id, idsOf('support'))))
  return new Map([
    ...visited.map(
      ({ id, firstName, lastName }) => [`support:${id}`, `${firstName} ${lastName}`.trim()] as const,
    ),
    ...people.map(
      ({ id, firstName, lastName }) => [`user:${id}`, `${firstName} ${lastName}`.trim()] as const,
    ),
    ...keys.map(({ id, name }) => [`key:${id}`, name] as const),
  ])
}
