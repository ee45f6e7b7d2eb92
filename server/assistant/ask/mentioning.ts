import type { AssistantQuery } from '#contract/assistant/query.ts'
import type { Db } from '../../db/database.ts'
import { idsMentioning } from '../../testimonials/service.ts'
import type { Named } from '../read/names.ts'
import { mostGroups } from './grouped.ts'

/** Everything that testimonials are asked to mention. */
export function mentionsOf(
  { filters, versus = [], group }: AssistantQuery,
  names: readonly Named[],
): readonly string[] {
  const sides = versus.map((side) => side.filters?.mentions)
  const services =
    group === 'service' ? names.filter(({ kind }) => kind === 'service').slice(0, mostGroups) : []
  const all = [filters.mentions, ...sides, ...services.map(({ name }) => name)]
  return [...new Set(all.flatMap((one) => (one === undefined ? [] : [one])))]
}

/** The rows that mention each, as far as they are few. */
export async function readMentioning(
  db: Db,
  workspaceId: string,
  mentions: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const one of mentions) {
    const ids = await idsMentioning(db, workspaceId, one)
    if (ids) found.set(one, ids)
  }
  return found
}
