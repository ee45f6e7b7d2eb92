import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type { ImportChoices, ImportPreview, ImportProgress } from '#contract/imports.ts'
import type { WorkspaceContext } from '../context.ts'
import { imports } from '../db/tables/imports.ts'
import { once } from '../http/once.ts'
import { notFound, Problem } from '../http/problem.ts'
import { rowId, sha256 } from '../ids.ts'
import { importJob } from './jobs.ts'
import { outcomes, type ReadFile, readFile } from './read-reviews.ts'
import type { Outcome } from './to-review.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface Upload {
  fileName: string
  content: string
  mapping?: ImportChoices | undefined
}

const maximumBytes = 10_000_000
const previewRows = 20
const sampleLetters = 120

/** Reads a file and says what would be imported. Stores nothing. */
export async function preview(context: WorkspaceContext, upload: Upload): Promise<ImportPreview> {
  const file = await read(upload, context.now())
  const sample: Outcome[] = []
  let usable = 0
  for await (const outcome of outcomes(file)) {
    if (outcome.review !== undefined) usable += 1
    if (sample.length < previewRows) sample.push(outcome)
  }
  return {
    recognised: file.format?.name ?? null,
    note: file.format?.note ?? null,
    columns: file.table.columns.map((name, index) => ({ name, samples: samplesOf(file, index) })),
    mapping: file.mapping,
    datesAmbiguous: file.datesAmbiguous,
    rows: file.table.rows.length,
    usable,
    sample: sample.map(shown),
  }
}

function shown({ row, excerpt, review, notes = [], skipped }: Outcome): ImportPreview['sample'][number] {
  return {
    row,
    customerName: review?.customerName ?? '',
    company: review?.company ?? null,
    content: review?.content ?? excerpt,
    rating: review?.rating ?? null,
    date: review?.date?.toISOString() ?? null,
    problem: skipped ?? null,
    notes,
  }
}

/** Keeps the file and adds the job that applies it. Refuses at once what could only fail later. */
export async function start(context: WorkspaceContext, upload: Upload): Promise<ImportProgress> {
  const { workspaceId } = context
  const file = await read(upload, context.now())
  refuseOpenQuestions(file, upload)
  const packed = await promisify(gzip)(upload.content)
  const { content, ...rest } = upload
  return once(
    context,
    workspaceId,
    'startImport',
    { ...rest, content: sha256(content).toString('hex') },
    async (tx) => {
      const id = rowId(context.now())
      await tx.insert(imports).values({
        workspaceId,
        id,
        userId: context.user.id,
        fileName: upload.fileName,
        source: file.mapping.source,
        mapping: file.mapping,
        file: packed,
        state: 'waiting',
        rows: file.table.rows.length,
        createdAt: context.now(),
      })
      await context.jobs.enqueue(tx, importJob, { workspaceId, importId: id })
      return describe(tx, workspaceId, id)
    },
  )
}

/** How far an import has come, or what became of it. */
export async function progress(context: WorkspaceContext, id: string): Promise<ImportProgress> {
  return context.tenant((tx) => describe(tx, context.workspaceId, id))
}

/** Every line of the report, and the file's name. */
export async function wholeReport(context: WorkspaceContext, id: string) {
  const [found] = await context.tenant((tx) =>
    tx
      .select({ fileName: imports.fileName, report: imports.report })
      .from(imports)
      .where(and(eq(imports.workspaceId, context.workspaceId), eq(imports.id, id))),
  )
  if (found === undefined) throw notFound('import')
  return found
}

type Reader = Parameters<Parameters<WorkspaceContext['tenant']>[0]>[0]

async function describe(tx: Reader, workspaceId: string, id: string): Promise<ImportProgress> {
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
    .where(and(eq(imports.workspaceId, workspaceId), eq(imports.id, id)))
  if (found === undefined) throw notFound('import')
  return { ...found, createdAt: found.createdAt.toISOString() }
}

async function read({ fileName, content, mapping = {} }: Upload, now: Date): Promise<ReadFile> {
  if (Buffer.byteLength(content) > maximumBytes) {
    throw new Problem('too-large', 'This file is larger than 10 MB. Please split it into smaller ones.')
  }
  try {
    return await readFile({ fileName, content }, mapping, now)
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Problem('unreadable-file', error.message)
    throw error
  }
}

function refuseOpenQuestions(file: ReadFile, { mapping }: Upload) {
  if (file.mapping.columns.content === undefined) {
    const message = 'Please choose the column that holds the text of the reviews.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.columns.content': message } })
  }
  if (file.datesAmbiguous && mapping?.dateOrder === undefined) {
    const message = 'The dates can be read day first or month first. Please choose.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.dateOrder': message } })
  }
}

/** The first three different values of a column. */
function samplesOf({ table }: ReadFile, index: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of table.rows) {
    const text = cells[index]?.trim() ?? ''
    if (text !== '') samples.add(text.length > sampleLetters ? `${text.slice(0, sampleLetters)}…` : text)
    if (samples.size === 3) break
  }
  return [...samples]
}
