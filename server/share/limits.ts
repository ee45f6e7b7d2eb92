import type { Limit } from '../http/limits/rate-limit.ts'

export const limits = {
  /** Images that have to be drawn. Those that are at hand do not count. */
  drawings: {
    name: 'share-drawings',
    points: 60,
    seconds: 60,
    per: 'caller',
    sentence: (wait) => `You can make 60 new images a minute. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>
