import type { VerifiedTestimonial, VerifiedWay } from '#contract/provenance/verify.ts'
import type { VerifyCopy } from './copy/copy.ts'

/** Who vouches for the words: the customer, the business alone, or somebody who should not. */
export type Trust = 'customer' | 'business' | 'team'

interface OriginCopy {
  readonly trust: Trust
  readonly title: string
  readonly how: string
  /** Says when it came, with the business's name and the day. */
  readonly came: (business: string, day: string) => string
}

/** What a reader must know first, in the words of their language. */
export function originCopyOf({ way, source, isReworded }: VerifiedTestimonial, copy: VerifyCopy): OriginCopy {
  const { sent, brought, added } = copy
  const imported = {
    trust: 'business',
    title: source && source !== 'API' ? copy.imported(source) : copy.elsewhere,
    how: copy.howImported,
    came: brought,
  } as const
  const originCopy: Record<VerifiedWay, OriginCopy> = {
    written: { trust: 'customer', title: copy.written, how: copy.howWritten, came: sent },
    approved: { trust: 'customer', title: copy.approved, how: copy.howApproved, came: sent },
    confirmed: { trust: 'customer', title: copy.confirmed, how: copy.howConfirmed, came: added },
    'on-file': {
      trust: 'business',
      title: isReworded ? copy.reworded : copy.onFile,
      how: copy.howOnFile,
      came: added,
    },
    imported,
    api: imported,
    team: { trust: 'team', title: copy.team, how: copy.howTeam, came: added },
  }
  return originCopy[way]
}

/** How it is known, sentence by sentence. */
export function reasons(one: VerifiedTestimonial, copy: VerifyCopy): string[] {
  const { way, isWrittenWithAi, isConfirmedByEmail } = one
  const isFromForm = way === 'written' || way === 'approved'
  return [
    originCopyOf(one, copy).how,
    isWrittenWithAi && way !== 'approved' && copy.withAi,
    isConfirmedByEmail && copy.emailConfirmed,
    isFromForm && !isConfirmedByEmail && copy.emailUnchecked,
  ].filter((sentence) => sentence !== false)
}

/** What became of the words since they came, oldest first; nothing when they are as they were. */
export function wordChangesOf(
  { history }: VerifiedTestimonial,
  copy: VerifyCopy,
  day: (at: string) => string,
) {
  const lines = history.flatMap(({ type, by, at, seq }) => {
    if (type === 'edited') return copy.edited(by, day(at))
    if (type === 'edit-suggested') {
      const answer = answerTo(history, seq)
      if (answer === 'confirmed') return copy.edited(by, day(at))
      return answer ? [] : copy.suggested(day(at))
    }
    return type === 'import-updated' ? copy.updated(day(at)) : []
  })
  const last = history.findLast(
    ({ type, by, seq }) =>
      (type === 'edited' && by === 'business') ||
      (type === 'edit-suggested' && answerTo(history, seq) === 'confirmed'),
  )
  const isConfirmedSince =
    last !== undefined && history.some(({ type, seq }) => type === 'confirmed' && seq > last.seq)
  return isConfirmedSince ? [...lines, copy.confirmedSince] : lines
}

/** What became of a change that the business suggested: the next thing that happened to the text. */
function answerTo(history: VerifiedTestimonial['history'], suggested: number) {
  const answers = ['confirmed', 'edited', 'edit-suggested', 'edit-dropped', 'evidence-added']
  return history.find(({ type, seq }) => seq > suggested && answers.includes(type))?.type
}
