import type { Limit, RateLimits } from '../http/limits/rate-limit.ts'

/** Emails that ask somebody to join. */
export const limits = {
  toAddress: { name: 'invited-address', points: 5, seconds: 86_400, per: 'address' },
  fromWorkspace: { name: 'inviting-workspace', points: 50, seconds: 86_400, per: 'workspace' },
} satisfies Record<string, Limit>

/** Counts an email that asks somebody to join. */
export async function countInvitation(rates: RateLimits, workspaceId: string, email: string): Promise<void> {
  await rates.take(limits.fromWorkspace, workspaceId)
  await rates.take(limits.toAddress, email)
}
