import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { comparableWords } from '#shared/text/same-words.ts'
import type { Tx } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { testimonials } from './tables.ts'

/** So many of the newest are compared. */
const mostCompared = 1000

/** Words that their customer withdrew come back by no other way than the customer's own: not typed anew, and not sent. */
export async function refuseWithdrawn(tx: Tx, workspaceId: string, text: string): Promise<void> {
  const isWithdrawn = await withdrawnRecognizer(tx, workspaceId)
  if (isWithdrawn(text))
    throw new Problem('not-allowed', 'The customer withdrew these words. Please leave it at that.')
}

/** Tells of many texts whether their customer withdrew them. */
export async function withdrawnRecognizer(tx: Tx, workspaceId: string): Promise<(text: string) => boolean> {
  const withdrawn = await tx
    .select({ content: testimonials.content })
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), isNotNull(testimonials.withdrawnAt)))
    .orderBy(desc(testimonials.withdrawnAt))
    .limit(mostCompared)
  if (withdrawn.length === 0) return () => false
  const known = new Set(withdrawn.map(({ content }) => comparableWords(content)).filter(Boolean))
  return (text) => known.has(comparableWords(text))
}
