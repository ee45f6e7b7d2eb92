import type { ConsentScope, ConsentWording } from '#contract/collection.ts'
import type { Tx } from '../db/database.ts'
import { consents } from '../db/tables/testimonials.ts'
import { rowId } from '../ids.ts'

/** What a customer agreed to, in the words that stood there. */
export interface Consent {
  readonly wording: ConsentWording
  readonly scopes: readonly ConsentScope[]
}

/** Adds a consent record; the newest of a testimonial is the one that holds. */
export function keepConsent(
  tx: Tx,
  workspaceId: string,
  testimonialId: string,
  { wording, scopes }: Consent,
  formId: string | null,
  givenAt: Date,
) {
  return tx
    .insert(consents)
    .values({
      workspaceId,
      id: rowId(givenAt),
      testimonialId,
      wordingVersion: wording.version,
      wording: wording.scopes.map(({ sentence }) => sentence).join('\n'),
      scopes: scopes.join(','),
      formId,
      givenAt,
    })
    .returning({ id: consents.id })
}

/** As the history keeps it. */
export function consented({ wording, scopes }: Consent) {
  return { version: wording.version, scopes }
}

export function scopesOf(kept: string): ConsentScope[] {
  return kept.split(',').filter((scope): scope is ConsentScope => scope !== '')
}
