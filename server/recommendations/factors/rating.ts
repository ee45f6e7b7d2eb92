import type { FactorRule } from '../candidate.ts'
import { counted } from './wording.ts'

const ofStars: Readonly<Record<number, number>> = { 5: 1, 4: 0.75, 3: 0.25, 2: 0.1, 1: 0 }
const unrated = 0.4

/** How many stars it has. */
export const rating: FactorRule = {
  share: ({ rating: stars }) => (stars === null ? unrated : (ofStars[stars] ?? 0)),
  match: ({ rating: stars }) => (stars === null ? 'No rating' : counted(stars, 'star')),
  reason: ({ rating: stars }) => (stars === null ? 'Has no rating.' : `Rated ${counted(stars, 'star')}.`),
}
