import type { Limit } from '../http/limits/rate-limit.ts'

/** Emails that owners send to themselves to see how they look. */
export const limits = {
  testEmail: {
    name: 'test-email',
    points: 20,
    seconds: 3600,
    per: 'user',
    sentence: (wait) => `You can send 20 test emails an hour. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>
