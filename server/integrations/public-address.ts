import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All that IANA has handed out for the public internet; what lies outside is unassigned, embeds IPv4, or is local. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * False for every address that is not on the public internet: IANA's special-purpose registries, and IPv4 inside IPv6
 * (mapped, NAT64, 6to4, Teredo), whatever it leads to.
 */
export function isPublicAddress(address: string): boolean {
  // Also refuses the spellings that only some resolvers read, such as `127.1`.
  if (isIP(address) === 0) return false
  const read = ipaddr.parse(address)
  const isAssigned = read.kind() === 'ipv4' || read.match(globalUnicast)
  return isAssigned && read.range() === 'unicast'
}
