import { type ImportChoices, type ImportPreview, type ImportUpdate } from '#contract/imports/imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { importJob } from './jobs.ts'
import { keepUpload, refuseLarge, type Upload } from './files/uploads.ts'
import type { Earlier } from './columns/corrections.ts'
import type { FieldChanges } from './tables.ts'
import { findRepeats, type Repeat } from './reviews/earlier-reviews.ts'
import { readApart } from '../kit/read-apart.ts'
import type { ReviewFile } from './reviews/read-reviews.ts'
import type { Outcome } from './reviews/to-review.ts'

export { cleanLine, cleanParagraphs, cutText, headlineOfTitle, withTitle } from './files/clean-text.ts'
export { exportBatchRows, exportStream } from './files/export-file.ts'
export { keyOfPlatform } from './import-key.ts'
export { textHash } from './reviews/text-hash.ts'
export { namelessCustomer } from './reviews/to-review.ts'

interface ReviewUpload extends Upload<ImportChoices> {
  readonly approve?: boolean | undefined
}

const previewRows = 20

/** Reads a file and says what would be imported. Stores nothing. */
export async function previewReviewImport(
  context: WorkspaceContext,
  upload: ReviewUpload,
): Promise<ImportPreview> {
  const all: Outcome[] = []
  const { table, format, ...file } = await readReviews(upload, context.now(), (some) => all.push(...some))
  const repeats = await context.tenant((tx) => findRepeats(tx, context.workspaceId, all))
  return {
    recognized: format?.name ?? null,
    note: format?.note ?? null,
    ...table,
    ...file,
    usable: all.filter(({ review }) => review !== undefined).length,
    ...presentRepeats(repeats),
    sample: all.slice(0, previewRows).map(previewRowOf),
  }
}

/** What is here already, and what the import would change about it. */
function presentRepeats(repeats: ReadonlyMap<Outcome, Repeat>): Pick<ImportPreview, 'known' | 'updates'> {
  const updates = [...repeats].flatMap(([outcome, repeat]) => (repeat.earlier ? { outcome, ...repeat } : []))
  return {
    known: repeats.size - updates.length,
    updates: {
      count: updates.length,
      approved: updates.filter(({ earlier }) => earlier.status === 'approved').length,
      sample: updates.slice(0, previewUpdates).map(({ outcome, earlier, changes }) => ({
        row: outcome.row,
        customerName: earlier.customerName,
        content: outcome.excerpt,
        changes: fields.flatMap((field) => {
          const change = field === 'rating' ? ratingChangeOf(earlier, changes) : changes[field]
          return change ? { field, ...change } : []
        }),
      })),
    },
  }
}

/** Of stars, the value given counts: what changed may be the half alone. */
function ratingChangeOf(earlier: Earlier, { rating, ratingGiven }: FieldChanges) {
  if (!rating && !ratingGiven) return undefined
  const to = ratingGiven ? ratingGiven.to : earlier.ratingGiven
  return { from: earlier.ratingGiven ?? earlier.rating, to: to ?? rating?.to ?? earlier.rating }
}

const previewUpdates = 5
const fields: readonly ImportUpdate['changes'][number]['field'][] = [
  'customerName',
  'customerEmail',
  'company',
  'role',
  'rating',
  'date',
]

function previewRowOf({
  row,
  excerpt,
  review,
  notes = [],
  skipped,
}: Outcome): ImportPreview['sample'][number] {
  return {
    row,
    customerName: review?.customerName ?? '',
    company: review?.company ?? null,
    role: review?.role ?? null,
    content: review?.content ?? excerpt,
    rating: review?.rating ?? null,
    ratingGiven: review?.ratingGiven ?? null,
    date: review?.date?.toISOString() ?? null,
    problem: skipped ?? null,
    notes,
  }
}

/** Keeps the file and adds the job that applies it. Refuses at once what could only fail later. */
export async function startReviewImport(
  context: WorkspaceContext,
  upload: ReviewUpload,
): Promise<ImportProgress> {
  const file = await readReviews(upload, context.now())
  refuseOpenQuestions(file, upload)
  const { source } = file.mapping
  const mapping = { ...file.mapping, ...(upload.approve && { approve: true as const }) }
  return keepUpload(context, upload, { job: importJob, source, mapping, table: file.table })
}

function readReviews(
  { content, mapping = {} }: ReviewUpload,
  now: Date,
  onRows?: (outcomes: readonly Outcome[]) => void,
): Promise<ReviewFile> {
  const reading = { now, wantsRows: onRows !== undefined }
  refuseLarge(content)
  return readApart('reviews', [{ content }, mapping, reading], onRows)
}

function refuseOpenQuestions(file: ReviewFile, { mapping }: ReviewUpload) {
  if (file.mapping.columns.content === undefined) {
    const message = 'Choose the column with the review text.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.columns.content': message } })
  }
  if (file.datesAmbiguous && mapping?.dateOrder === undefined) {
    const message = 'These dates can be read day first or month first. Choose one.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.dateOrder': message } })
  }
  if (file.ratingsAmbiguous && mapping?.ratingScale === undefined) {
    const message = 'Some ratings are higher than the others allow. Choose the rating scale.'
    throw new Problem('mapping-needed', message, { fields: { 'mapping.ratingScale': message } })
  }
}
