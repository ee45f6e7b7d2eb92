import { keyRequestsPerHour } from '#contract/limits.ts'
import type { Limit, RateLimits } from '../http/limits/rate-limit.ts'

const tooManyPasswords = (wait: string) =>
  `Too many wrong passwords. Please try again ${wait}, or reset your password.`

export const limits = {
  freeKeys: { name: 'key-free', points: keyRequestsPerHour.free, seconds: 3600, per: 'workspace' },
  paidKeys: { name: 'key-paid', points: keyRequestsPerHour.paid, seconds: 3600, per: 'workspace' },
  signInFromAddress: { name: 'signin-address', points: 5, seconds: 60, per: 'account and caller' },
  signInFromAnywhere: {
    name: 'signin-account',
    points: 20,
    seconds: 3600,
    per: 'account',
    sentence: (wait) =>
      `Too many attempts. Please try again ${wait}, or get a link by email to sign in on this device.`,
  },
  signInFromDevice: {
    name: 'signin-device',
    points: 5,
    seconds: 900,
    per: 'known device',
    sentence: tooManyPasswords,
  },
  secondFactor: {
    name: 'second-factor',
    points: 5,
    seconds: 900,
    per: 'user',
    sentence: (wait) => `Too many wrong codes. Please try again ${wait}.`,
  },
  /** Emails with a link for a new password. */
  resetEmails: { name: 'reset-address', points: 3, seconds: 900, per: 'address' },
  /** Emails with a link for whoever is locked out. */
  deviceLinks: { name: 'device-link-address', points: 3, seconds: 900, per: 'address' },
  /** Emails with the link that proves the address. */
  proofEmails: {
    name: 'proof-address',
    points: 3,
    seconds: 900,
    per: 'address',
    sentence: (wait) =>
      `We just sent you several links. Please check your inbox and spam folder, or try again ${wait}.`,
  },
} satisfies Record<string, Limit>

/** A try to sign in: to which account, from which address, on which known device. */
interface SignInTry {
  readonly account: string
  readonly caller: string
  readonly device: string | undefined
}

/**
 * Counts a try to sign in before it is looked at, so that many at once get no further than one after another: 5 a
 * minute from one address, 20 an hour from all. Throws when the account is locked for now. A known device has a count
 * of its own: what is tried elsewhere does not lock it out, nor the other way round.
 */
export async function trySignIn(rates: RateLimits, { account, caller, device }: SignInTry): Promise<void> {
  if (device !== undefined) return rates.take(limits.signInFromDevice, device)
  await rates.take(limits.signInFromAddress, `${account} ${caller}`)
  await rates.take(limits.signInFromAnywhere, account)
}

/** A try that succeeded does not count. */
export async function forgetSignInTry(
  rates: RateLimits,
  { account, caller, device }: SignInTry,
): Promise<void> {
  if (device !== undefined) return rates.reset(limits.signInFromDevice, device)
  await rates.reset(limits.signInFromAddress, `${account} ${caller}`)
  await rates.giveBack(limits.signInFromAnywhere, account)
}
