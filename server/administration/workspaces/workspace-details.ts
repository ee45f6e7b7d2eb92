import { sql } from 'drizzle-orm'
import type { WorkspaceDetails } from '#contract/administration/workspaces.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { notFound } from '../../http/problem.ts'
import { endsBy } from './plan-status.ts'
import { presentWorkspaces } from './present-workspaces.ts'

interface Found extends Record<string, unknown> {
  readonly showsInPublic: boolean
  readonly leftOutOfPublic: boolean
  /** In the order of the features. */
  readonly counts: readonly number[]
}

/** One workspace with what it uses, as the features state it (`Feature.administration`). */
export async function readWorkspaceDetails(
  services: Pick<Services, 'config' | 'features' | 'now'>,
  tx: Tx,
  id: string,
): Promise<WorkspaceDetails> {
  const [workspace] = await presentWorkspaces(tx, [id], endsBy(services))
  const { features, now } = services
  const usage = features.flatMap(({ administration }) => Object.entries(administration?.usage ?? {}))
  const counts = usage.map(([, count]) => count(id, now()))
  const { rows } = await tx.execute<Found>(
    sql`select w.shows_in_public as "showsInPublic", w.left_out_of_public_at is not null as "leftOutOfPublic",
      array[${sql.join(counts, sql`, `)}] as counts from workspaces w where w.id = ${id}`,
  )
  const [found] = rows
  if (!workspace || !found) throw notFound('workspace')
  const { showsInPublic, leftOutOfPublic } = found
  return {
    ...workspace,
    usage: usage.map(([term], index) => ({ term, count: found.counts[index] ?? 0 })),
    showsInPublic,
    leftOutOfPublic,
  }
}
