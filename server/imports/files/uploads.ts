import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import { tooLargeFile } from '#contract/imports/import-files.ts'
import type { WorkspaceContext } from '../../context.ts'
import { imports } from '../tables.ts'
import { idempotent } from '../../http/idempotent.ts'
import { Problem } from '../../http/problem.ts'
import { rowId, sha256 } from '../../kit/ids.ts'
import type { ImportJob } from '../jobs.ts'
import { isPacked } from './read-packed.ts'
import { describeImport } from '../progress.ts'
import type { DescribedTable } from '../describe-table.ts'

export interface Upload<Choices> {
  readonly fileName: string
  readonly content: string
  readonly mapping?: Choices | undefined
}

const maximumBytes = 10_000_000

export function refuseLarge(content: string): void {
  // As base64, bytes are a third longer.
  const bytes = Buffer.byteLength(content)
  if ((isPacked(content) ? (bytes / 4) * 3 : bytes) > maximumBytes) {
    throw new Problem('too-large', tooLargeFile.sentence)
  }
}

interface Understood {
  readonly job: ImportJob
  readonly source: string
  readonly mapping: typeof imports.$inferInsert.mapping
  readonly table: DescribedTable
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
      rows: table.rows,
      createdAt: context.now(),
    })
    await context.jobs.enqueue(tx, job, { workspaceId, importId: id })
    return describeImport(context, tx, id)
  })
}
