import type { Limit, RateLimits } from '../http/limits/rate-limit.ts'

/** Emails with a link to post a testimonial publicly. */
export const limits = {
  toAddress: {
    name: 'handed-address',
    points: 5,
    seconds: 86_400,
    per: 'address',
    sentence: (wait) => `This customer got 5 of these emails in one day. Please try again ${wait}.`,
  },
  fromWorkspace: {
    name: 'handing-workspace',
    points: 100,
    seconds: 3600,
    per: 'workspace',
    sentence: (wait) =>
      `You can email 100 customers an hour, so that your emails do not look like spam. Please try again ${wait}.`,
  },
} satisfies Record<string, Limit>

/** Counts an email with a link. */
export async function countHandOver(rates: RateLimits, workspaceId: string, email: string): Promise<void> {
  await rates.take(limits.fromWorkspace, workspaceId)
  await rates.take(limits.toAddress, email)
}
