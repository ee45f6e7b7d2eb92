import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { imports } from '../tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { rowId } from '../../kit/ids.ts'
import { approveImported, insertImported, withdrawnRecognizer } from '../../testimonials/service.ts'
import { draftRecognizer } from '../../drafts/service.ts'
import { byImporter } from '../by-importer.ts'
import { keepRows } from '../import-rows.ts'
import { textHash } from './text-hash.ts'
import type { Outcome, Review } from './to-review.ts'

export interface Arriving {
  outcome: Outcome
  row: number
  review: Review
}

type Import = Pick<
  typeof imports.$inferSelect,
  'workspaceId' | 'id' | 'userId' | 'fileName' | 'createdAt' | 'mapping'
>

/**
 * Inserts reviews with their origin as evidence and a first line of history: pending, unless the owner approved the
 * file. Returns those it refused, and why.
 */
export async function insertReviews(
  services: Services,
  tx: Tx,
  job: Import,
  arriving: readonly Arriving[],
): Promise<Map<Arriving, string>> {
  if (arriving.length === 0) return new Map()
  const { workspaceId } = job
  const isDraft = await draftRecognizer(tx, workspaceId, job.createdAt)
  const isWithdrawn = await withdrawnRecognizer(tx, workspaceId)
  const inserted = await insertImported(
    tx,
    arriving.map((one) =>
      testimonialRowOf(job, one, {
        isDraft: isDraft(one.review.content),
        isWithdrawn: isWithdrawn(one.review.content),
      }),
    ),
  )
  const idsByKey = new Map(inserted.map(({ id, importKey }) => [importKey?.toString('base64url'), id]))
  const refused = arriving.filter(({ review }) => !idsByKey.has(review.importKey))

  const added = arriving.flatMap(({ row, review }) => {
    const testimonialId = idsByKey.get(review.importKey)
    return testimonialId === undefined ? [] : [{ testimonialId, row, review }]
  })
  await services.emit(tx, {
    name: 'testimonial-imported',
    ...byImporter(job),
    each: added.map(({ testimonialId, row, review }) => ({
      testimonialId,
      details: importedDetailsOf(job, row, review),
    })),
  })
  if (job.mapping && 'approve' in job.mapping) {
    const ids = added.map(({ testimonialId }) => testimonialId)
    await approveImported(services, tx, byImporter(job), ids)
  }
  await keepRows(
    tx,
    job,
    added.map(({ testimonialId, row }) => ({ testimonialId, row })),
  )
  return whyNotInserted(tx, workspaceId, refused)
}

function testimonialRowOf(
  job: Import,
  { row, review }: Arriving,
  { isDraft, isWithdrawn }: { readonly isDraft: boolean; readonly isWithdrawn: boolean },
): typeof testimonials.$inferInsert {
  const { source } = review
  const { isHidden, ...marks } = review.marks
  return {
    ...marks,
    // It stays hidden once it is approved here.
    hiddenAt: isHidden ? job.createdAt : null,
    // Our own writer's words do not become a customer's by being imported.
    ...(isDraft && { isAiGenerated: true }),
    // Nor do words that their customer withdrew come back because a file has them.
    ...((isDraft || isWithdrawn) && { isConfirmedByAuthor: false }),
    ...saidIn(review),
    workspaceId: job.workspaceId,
    id: rowId(job.createdAt),
    userId: job.userId,
    importId: job.id,
    importKey: Buffer.from(review.importKey, 'base64url'),
    importText: textHash(review.content),
    status: 'pending',
    origin: 'imported',
    evidence: `Imported${source ? ` from ${source}` : ''}: ${job.fileName}, row ${row}`,
    evidenceDate: review.date?.toISOString().slice(0, 10) ?? null,
    createdAt: review.date ?? job.createdAt,
    isUndated: review.date === null,
    receivedAt: job.createdAt,
  }
}

/** What has a column of the same name. */
function saidIn(review: Review) {
  const { customerName, customerEmail, company, role, content, headline } = review
  const { rating, ratingGiven, source, sourceUrl } = review
  return {
    customerName,
    customerEmail,
    company,
    role,
    content,
    headline,
    rating,
    ratingGiven,
    source,
    sourceUrl,
  }
}

function importedDetailsOf(job: Import, row: number, review: Review) {
  const { customerName, content, rating, ratingGiven, date, source, sourceUrl, externalId } = review
  return {
    customerName,
    content,
    rating,
    ...(ratingGiven !== null && { ratingGiven }),
    date,
    source,
    sourceUrl,
    externalId,
    row,
    fileName: job.fileName,
    importId: job.id,
  }
}

async function whyNotInserted(tx: Tx, workspaceId: string, refused: readonly Arriving[]) {
  if (refused.length === 0) return new Map<Arriving, string>()
  const keys = refused.map(({ review }) => Buffer.from(review.importKey, 'base64url'))
  const here = await tx
    .select({ importKey: testimonials.importKey, deletedAt: testimonials.deletedAt })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.importKey, keys)))
  const deleted = new Set(
    here.filter(({ deletedAt }) => deletedAt !== null).map((one) => one.importKey?.toString('base64url')),
  )
  return new Map(
    refused.map((one) => [
      one,
      deleted.has(one.review.importKey) ? 'Already imported, and deleted since' : 'Already imported',
    ]),
  )
}
