import type { Limit } from '../http/limits/rate-limit.ts'

/** Codes that prove the number of somebody of the team: each costs a message. */
export const limits = {
  phoneCode: {
    name: 'phone-code',
    points: 5,
    seconds: 3600,
    per: 'user',
    sentence: (wait) => `You can get 5 codes an hour. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>
