import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { consents, testimonials } from '../tables.ts'
import { agreedTo } from './consent.ts'
import { daySaid } from '../said-on.ts'

const shownOfCustomer = 50

/** What came from an address and what its sender agreed to, newest first. */
export async function readTestimonialsAndConsents(tx: Tx, workspaceId: string, email: string) {
  const theirs = and(
    eq(testimonials.workspaceId, workspaceId),
    eq(testimonials.customerEmail, email),
    isNull(testimonials.deletedAt),
  )
  const { id, content, rating, status, isPrivate, isUndated, createdAt } = testimonials
  const words = await tx
    .select({ id, content, rating, status, isPrivate, isUndated, createdAt })
    .from(testimonials)
    .where(theirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(shownOfCustomer)
  const { testimonialId, wordingVersion, entries, givenAt } = consents
  const agreed = await tx
    .select({ id: consents.id, testimonialId, wordingVersion, entries, givenAt })
    .from(consents)
    .innerJoin(testimonials, and(eq(testimonials.workspaceId, consents.workspaceId), eq(id, testimonialId)))
    .where(theirs)
    .orderBy(desc(givenAt), desc(consents.id))
    .limit(shownOfCustomer)
  return {
    testimonials: words.map((one) => ({
      ...one,
      date: daySaid(one),
      createdAt: one.createdAt.toISOString(),
    })),
    consents: agreed.map(({ entries, ...one }) => ({
      ...one,
      scopes: agreedTo(entries),
      givenAt: one.givenAt.toISOString(),
    })),
  }
}
