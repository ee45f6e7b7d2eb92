import { BlockList, isIP } from 'node:net'

/** Whether a key that is limited to `allowed`, addresses and CIDR ranges, can be used from `ip`. None: from anywhere. */
export function isAllowedFrom(ip: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const list = new BlockList()
  for (const one of allowed) {
    const [address = '', prefix] = one.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  // A proxy may send something else than an address.
  return isIP(ip) !== 0 && list.check(ip, familyOf(ip))
}

/** An address as people write it: IPv4 that came over an IPv6 socket is IPv4. */
export function writtenAddress(ip: string): string {
  if (isIP(ip) === 0) return 'an unknown address'
  return ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
