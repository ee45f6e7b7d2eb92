/** What the demo's customers wrote on Google. `reply` is the business's answer there. */
export const googleReviews: readonly {
  readonly id: string
  readonly name: string
  readonly stars: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE'
  readonly daysAgo: number
  readonly words: string
  readonly reply?: string
}[] = [
  {
    id: 'harbor-window',
    name: 'Tor Eikeland',
    stars: 'FIVE',
    daysAgo: 1,
    words: 'Came in for one mug and left with six. The blue glaze looks different in every light.',
  },
  {
    id: 'course-in-october',
    name: 'Maja Lunde',
    stars: 'FIVE',
    daysAgo: 4,
    words: 'The Tuesday course is the best evening of my week. Small group, patient teacher, warm kiln.',
  },
  {
    id: 'late-parcel',
    name: 'P. Hansen',
    stars: 'TWO',
    daysAgo: 6,
    words: 'Two plates arrived chipped and nobody answered my email for a week.',
  },
  {
    id: 'test-tiles',
    name: 'Restaurant Skagen',
    stars: 'FIVE',
    daysAgo: 13,
    words: 'They matched our old plates from a photo and a broken shard. Test tiles first, then the order.',
    reply: 'Thank you! Send us the next shard whenever one breaks.',
  },
  {
    id: 'parking',
    name: 'Lena Voss',
    stars: 'FOUR',
    daysAgo: 21,
    words: 'Beautiful work and fair prices. Parking by the harbor is hard to find on Saturdays.',
    reply: 'Thank you, Lena. There is a yard behind the house: just ring.',
  },
  { id: 'stars-only', name: 'Jon', stars: 'FIVE', daysAgo: 30, words: '' },
]
