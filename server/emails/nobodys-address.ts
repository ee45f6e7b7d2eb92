/** RFC 2606: no mail server ever answers for it. */
const domain = '@nobody.invalid'

/** What stands in for the address of an account that only claims one: unique, and nothing is posted to it. */
export function nobodysAddress(userId: string): string {
  return userId + domain
}

export function reachesNobody(address: string): boolean {
  return address.endsWith(domain)
}
