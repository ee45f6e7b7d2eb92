import { Readable } from 'node:stream'
import type { AuditFormat } from '#contract/administration/audit.ts'
import type { SignedInContext } from '../context.ts'
import { byteOrderMark, toCsv } from '../kit/csv.ts'
import { auditBatches, type AuditEnd, sealAuditLog } from './chain.ts'
import { auditFilter, type AuditFilters, findEntries, presentEntries } from './find.ts'
import { doerOf, noteAct } from './service.ts'

const batchRows = 500

/** The log as a file. That somebody took it along is its newest entry. */
export async function exportAudit(
  context: SignedInContext,
  { format, ...filters }: AuditFilters & { readonly format: AuditFormat },
): Promise<Readable> {
  const call = 'GET /api/admin/audit/export'
  await noteAct(context.db, doerOf(context), { act: 'exported', call, details: format })
  const parts = format === 'csv' ? csvParts(context, filters) : jsonParts(context)
  return Readable.from(parts, { objectMode: false })
}

const columns = ['Number', 'Time', 'Act', 'By', 'Workspace', 'Person', 'Reason', 'Call', 'Details', 'Hash']

async function* csvParts({ db }: SignedInContext, filters: AuditFilters) {
  yield byteOrderMark + toCsv([columns])
  const which = await auditFilter(db, filters)
  let before: number | undefined
  for (;;) {
    const rows = await findEntries(db, which, before, batchRows)
    const entries = await presentEntries(db, rows)
    if (entries.length > 0)
      yield toCsv(
        entries.map(({ seq, at, act, by, workspace, person, reason, call, details, hash }) => [
          seq,
          at,
          act,
          by,
          workspace?.name ?? '',
          person?.name ?? '',
          reason ?? '',
          call ?? '',
          details ?? '',
          hash,
        ]),
      )
    if (rows.length < batchRows) return
    before = rows.at(-1)?.seq
  }
}

async function* jsonParts(context: SignedInContext) {
  yield '{"format":"plaudit-audit-1","entries":['
  let last: AuditEnd = { seq: 0, hash: Buffer.alloc(0) }
  for await (const rows of auditBatches(context.db)) {
    const lines = rows.map(({ seq, type, actor, at, payload, salt, commitment, previousHash, hash }) =>
      JSON.stringify({
        seq,
        type,
        actor,
        at: at.toISOString(),
        payload,
        salt: salt.toString('base64'),
        commitment: commitment.toString('base64'),
        previousHash: previousHash.toString('base64'),
        hash: hash.toString('base64'),
      }),
    )
    yield (last.seq === 0 ? '' : ',') + lines.join(',\n')
    last = rows.at(-1)!
  }
  yield `],"seal":${JSON.stringify(await sealAuditLog(context, last))}}`
}
