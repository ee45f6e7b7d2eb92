import type { VerifiedTestimonial, VerifiedWay } from '#contract/verify.ts'
import type { VerifyCopy } from './copy/copy.ts'

/** Who vouches for the words: the customer, the business alone, or somebody who should not. */
export type Trust = 'customer' | 'business' | 'team'

interface Told {
  readonly trust: Trust
  readonly title: string
  readonly how: string
  /** Says when it came, with the business's name and the day. */
  readonly came: (business: string, day: string) => string
}

/** What a reader must know first, in the words of their language. */
export function tell({ way, source, isReworded }: VerifiedTestimonial, words: VerifyCopy): Told {
  const { sent, brought, added } = words
  const imported = {
    trust: 'business',
    title: source && source !== 'API' ? words.imported(source) : words.elsewhere,
    how: words.howImported,
    came: brought,
  } as const
  const told: Record<VerifiedWay, Told> = {
    written: { trust: 'customer', title: words.written, how: words.howWritten, came: sent },
    approved: { trust: 'customer', title: words.approved, how: words.howApproved, came: sent },
    confirmed: { trust: 'customer', title: words.confirmed, how: words.howConfirmed, came: added },
    'on-file': {
      trust: 'business',
      title: isReworded ? words.reworded : words.onFile,
      how: words.howOnFile,
      came: added,
    },
    imported,
    api: imported,
    team: { trust: 'team', title: words.team, how: words.howTeam, came: added },
  }
  return told[way]
}

/** How it is known, sentence by sentence. */
export function reasons(one: VerifiedTestimonial, words: VerifyCopy): string[] {
  const { way, isWrittenWithAi, isConfirmedByEmail } = one
  const isFromForm = way === 'written' || way === 'approved'
  return [
    tell(one, words).how,
    isWrittenWithAi && way !== 'approved' && words.withAi,
    isConfirmedByEmail && words.emailConfirmed,
    isFromForm && !isConfirmedByEmail && words.emailUnchecked,
  ].filter((sentence) => sentence !== false)
}

/** What became of the words since they came, oldest first; nothing when they are as they were. */
export function changes({ history }: VerifiedTestimonial, words: VerifyCopy, day: (at: string) => string) {
  const lines = history.flatMap(({ type, by, at }) => {
    if (type === 'edited') return words.edited(by, day(at))
    return type === 'import-updated' ? words.updated(day(at)) : []
  })
  const last = history.findLast(({ type, by }) => type === 'edited' && by === 'business')
  const isConfirmedSince =
    last !== undefined && history.some(({ type, seq }) => type === 'confirmed' && seq > last.seq)
  return isConfirmedSince ? [...lines, words.confirmedSince] : lines
}
