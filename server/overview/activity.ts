import type { Activity, ActivityKind } from '#contract/overview/overview.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import type { AskedLines } from '../feature-facts.ts'

interface Line {
  readonly kind: ActivityKind
  readonly at: Date
  readonly count: number
  readonly name: string | null
  readonly testimonial_id: string | null
  readonly rating: number | null
  readonly is_private: boolean
  readonly is_waiting: boolean
}

/** What the bell tells: what others did. Newest first. */
export function readNews({ features, workspaceId }: Asking, tx: Tx, howMany: number): Promise<Activity[]> {
  return readLists(features, tx, { workspaceId, howMany, newsOnly: true })
}

/** All of that, and what the owner and their team did. Newest first. */
export function readActivity(
  { features, workspaceId }: Asking,
  tx: Tx,
  howMany: number,
): Promise<Activity[]> {
  return readLists(features, tx, { workspaceId, howMany, newsOnly: false })
}

async function readLists(features: readonly Feature[], tx: Tx, asked: AskedLines): Promise<Activity[]> {
  const lists: Row[][] = []
  for (const { activity } of features) {
    const lines = activity?.lines(asked)
    if (lines) lists.push((await tx.execute<Row>(lines)).rows)
  }
  return newestActivity(asked.howMany, lists)
}

type Asking = Pick<WorkspaceContext, 'features' | 'workspaceId'>

/** A statement of our own words brings moments as text. */
type Row = Omit<Line, 'at'> & { readonly at: string } & Record<string, unknown>

function newestActivity(howMany: number, lists: readonly Row[][]): Activity[] {
  return lists
    .flat()
    .map((row) => ({ ...row, moment: new Date(row.at) }))
    .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
    .slice(0, howMany)
    .map(({ kind, moment, count, name, testimonial_id, rating, is_private, is_waiting }) => ({
      id: [kind, moment.getTime(), testimonial_id ?? name ?? ''].join(' '),
      kind,
      at: moment.toISOString(),
      count,
      name,
      testimonialId: testimonial_id,
      rating,
      isPrivate: is_private,
      isWaiting: is_waiting,
    }))
}
