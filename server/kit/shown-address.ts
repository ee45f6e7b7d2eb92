import { domainToUnicode } from 'node:url'

/** An address as people read it: its domain in its own letters, which is kept in ASCII. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return domain.includes('xn--') ? address.slice(0, at) + (domainToUnicode(domain) || domain) : address
}

/** The same of an address that may be missing. */
export function shownAddressOrNull(address: string | null): string | null {
  return address === null ? null : shownAddress(address)
}
