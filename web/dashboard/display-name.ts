import type { User } from '#contract/accounts/accounts.ts'

/** First plus last name, else the business owner's, else what stands before the @, else 'User'. */
export function displayName(user: User, ownerName: string | undefined, productName: string): string {
  if (user.role === 'super_admin') return `${productName} Admin`
  const full = `${user.firstName} ${user.lastName}`.trim()
  const mailbox = user.email.split('@')[0] ?? ''
  return full || ownerName?.trim() || mailbox.charAt(0).toLocaleUpperCase() + mailbox.slice(1) || 'User'
}
