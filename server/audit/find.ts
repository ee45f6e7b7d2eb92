import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditEntry, listAuditEntries } from '#contract/administration/audit.ts'
import type { Received } from '#contract/endpoint.ts'
import { users } from '../accounts/tables.ts'
import { businessProfiles } from '../business/tables.ts'
import type { Db } from '../db/database.ts'
import { uuidOrNothing } from '../kit/ids.ts'
import { dayMs } from '../kit/time.ts'
import { workspaces } from '../workspaces/tables.ts'
import { hashOfId, payloadOf } from './service.ts'
import { auditEntries } from './tables.ts'

export type AuditFilters = Omit<Received<typeof listAuditEntries>['query'], 'limit' | 'cursor'>

type Row = typeof auditEntries.$inferSelect

/** So many workspaces may have a name that was searched for. */
const mostNamed = 200

/** Those that the filters let through. */
export async function auditFilter(db: Db, filters: AuditFilters): Promise<SQL | undefined> {
  const { person, workspace, act, from, until } = filters
  return and(
    act && eq(auditEntries.type, act),
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    until ? lt(auditEntries.at, new Date(new Date(until).getTime() + dayMs)) : undefined,
    person ? await isAboutPerson(db, person.trim().toLowerCase()) : undefined,
    workspace ? await isAboutWorkspace(db, workspace.trim()) : undefined,
  )
}

/** Whoever did it, or whom it was done to. */
async function isAboutPerson(db: Db, email: string): Promise<SQL | undefined> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, email), eq(users.claimedEmail, email)))
  const ids = found.map(({ id }) => hashOfId(id))
  return or(eq(auditEntries.by, email), inArray(auditEntries.person, ids))
}

async function isAboutWorkspace(db: Db, idOrName: string): Promise<SQL> {
  const id = uuidOrNothing(idOrName)
  if (id) return eq(auditEntries.workspace, hashOfId(id))
  const part = `%${idOrName.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const found = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(or(ilike(workspaces.name, part), ilike(businessProfiles.businessName, part)))
    .limit(mostNamed)
  return inArray(
    auditEntries.workspace,
    found.map((one) => hashOfId(one.id)),
  )
}

/** Newest first; below `before`, if there is one. */
export function findEntries(db: Db, which: SQL | undefined, before: number | undefined, limit: number) {
  return db
    .select()
    .from(auditEntries)
    .where(and(which, before === undefined ? undefined : lt(auditEntries.seq, before)))
    .orderBy(desc(auditEntries.seq))
    .limit(limit)
}

/** With the names of what is still there. */
export async function presentEntries(db: Db, rows: readonly Row[]): Promise<AuditEntry[]> {
  const names = await namesOf(db, rows)
  const named = (hash: string | null) => hash && (names.get(hash) ?? { id: null, name: null })
  return rows.map(({ seq, at, type, by, workspace, person, payload, hash }) => {
    const { reason = null, call = null, details = null } = payloadOf(payload)
    return {
      seq,
      at: at.toISOString(),
      act: type as AuditEntry['act'],
      by: by ?? '',
      workspace: named(workspace) || null,
      person: named(person) || null,
      reason,
      call,
      details,
      hash: hash.toString('hex'),
    }
  })
}

async function namesOf(db: Db, rows: readonly Row[]) {
  const hashes = [...new Set(rows.flatMap(({ workspace, person }) => [workspace ?? [], person ?? []].flat()))]
  if (hashes.length === 0) return new Map<string, { id: string; name: string }>()
  const { rows: found } = await db.execute<{ hash: string; id: string; name: string }>(sql`
    with asked as (select decode(hash, 'hex') as hash from unnest(${sql.param(hashes)}::text[]) as hash)
    select encode(a.hash, 'hex') as hash, w.id::text as id, coalesce(b.business_name, w.name) as name
    from asked a join ${workspaces} w on sha256(uuid_send(w.id)) = a.hash
    left join ${businessProfiles} b on b.workspace_id = w.id
    union all
    select encode(a.hash, 'hex'), u.id::text, trim(u.first_name || ' ' || u.last_name)
    from asked a join ${users} u on sha256(uuid_send(u.id)) = a.hash`)
  return new Map(found.map(({ hash, id, name }) => [hash, { id, name }]))
}
