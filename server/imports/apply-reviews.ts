import type { Tx } from '../db/database.ts'
import { inWorkspace } from '../db/tenant.ts'
import { findCollected, type WhyCollected } from './already-collected.ts'
import type { Fates, Import, Opener } from './apply-import.ts'
import { type Arriving, insertReviews } from './insert-reviews.ts'
import { outcomes, readFile } from './read-reviews.ts'
import type { Outcome } from './to-review.ts'

/** A file of reviews: what is new is added, and of every other row is said why it is left out. */
export const openReviews: Opener<Outcome> = async ({ db }, job, text) => {
  const { workspaceId, fileName } = job
  const choices = job.mapping && !('kind' in job.mapping) ? job.mapping : {}
  const file = await readFile({ fileName, content: text }, choices, job.createdAt)
  const whyCollected = await inWorkspace(db, workspaceId, (tx) => findCollected(tx, workspaceId, file))
  return { rows: outcomes(file), write: (tx, batch) => write(tx, job, batch, whyCollected) }
}

async function write(
  tx: Tx,
  job: Import,
  batch: readonly Outcome[],
  whyCollected: WhyCollected,
): Promise<Fates> {
  const reasons = new Map<Outcome, string>()
  const arriving: Arriving[] = []
  for (const outcome of batch) {
    const reason = outcome.skipped ?? whyCollected(outcome.review)
    if (reason !== undefined) reasons.set(outcome, reason)
    else if (outcome.review !== undefined)
      arriving.push({ outcome, row: outcome.row, review: outcome.review })
  }
  for (const [{ outcome }, reason] of await insertReviews(tx, job, arriving)) reasons.set(outcome, reason)
  const lines = batch.flatMap((outcome) => {
    const { row, excerpt, notes = [] } = outcome
    const reason = reasons.get(outcome)
    const sentences = reason === undefined ? notes : [reason]
    return sentences.map((sentence) => ({ row, isSkipped: reason !== undefined, reason: sentence, excerpt }))
  })
  return { lines, added: batch.length - reasons.size, skipped: reasons.size }
}
