import { domainToASCII } from 'node:url'
import type { Fate } from '../delivery/bounce-message.ts'

/**
 * What a report says of this recipient. Whom it does not name was forwarded to others: the email came back if it reached
 * none of them.
 */
export function fateOfRecipient(fates: readonly Fate[], recipient: string | undefined): Fate | undefined {
  const wanted = recipient === undefined ? undefined : spelling(recipient)
  const own = fates.find(({ recipients }) => recipients.some((one) => spelling(one) === wanted))
  if (own) return own
  const failed = fates.filter(({ kind }) => kind !== undefined && kind !== 'delivered')
  return failed.length === fates.length
    ? (failed.find(({ kind }) => kind === 'failed') ?? failed[0])
    : fates.find(({ kind }) => kind === 'delivered')
}

/** One spelling of a domain in Unicode and in ASCII. */
function spelling(address: string): string {
  const at = address.lastIndexOf('@')
  const host = domainToASCII(address.slice(at + 1))
  return `${address.slice(0, at)}@${host}`.normalize('NFC').toLowerCase()
}
