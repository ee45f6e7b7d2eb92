import type { Limit } from '../http/limits/rate-limit.ts'

export const limits = {
  /** Customers' drafts that one link may send to the AI service; what comes after is written here. */
  draftsOfLink: { name: 'drafts-of-link', points: 60, seconds: 86_400, per: 'link' },
  tests: {
    name: 'writer-tests',
    points: 10,
    seconds: 3600,
    per: 'workspace',
    sentence: (wait) => `You can test the AI service 10 times an hour. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>
