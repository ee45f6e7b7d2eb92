import type { Limit } from '../http/limits/rate-limit.ts'

export const limits = {
  /** Websites that are read, without an account or with one. */
  researches: {
    name: 'business-research',
    points: 10,
    seconds: 3600,
    per: 'caller',
    sentence: (wait) => `You can look up 10 websites an hour. Please try again ${wait}.`,
  },
  /** Drafts that the AI service words for people without an account. Past it they get what the pages say. */
  wordings: { name: 'research-wordings', points: 200, seconds: 86_400, per: 'instance' },
} satisfies Record<string, Limit>
