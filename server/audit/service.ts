import { and, asc, inArray, sql } from 'drizzle-orm'
import type { AuditAct } from '#contract/administration/audit.ts'
import type { SignedInContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { sha256 } from '../kit/ids.ts'
import { auditEntries } from './tables.ts'

/** Something that an administrator did or read. Texts of it stay for good: name nobody in them whose data may be erased. */
export interface Act {
  readonly act: AuditAct
  readonly workspaceId?: string | null | undefined
  /** To whom. */
  readonly userId?: string | null | undefined
  /** The support visit during which it happened. */
  readonly visitId?: string | undefined
  readonly reason?: string | undefined
  /** As `POST /api/widgets`. */
  readonly call?: string | undefined
  /** The id in its address. */
  readonly object?: string | undefined
  readonly details?: string | undefined
}

/** Who did it. */
export interface Doer {
  readonly actor: string
  /** As the log shows it. */
  readonly by: string
  readonly at: Date
}

/** The administrator who calls; during a support visit, the one who is here as somebody else. */
export function doerOf({ user, support, now }: Pick<SignedInContext, 'user' | 'support' | 'now'>): Doer {
  return support
    ? { actor: `user:${support.administratorId}`, by: support.administratorEmail, at: now() }
    : { actor: `user:${user.id}`, by: user.email, at: now() }
}

/** A command on the server. */
export const byCommand = (at: Date): Doer => ({ actor: 'command', by: 'command', at })

/** Adds an entry. Last in a transaction: until it ends, nobody else adds one. */
export async function noteAct(db: Db | Tx, doer: Doer, act: Act): Promise<void> {
  await db.insert(auditEntries).values(entryOf(doer, act))
}

/** As `noteAct`, unless the same person has done the same since then. */
export async function noteActOnce(db: Db | Tx, doer: Doer, act: Act, since: Date): Promise<void> {
  const { type, actor, at, payload } = entryOf(doer, act)
  await db.execute(sql`
    insert into ${auditEntries} (type, actor, at, payload)
    select ${type}, ${actor}, ${at.toISOString()}::timestamptz, ${payload}
    where not exists (select from ${auditEntries} earlier
      where earlier.by = ${doer.by} and earlier.at > ${since.toISOString()}::timestamptz
        and earlier.type = ${type} and earlier.payload = ${payload})`)
}

function entryOf({ actor, by, at }: Doer, { act, workspaceId, userId, visitId, ...said }: Act) {
  const payload = {
    by,
    workspace: workspaceId ? hashOfId(workspaceId) : undefined,
    person: userId ? hashOfId(userId) : undefined,
    visit: visitId,
    ...said,
  }
  return { type: act, actor, at, payload: JSON.stringify(payload) }
}

/** How the log names what may be deleted later: the hash of the id's 16 bytes, as `sha256(uuid_send(id))` in SQL. */
export function hashOfId(id: string): string {
  return sha256(Buffer.from(id.replaceAll('-', ''), 'hex')).toString('hex')
}

/** What was changed during these support visits, oldest first. */
export async function changesDuring(db: Db | Tx, visitIds: readonly string[]) {
  if (visitIds.length === 0) return []
  const rows = await db
    .select({ visitId: auditEntries.visitId, at: auditEntries.at, payload: auditEntries.payload })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.visitId, [...visitIds]),
        sql`${auditEntries.type} = ${'support-changed' satisfies AuditAct}`,
      ),
    )
    .orderBy(asc(auditEntries.seq))
  return rows.map(({ visitId, at, payload }) => {
    const { call = '', object } = payloadOf(payload)
    return { visitId, at, call, object }
  })
}

export interface AuditPayload {
  readonly by: string
  readonly workspace?: string
  readonly person?: string
  readonly visit?: string
  readonly reason?: string
  readonly call?: string
  readonly object?: string
  readonly details?: string
}

export function payloadOf(payload: string): AuditPayload {
  return JSON.parse(payload) as AuditPayload
}
