import type { FactorRule, ReadCandidate } from '../candidate.ts'

const rewarded = 0.2

/** What vouches for the words, and how much that is worth to a reader. */
function standingOf({
  origin,
  isByTeam,
  isFromPlatform,
  isAttestedByOwner,
}: ReadCandidate): readonly [share: number, sentence: string] {
  if (isByTeam) return [0, 'Written by somebody on your team.']
  if (isAttestedByOwner) return [0.4, 'Quoted by you from the customer’s own message.']
  if (isFromPlatform) return [0.85, 'Fetched from the review site itself.']
  if (origin === 'imported' || origin === 'api') return [0.5, 'Imported: you vouch for it.']
  return [1, origin === 'customer' ? 'Written by the customer.' : 'Confirmed by the customer.']
}

/** How well it is proven that a customer said it. */
export const proof: FactorRule = {
  share(candidate) {
    const [share] = standingOf(candidate)
    return Math.max(0, share - (candidate.isRewarded ? rewarded : 0))
  },
  match: () => 'Proven',
  reason(candidate) {
    const [, sentence] = standingOf(candidate)
    return candidate.isRewarded ? `${sentence} Its label says that a reward was given.` : sentence
  },
}
