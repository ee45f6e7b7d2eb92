import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { findCollected, type WhyCollected } from './already-collected.ts'
import type { Fates, Import, Opener } from '../apply-import.ts'
import type { Correction } from '../columns/corrections.ts'
import { findRepeats, type Repeat } from './earlier-reviews.ts'
import { type Arriving, insertReviews } from './insert-reviews.ts'
import { readApart } from '../../kit/read-apart.ts'
import { ownFormatId } from '../files/known-formats.ts'
import type { Outcome } from './to-review.ts'
import { updateReviews } from './update-reviews.ts'

/** What is here already, of the reviews of a file. */
interface Here {
  readonly whyCollected: WhyCollected
  readonly repeats: ReadonlyMap<Outcome, Repeat>
}

/** A file of reviews: what is new is added, what was corrected is updated, and of every other row is said why it is left out. */
export const openReviews: Opener<Outcome> = async (services, job, text) => {
  const { workspaceId } = job
  const choices = job.mapping && !('kind' in job.mapping) ? job.mapping : {}
  const all: Outcome[] = []
  const reading = { now: job.createdAt, wantsRows: true }
  const file = await readApart('reviews', [{ content: text }, choices, reading], (some) => all.push(...some))
  const here = await inWorkspace(services.db, workspaceId, async (tx) => ({
    whyCollected: await findCollected(tx, workspaceId, file.format?.id === ownFormatId, all),
    repeats: await findRepeats(tx, workspaceId, all),
  }))
  return { rows: all, write: (tx, batch) => writeReviewBatch(services, tx, job, batch, here) }
}

type Correcting = Correction & { readonly outcome: Outcome; readonly row: number }

async function writeReviewBatch(
  services: Services,
  tx: Tx,
  job: Import,
  batch: readonly Outcome[],
  here: Here,
): Promise<Fates> {
  const reasons = new Map<Outcome, string>()
  const arriving: Arriving[] = []
  const corrections: Correcting[] = []
  for (const outcome of batch) {
    const { row, review } = outcome
    const repeat = here.repeats.get(outcome)
    const reason = outcome.skipped ?? (repeat ? repeat.reason : here.whyCollected(outcome.review))
    if (repeat?.earlier) corrections.push({ ...repeat, outcome, row })
    else if (reason !== undefined) reasons.set(outcome, reason)
    else if (review !== undefined) arriving.push({ outcome, row, review })
  }
  for (const [{ outcome }, reason] of await insertReviews(services, tx, job, arriving))
    reasons.set(outcome, reason)
  for (const [{ outcome }, reason] of await updateReviews(services, tx, job, corrections))
    reasons.set(outcome, reason)
  const updated = new Set(corrections.map(({ outcome }) => outcome).filter((one) => !reasons.has(one)))
  const lines = batch.flatMap((outcome) => {
    const { row, excerpt, notes = [] } = outcome
    const reason = reasons.get(outcome)
    const remarks = updated.has(outcome) ? [updatedSentence, ...notes] : notes
    const sentences = reason === undefined ? remarks : [reason]
    return sentences.map((sentence) => ({ row, isSkipped: reason !== undefined, reason: sentence, excerpt }))
  })
  return { lines, added: batch.length - reasons.size - updated.size, skipped: reasons.size }
}

const updatedSentence = 'This updates a review you imported earlier'
