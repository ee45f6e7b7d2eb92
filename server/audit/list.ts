import { listAuditEntries, type AuditEntry } from '#contract/administration/audit.ts'
import { cursorSentence } from '#contract/lists.ts'
import type { SignedInContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { AskedPage } from '../http/paging.ts'
import { auditFilter, type AuditFilters, findEntries, presentEntries } from './find.ts'
import { auditEntries } from './tables.ts'

const defaultPageSize = 50

/** What administrators did and read, newest first. A cursor is the number of the last entry before it. */
export async function readAuditLog(
  { db, reply }: SignedInContext,
  asked: AuditFilters & AskedPage,
): Promise<AuditEntry[]> {
  const { limit = defaultPageSize, cursor, ...filters } = asked
  const which = await auditFilter(db, filters)
  const rows = await findEntries(db, which, numberIn(cursor), limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length > limit && last) {
    const query = new URLSearchParams(
      Object.entries({ ...asked, cursor: last.seq }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    )
    reply.header('link', `<${listAuditEntries.path}?${query.toString()}>; rel="next"`)
  }
  reply.header('x-total-count', String(await db.$count(auditEntries, which)))
  return presentEntries(db, page)
}

function numberIn(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw new Problem('invalid-input', cursorSentence, { fields: { cursor: cursorSentence } })
  return Number(cursor)
}
