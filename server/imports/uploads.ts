import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type ImportProgress } from '#contract/import-progress.ts'
import { mostColumns, tooLargeFile } from '#contract/import-files.ts'
import type { WorkspaceContext } from '../context.ts'
import { imports } from './tables.ts'
import { idempotent } from '../http/idempotent.ts'
import { Problem } from '../http/problem.ts'
import { rowId, sha256 } from '../ids.ts'
import type { ImportJob } from './jobs.ts'
import { describeImport } from './progress.ts'
import { lineExcerptOf } from './excerpts.ts'
import { letOthersIn } from './pace.ts'
import { firstCells, type Table } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface Upload<Choices> {
  readonly fileName: string
  readonly content: string
  readonly mapping?: Choices | undefined
}

const maximumBytes = 10_000_000
const sampleLetters = 120
const sampledCells = 200

/** Reads a file, and says as a sentence why it cannot be read. */
export async function understand<T>({ content }: Upload<unknown>, read: () => Promise<T>): Promise<T> {
  if (Buffer.byteLength(content) > maximumBytes) {
    throw new Problem('too-large', tooLargeFile.sentence)
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
  return idempotent(context, workspaceId, job.name, input, async (tx) => {
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
    return describeImport(context, tx, id)
  })
}

/** The columns that can be chosen, each with its first three different values. */
export async function describeColumns(table: Table): Promise<{ name: string; samples: string[] }[]> {
  const columns = []
  for (const [index, name] of table.columns.slice(0, mostColumns).entries()) {
    await letOthersIn()
    columns.push({ name: lineExcerptOf(name, sampleLetters), samples: samplesOf(table, index) })
  }
  return columns
}

function samplesOf(table: Table, index: number): string[] {
  const samples = new Set<string>()
  for (const cell of firstCells(table, index, sampledCells)) {
    samples.add(lineExcerptOf(cell, sampleLetters))
    if (samples.size === 3) break
  }
  return [...samples]
}
