import type { StandInReview } from '../stand-ins/google-stand-in.ts'

/** Reviews at the platform, the oldest first, an hour apart. */
export function someReviews(count: number, own: Partial<StandInReview> = {}): StandInReview[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000)
    return {
      id: `review-${index}`,
      name: `Customer ${index}`,
      rating: 5 - (index % 2),
      text: `The rye of batch ${index} keeps for a week.`,
      at,
      updatedAt: at,
      ...own,
    }
  })
}
