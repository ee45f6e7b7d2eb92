import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { uuidOrNothing } from '../../kit/ids.ts'
import { sameText } from '../files/clean-text.ts'
import { letOthersIn } from '../running/pace.ts'
import type { Outcome, Review } from './to-review.ts'

/** Says why a review is not taken in: it came here on another way. */
export type WhyCollected = (review: Review) => string | undefined

/** Looks once which of the file's customers have written here with the same words, deleted entries included. */
export async function findCollected(
  tx: Tx,
  workspaceId: string,
  isOwnFormat: boolean,
  outcomes: readonly Outcome[],
): Promise<WhyCollected> {
  const reviews = outcomes.flatMap(({ review }) => review ?? [])
  const emails = reviews.flatMap(({ customerEmail }) => customerEmail ?? [])
  const ids = isOwnFormat ? reviews.flatMap(({ externalId }) => uuidOrNothing(externalId ?? '') ?? []) : []
  if (emails.length === 0 && ids.length === 0) return () => undefined

  const here = await tx
    .select({
      id: testimonials.id,
      email: testimonials.customerEmail,
      content: testimonials.content,
      importKey: testimonials.importKey,
    })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        // What an import brought that was undone may come again.
        sql`(${testimonials.importId} is null or ${testimonials.importKey} is not null)`,
        or(
          sql`${testimonials.customerEmail} = any(${sql.param([...new Set(emails)])}::text[])`,
          sql`${testimonials.id} = any(${sql.param(ids)}::uuid[])`,
        ),
      ),
    )
  const knownIds = new Set(here.map(({ id }) => id))
  const knownWords = new Set<string>()
  for (const { email, content } of here) {
    await letOthersIn()
    knownWords.add(`${email} ${sameText(content)}`)
  }
  const knownKeys = new Set(here.map(({ importKey }) => importKey?.toString('base64url')))
  return ({ customerEmail, content, externalId, importKey }) => {
    // The insert refuses these itself, and knows the better reason.
    if (knownKeys.has(importKey)) return undefined
    if (isOwnFormat && externalId !== null && knownIds.has(externalId)) return 'Already in your testimonials'
    const isKnown = customerEmail !== null && knownWords.has(`${customerEmail} ${sameText(content)}`)
    return isKnown ? 'Already in your testimonials, with the same email address and text' : undefined
  }
}
