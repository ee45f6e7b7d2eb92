import { and, count, eq, sql } from 'drizzle-orm'
import { listCustomerImports } from '#contract/customers/customer-imports.ts'
import { listImports } from '#contract/imports/imports.ts'
import {
  type ImportProgress,
  type ImportSummary,
  type ReportLine,
} from '#contract/imports/import-progress.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { afterPosition, newestFirst, pageOf } from '../db/keyset.ts'
import { jsonParts } from '../db/statements/json-parts.ts'
import { imports } from './tables.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { undoDays } from './import-rows.ts'

/** What is in a file: reviews, or customers. */
export type Kind = 'reviews' | 'customers'

const pageSize = 100
const dayMs = 86_400_000

const shownReport = sql<ImportProgress['report']>`jsonb_path_query_array(${imports.report}, '$[0 to 999]')`
const columns = {
  id: imports.id,
  fileName: imports.fileName,
  source: imports.source,
  state: imports.state,
  rows: imports.rows,
  processed: imports.processed,
  added: imports.added,
  skipped: imports.skipped,
  failure: imports.failure,
  undoneAt: imports.undoneAt,
  removed: imports.removed,
  kept: imports.kept,
  createdAt: imports.createdAt,
  /** Of what earlier versions imported not everything is known; and it is forgotten in the end. */
  hasRows: sql<boolean>`exists (select from import_rows r
    where r.workspace_id = ${imports.workspaceId} and r.import_id = ${imports.id})`,
}

/** How far an import has come, or what became of it. */
export function progress(context: WorkspaceContext, kind: Kind, id: string): Promise<ImportProgress> {
  return context.tenant((tx) => describeImport(context, tx, id, kind))
}

/** As `progress`, in a transaction. */
export async function describeImport(
  { workspaceId, now }: WorkspaceContext,
  tx: Tx,
  id: string,
  kind?: Kind,
): Promise<ImportProgress> {
  const [found] = await tx
    .select({ ...columns, report: shownReport })
    .from(imports)
    .where(ofKind(workspaceId, id, kind))
  if (found === undefined) throw notFound('import')
  return { ...summarized(found, now()), report: found.report }
}

export async function summarizeImport(
  { workspaceId, now }: WorkspaceContext,
  tx: Tx,
  kind: Kind,
  id: string,
): Promise<ImportSummary> {
  const [found] = await tx
    .select(columns)
    .from(imports)
    .where(ofKind(workspaceId, id, kind))
  if (found === undefined) throw notFound('import')
  return summarized(found, now())
}

/** Past imports, newest first. Sets `Link` and `X-Total-Count`. */
export function readImportList(
  context: WorkspaceContext,
  kind: Kind,
  query: AskedPage,
): Promise<ImportSummary[]> {
  const { workspaceId, tenant, now, reply } = context
  const limit = query.limit ?? pageSize
  const position = readCursor(query.cursor)
  const all = and(eq(imports.workspaceId, workspaceId), isKind(kind))
  return tenant(async (tx) => {
    const rows = await tx
      .select(columns)
      .from(imports)
      .where(and(all, afterPosition(position, imports)))
      .orderBy(...newestFirst(imports))
      .limit(limit + 1)
    const [counted] = await tx.select({ total: count() }).from(imports).where(all)
    const page = pageOf(rows, limit)
    const { path } = kind === 'reviews' ? listImports : listCustomerImports
    describePage(reply, path, query, { ...page, total: counted?.total ?? 0, isCounted: true })
    return page.rows.map((row) => summarized(row, now()))
  })
}

/** Every line of the report, in parts. */
export async function wholeReport({ tenant, workspaceId }: WorkspaceContext, kind: Kind, id: string) {
  const itself = ofKind(workspaceId, id, kind)
  const found = await tenant((tx) => tx.select({ id: imports.id }).from(imports).where(itself))
  if (found.length === 0) throw notFound('import')
  return jsonParts<ReportLine>(tenant, imports.report, itself)
}

export function ofKind(workspaceId: string, id: string, kind?: Kind) {
  return and(eq(imports.workspaceId, workspaceId), eq(imports.id, id), kind && isKind(kind))
}

function isKind(kind: Kind) {
  const isCustomers = sql`coalesce(${imports.mapping}->>'kind' = 'customers', false)`
  return sql`${isCustomers} = ${kind === 'customers'}`
}

type Row = Omit<typeof imports.$inferSelect, 'workspaceId' | 'userId' | 'mapping' | 'file' | 'report'> & {
  readonly hasRows: boolean
}

function summarized({ hasRows, ...row }: Row, now: Date): ImportSummary {
  const isYoung = now.getTime() - row.createdAt.getTime() < undoDays * dayMs
  return {
    ...row,
    merged: row.processed - row.added - row.skipped,
    canUndo: row.state === 'done' && isYoung && hasRows,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
