import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type { ImportProgress, ReportLine } from '#contract/imports.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { jsonParts } from '../db/json-parts.ts'
import { imports } from '../db/tables/imports.ts'
import { once } from '../http/once.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId, sha256 } from '../ids.ts'
import type { ImportJob } from './jobs.ts'
import type { Table } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface Upload<Choices> {
  readonly fileName: string
  readonly content: string
  readonly mapping?: Choices | undefined
}

/** What is in a file: reviews, or customers. */
type Kind = 'reviews' | 'customers'

const maximumBytes = 10_000_000
const sampleLetters = 120

/** Reads a file, and says as a sentence why it cannot be read. */
export async function understand<T>({ content }: Upload<unknown>, read: () => Promise<T>): Promise<T> {
  if (Buffer.byteLength(content) > maximumBytes) {
    throw new Problem('too-large', 'This file is larger than 10 MB. Please split it into smaller files.')
  }
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Problem('unreadable-file', error.message)
    throw error
  }
}

interface Understood {
  readonly job: ImportJob
  readonly source: string
  readonly mapping: typeof imports.$inferInsert.mapping
  readonly table: Table
}

/** Keeps a file that was understood, and adds the job that applies it. */
export async function keepUpload(
  context: WorkspaceContext,
  { content, ...rest }: Upload<unknown>,
  { job, source, mapping, table }: Understood,
): Promise<ImportProgress> {
  const { workspaceId } = context
  const packed = await promisify(gzip)(content)
  const input = { ...rest, content: sha256(content).toString('hex') }
  return once(context, workspaceId, job.name, input, async (tx) => {
    const id = rowId(context.now())
    await tx.insert(imports).values({
      workspaceId,
      id,
      userId: context.user.id,
      fileName: rest.fileName,
      source,
      mapping,
      file: packed,
      state: 'waiting',
      rows: table.rows.length,
      createdAt: context.now(),
    })
    await context.jobs.enqueue(tx, job, { workspaceId, importId: id })
    return describe(tx, workspaceId, id)
  })
}

/** How far an import has come, or what became of it. */
export function progress(context: WorkspaceContext, kind: Kind, id: string): Promise<ImportProgress> {
  return context.tenant((tx) => describe(tx, context.workspaceId, id, kind))
}

/** Every line of the report, in parts. */
export async function wholeReport({ tenant, workspaceId }: WorkspaceContext, kind: Kind, id: string) {
  const itself = ofKind(workspaceId, id, kind)
  const found = await tenant((tx) => tx.select({ id: imports.id }).from(imports).where(itself))
  if (found.length === 0) throw notFound('import')
  return jsonParts<ReportLine>(tenant, imports.report, itself)
}

function ofKind(workspaceId: string, id: string, kind?: Kind) {
  const isCustomers = sql`coalesce(${imports.mapping}->>'kind' = 'customers', false)`
  return and(
    eq(imports.workspaceId, workspaceId),
    eq(imports.id, id),
    kind && sql`${isCustomers} = ${kind === 'customers'}`,
  )
}

async function describe(tx: Tx, workspaceId: string, id: string, kind?: Kind): Promise<ImportProgress> {
  const { fileName, source, state, rows, processed, added, skipped, failure, createdAt } = imports
  const [found] = await tx
    .select({
      id: imports.id,
      fileName,
      source,
      state,
      rows,
      processed,
      added,
      skipped,
      failure,
      createdAt,
      report: sql<ImportProgress['report']>`jsonb_path_query_array(${imports.report}, '$[0 to 999]')`,
    })
    .from(imports)
    .where(ofKind(workspaceId, id, kind))
  if (found === undefined) throw notFound('import')
  const merged = found.processed - found.added - found.skipped
  return { ...found, merged, createdAt: found.createdAt.toISOString() }
}

/** The first three different values of a column. */
export function samplesOf({ rows }: Table, index: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const text = cells[index]?.trim() ?? ''
    if (text !== '') samples.add(text.length > sampleLetters ? `${text.slice(0, sampleLetters)}…` : text)
    if (samples.size === 3) break
  }
  return [...samples]
}
