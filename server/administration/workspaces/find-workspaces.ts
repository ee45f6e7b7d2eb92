import { type SQL, sql } from 'drizzle-orm'
import type { listWorkspaces, WorkspaceSort } from '#contract/administration/workspaces.ts'
import type { Received } from '#contract/endpoint.ts'
import type { Tx } from '../../db/database.ts'
import {
  allOf,
  countNarrowed,
  directoryQuery,
  fewIds,
  type Narrowed,
  narrowedTo,
} from '../lists/directory-words.ts'
import { hasStatus } from './plan-status.ts'
import { placeOf, type Total } from '../lists/numbered-page.ts'

/** Accounts are listed by the same, and by a status more. */
type Asked = Omit<Received<typeof listWorkspaces>['query'], 'status'> & {
  readonly status?: string | undefined
}

/** What each list is sorted by; every one has an index, and a tie is broken by age and id. */
const sorts: Readonly<Record<WorkspaceSort, readonly SQL[]>> = {
  createdAt: [sql`w.created_at`, sql`w.id`],
  businessName: [sql`lower(w.name)`, sql`w.id`],
  subscriptionTier: [sql`w.subscription_tier`, sql`w.created_at`, sql`w.id`],
  subscriptionStatus: [sql`w.subscription_status`, sql`w.created_at`, sql`w.id`],
  subscriptionExpiresAt: [sql`w.subscription_expires_at`, sql`w.id`],
}

export interface FoundWorkspaces {
  readonly ids: readonly string[]
  readonly total: Total
}

/** What is known beside the rows. */
export interface Known {
  /** How many there are, where that is counted anyway. */
  readonly knownTotal: () => Promise<number | undefined>
  /** See `endsBy`. */
  readonly moment: Date | undefined
}

/** The workspaces of a page of the list, in order. */
export async function findWorkspaces(
  tx: Tx,
  asked: Asked,
  { knownTotal, moment }: Known,
): Promise<FoundWorkspaces> {
  const words = asked.search?.trim() ? directoryQuery(asked.search) : undefined
  if (asked.search?.trim() && words === undefined) return { ids: [], total: { total: 0, isCounted: true } }
  const narrowed = await narrowedBy(tx, asked, words)
  const others = planConditions(asked, moment)
  const matching = allOf([...narrowed.map(({ condition }) => condition), ...others])
  const total = await exactly(
    await countNarrowed(tx, narrowed, others, (where) => sql`select from workspaces w where ${where}`),
    knownTotal,
  )
  const { limit, offset } = placeOf(asked)
  // The far half of a list is read from its end.
  const isFar = total.isCounted && offset > total.total / 2
  const length = Math.max(0, Math.min(limit, isFar ? total.total - offset : limit))
  const { rows } = await tx.execute<{ id: string }>(
    sql`select w.id from workspaces w where ${matching} order by ${orderOf(asked, isFar)}
      limit ${length} offset ${isFar ? total.total - offset - length : offset}`,
  )
  const ids = rows.map(({ id }) => id)
  return { ids: isFar ? ids.toReversed() : ids, total }
}

async function exactly(total: Total, known: () => Promise<number | undefined>): Promise<Total> {
  const all = total.isCounted ? undefined : await known()
  return all === undefined ? total : { total: all, isCounted: true }
}

function orderOf({ sort = 'createdAt', order = 'desc' }: Asked, isReversed: boolean): SQL {
  const isDown = (order === 'desc') !== isReversed
  return sql.join(
    sorts[sort].map((column) => (isDown ? sql`${column} desc` : column)),
    sql`, `,
  )
}

function planConditions({ status, tier }: Asked, moment: Date | undefined): SQL[] {
  return [
    ...(status ? [hasStatus(status, moment)] : []),
    ...(tier ? [sql`w.subscription_tier = ${tier}`] : []),
  ]
}

const profileWords = sql`plaudit_directory_words(business_name || ' ' || business_url || ' ' || industry)`

/** A profile has the name of its workspace too: that alone is asked where there is none. */
async function narrowedBy(
  tx: Tx,
  { industry }: Asked,
  words: string | undefined,
): Promise<readonly Narrowed[]> {
  const narrowed: Narrowed[] = []
  const ofProfile = (matches: SQL) =>
    sql`exists (select from business_profiles where workspace_id = w.id and ${matches})`
  if (words) {
    const query = sql`to_tsquery('simple', ${words})`
    const few = await fewIds(tx, [
      sql`select id from workspaces where plaudit_directory_words(name) @@ ${query}`,
      sql`select workspace_id from business_profiles where ${profileWords} @@ ${query}`,
    ])
    narrowed.push(
      narrowedTo(
        sql`w.id`,
        few,
        // One look at each row: an EXISTS in an OR would read all profiles into memory first.
        sql`coalesce((select ${profileWords} @@ ${query} from business_profiles where workspace_id = w.id),
          plaudit_directory_words(w.name) @@ ${query})`,
      ),
    )
  }
  if (industry) {
    const isOfIt = sql`lower(industry) = lower(${industry})`
    const few = await fewIds(tx, [sql`select workspace_id as id from business_profiles where ${isOfIt}`])
    narrowed.push(narrowedTo(sql`w.id`, few, ofProfile(isOfIt)))
  }
  return narrowed
}
