import type { Limit, RateLimits } from '../http/limits/rate-limit.ts'

/** Emails that ask a customer to confirm or to consent. */
export const limits = {
  toAddress: {
    name: 'asked-address',
    points: 5,
    seconds: 86_400,
    per: 'address',
    sentence: (wait) => `This customer was asked to confirm 5 times in one day. Please try again ${wait}.`,
  },
  fromWorkspace: {
    name: 'asking-workspace',
    points: 100,
    seconds: 3600,
    per: 'workspace',
    sentence: (wait) =>
      `You can ask 100 customers an hour to confirm, so that your emails do not look like spam. Please try again ${wait}.`,
  },
  /** Emails with a private page, of all businesses together. */
  privatePageTo: { name: 'private-page-to', points: 5, seconds: 86_400, per: 'address' },
} satisfies Record<string, Limit>

/** Counts an email that asks a customer to confirm or to consent. */
export async function countRequest(rates: RateLimits, workspaceId: string, email: string): Promise<void> {
  await rates.take(limits.fromWorkspace, workspaceId)
  await rates.take(limits.toAddress, email)
}
