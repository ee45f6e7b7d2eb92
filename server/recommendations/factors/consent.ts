import type { FactorRule } from '../candidate.ts'

/** What the customer allows beside the words: the name most of all. */
export const consent: FactorRule = {
  share: ({ mayBeNamed, hasPhoto, allowsPlatform }) =>
    (mayBeNamed ? 0.7 : 0) + (hasPhoto ? 0.2 : 0) + (allowsPlatform ? 0.1 : 0),
  match: ({ hasPhoto }) => (hasPhoto ? 'Name and photo allowed' : 'Name allowed'),
  reason({ mayBeNamed, hasPhoto }) {
    if (!mayBeNamed) return 'The customer’s name can’t be shown.'
    return hasPhoto ? 'Name and photo can be shown.' : 'The customer’s name can be shown.'
  },
}
