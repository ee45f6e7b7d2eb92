import { and, isNull } from 'drizzle-orm'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { Feature } from '../feature.ts'
import { newestConsent, scopesInForce } from './consent/consent.ts'
import { eraseOwnWords } from './consent/erase.ts'
import { changeOwnWords } from './consent/change-own-words.ts'
import { findOwnWords, withdrawOwnWords } from './consent/own-words.ts'
import { raised } from './rows.ts'
import { testimonials } from './tables.ts'

/** After a restore: what customers erased, withdrew or narrowed, and what the business deleted. */
export const eraseTestimonialsAgain: NonNullable<Feature['erasesAgain']> = {
  async 'testimonial-erased'(services, { workspaceId, subject = '' }) {
    if (await findOwnWords(services.db, workspaceId, subject))
      await eraseOwnWords(services, workspaceId, subject)
  },
  async 'testimonial-withdrawn'(services, { workspaceId, subject = '' }) {
    const row = await findOwnWords(services.db, workspaceId, subject)
    if (row && !row.withdrawnAt) await withdrawOwnWords(services, workspaceId, subject)
  },
  async 'testimonial-consented'(services, { workspaceId, subject = '', scopes = [] }) {
    await narrowConsent(services, workspaceId, subject, scopes as readonly ConsentScope[])
  },
  async 'testimonial-deleted'(services, { workspaceId, subject = '' }, at) {
    await inWorkspace(services.db, workspaceId, async (tx) => {
      const deleted = await tx
        .update(testimonials)
        .set({ deletedAt: at, version: raised })
        .where(and(matches(testimonials, { workspaceId, id: subject }), isNull(testimonials.deletedAt)))
        .returning({ testimonialId: testimonials.id })
      await services.emit(tx, {
        name: 'testimonial-deleted',
        workspaceId,
        at,
        actor: 'system',
        each: deleted,
      })
    })
  },
}

/** The customer's later answer, as far as it allows less. */
async function narrowConsent(
  services: Services,
  workspaceId: string,
  id: string,
  allowed: readonly ConsentScope[],
): Promise<void> {
  const row = await findOwnWords(services.db, workspaceId, id)
  if (!row || row.withdrawnAt || row.deletedAt) return
  const before = await scopesInForce(services.db, row)
  const scopes = before.filter((scope) => allowed.includes(scope))
  if (scopes.length === before.length) return
  const wording = (await newestConsent(services.db, row)) ?? {
    version: 'unasked',
    scopes: before.map((scope) => ({ scope, sentence: '' })),
  }
  await changeOwnWords(services, workspaceId, id, { consent: { wording, scopes } })
}
