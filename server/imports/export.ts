import { Readable } from 'node:stream'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { ReportLine } from '#contract/imports.ts'
import type { WorkspaceContext } from '../context.ts'
import { byteOrderMark, toCsv } from '../csv.ts'
import { testimonials } from '../db/tables/testimonials.ts'
import { ownColumns, type OwnRow } from './own-format.ts'

const batchRows = 1000

/** Every testimonial of the workspace, in the order of arrival, as a stream: memory stays the same for any number of rows. */
export function exportStream(context: WorkspaceContext, format: 'csv' | 'json'): Readable {
  return Readable.from(format === 'csv' ? csvOf(context) : jsonOf(context), { objectMode: false })
}

/** The report of an import, for a spreadsheet. */
export function reportCsv(report: readonly ReportLine[]): string {
  const lines = report.map(({ row, isSkipped, reason, excerpt }) => [
    row,
    isSkipped ? 'left out' : 'changed',
    reason,
    excerpt,
  ])
  return byteOrderMark + toCsv([['Row', 'What', 'Reason', 'Text'], ...lines])
}

async function* csvOf(context: WorkspaceContext) {
  yield byteOrderMark + toCsv([ownColumns])
  for await (const rows of batches(context)) {
    yield toCsv(rows.map((row) => ownColumns.map((column) => row[column])))
  }
}

async function* jsonOf(context: WorkspaceContext) {
  const head = { format: `${brand.prefix}-testimonials`, version: 1, exportedAt: context.now().toISOString() }
  yield `${JSON.stringify(head).slice(0, -1)},"testimonials":[`
  let separator = '\n'
  for await (const rows of batches(context)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

/** Pages by the primary key: rows that arrive meanwhile come last, none comes twice. */
async function* batches(context: WorkspaceContext): AsyncGenerator<OwnRow[]> {
  let after: string | undefined
  for (;;) {
    const rows = await page(context, after)
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) return
    after = rows.at(-1)?.plauditId
  }
}

function page(context: WorkspaceContext, after: string | undefined) {
  const { workspaceId, id } = testimonials
  return context.tenant((tx) =>
    tx
      .select({
        plauditId: id,
        customerName: testimonials.customerName,
        customerEmail: testimonials.customerEmail,
        company: testimonials.company,
        content: testimonials.content,
        rating: testimonials.rating,
        date: moment(testimonials.createdAt),
        receivedAt: moment(testimonials.receivedAt),
        status: testimonials.status,
        origin: testimonials.origin,
        source: testimonials.source,
        sourceUrl: testimonials.sourceUrl,
        isAiGenerated: testimonials.isAiGenerated,
        isPrivate: testimonials.isPrivate,
        recoveryState: testimonials.recoveryState,
        // What a later import may rely on: words that the customer gave, and did not take back or keep to the business.
        hasTheirWord: sql<boolean>`has_their_word and withdrawn_at is null and coalesce(consents_to_display, origin <> 'customer')`,
      })
      .from(testimonials)
      .where(
        and(
          eq(workspaceId, context.workspaceId),
          isNull(testimonials.deletedAt),
          after === undefined ? undefined : gt(id, after),
        ),
      )
      .orderBy(asc(id))
      .limit(batchRows),
  )
}

function moment(column: typeof testimonials.createdAt | typeof testimonials.receivedAt) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
