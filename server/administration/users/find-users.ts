import { type SQL, sql } from 'drizzle-orm'
import type { AdminUser, listUsers } from '#contract/administration/users.ts'
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
import { placeOf, type Total } from '../lists/numbered-page.ts'
import { momentOf, momentOrNone } from '../lists/moments.ts'

type Asked = Received<typeof listUsers>['query']

const userWords = sql`plaudit_directory_words(first_name || ' ' || last_name || ' ' || coalesce(claimed_email, email))`

/** The users of a page of the list, newest first. */
export async function findUsers(
  tx: Tx,
  { search, role, ...asked }: Asked,
  knownTotal: () => Promise<number>,
): Promise<{ users: AdminUser[]; total: Total }> {
  const words = search?.trim() ? directoryQuery(search) : undefined
  if (search?.trim() && words === undefined) return { users: [], total: { total: 0, isCounted: true } }
  const narrowed = words ? [await narrowedBy(tx, sql`to_tsquery('simple', ${words})`)] : []
  const others = role ? [sql`u.role = ${role}`] : []
  const where = allOf([...narrowed.map(({ condition }) => condition), ...others])
  const counted = await countNarrowed(tx, narrowed, others, (all) => sql`select from users u where ${all}`)
  const isWhole = narrowed.length + others.length === 0
  const total = counted.isCounted || !isWhole ? counted : { total: await knownTotal(), isCounted: true }
  const { limit, offset } = placeOf(asked)
  const { rows } = await tx.execute<{ id: string }>(
    sql`select u.id from users u where ${where} order by u.created_at desc, u.id desc limit ${limit} offset ${offset}`,
  )
  return {
    users: await presentUsers(
      tx,
      rows.map(({ id }) => id),
    ),
    total,
  }
}

/** By their own words, or by those of their business: which few businesses these are is asked first. */
async function narrowedBy(tx: Tx, query: SQL): Promise<Narrowed> {
  const named = sql`plaudit_directory_words(name) @@ ${query}`
  const businesses = await fewIds(tx, [sql`select id from workspaces where ${named}`])
  const isOfBusiness = businesses
    ? sql`workspace_id = any(${sql.param([...businesses])}::uuid[])`
    : sql`exists (select from workspaces w where w.id = workspace_id and ${named})`
  const few = businesses
    ? await fewIds(tx, [
        sql`select id from users where ${userWords} @@ ${query}`,
        sql`select id from users where ${isOfBusiness}`,
      ])
    : undefined
  return narrowedTo(
    sql`u.id`,
    few,
    businesses?.length === 0
      ? sql`${userWords} @@ ${query}`
      : sql`(${userWords} @@ ${query} or ${isOfBusiness})`,
  )
}

interface Row extends Record<string, unknown>, Omit<AdminUser, 'username' | 'createdAt' | 'lastActiveAt'> {
  readonly createdAt: string
  readonly lastActiveAt: string | null
}

/** These users as an administrator sees them, in this order. */
export async function presentUsers(tx: Tx, ids: readonly string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<Row>(
    sql`select u.id, u.first_name as "firstName", u.last_name as "lastName",
      coalesce(u.claimed_email, u.email) as email, u.email_proven_at is not null as "isEmailProven", u.role,
      u.is_workspace_owner as "isWorkspaceOwner", u.workspace_id as "workspaceId", w.name as "businessName",
      u.created_at as "createdAt", u.deletes_at as "deletesAt", (select max(seen_at) from sessions where user_id = u.id) as "lastActiveAt"
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as one(id, place)
      join users u using (id) left join workspaces w on w.id = u.workspace_id
    order by place`,
  )
  return rows.map((row) => ({
    ...row,
    username: row.email,
    createdAt: momentOf(row.createdAt),
    lastActiveAt: momentOrNone(row.lastActiveAt),
    deletesAt: momentOrNone(row.deletesAt),
  }))
}
