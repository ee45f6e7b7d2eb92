import { and, isNull } from 'drizzle-orm'
import type { ConsentScope } from '#contract/collection.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import { emit } from '../events.ts'
import type { Feature } from '../feature.ts'
import { consentColumnsOf, consented, keepConsent, newestConsent, scopesInForce } from './consent.ts'
import { eraseOwnWords } from './erase.ts'
import { findOwnWords, withdrawOwnWords } from './own-words.ts'
import { forgetPhoto } from './photos.ts'
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
      await emit(services, tx, {
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
function narrowConsent(
  services: Services,
  workspaceId: string,
  id: string,
  allowed: readonly ConsentScope[],
): Promise<void> {
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const row = await findOwnWords(tx, workspaceId, id)
    if (!row || row.withdrawnAt) return
    const before = await scopesInForce(tx, row)
    const scopes = before.filter((scope) => allowed.includes(scope))
    if (scopes.length === before.length) return
    const wording = (await newestConsent(tx, row)) ?? {
      version: 'unasked',
      scopes: before.map((scope) => ({ scope, sentence: '' })),
    }
    const consent = { wording, scopes }
    const at = services.now()
    await keepConsent(tx, workspaceId, id, consent, row.formId, at)
    if (!scopes.includes('use_photo')) await forgetPhoto(tx, workspaceId, id)
    await tx
      .update(testimonials)
      .set({ ...consentColumnsOf(consent), version: raised })
      .where(matches(testimonials, { workspaceId, id }))
    const each = [{ testimonialId: id, ...consented(consent) }]
    await emit(services, tx, { name: 'testimonial-consented', workspaceId, at, actor: 'system', each })
  })
}
