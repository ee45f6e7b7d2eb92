import type { Limit } from '../http/rate-limit.ts'

export const limits = {
  /** Websites that are read for onboarding, without an account. */
  researches: {
    name: 'business-research',
    points: 10,
    seconds: 3600,
    per: 'caller',
    sentence: (wait) => `You can look up 10 websites an hour. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>
