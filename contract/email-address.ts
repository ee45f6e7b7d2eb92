/** Both sides have it. */
declare const URL: new (address: string) => { readonly hostname: string }

/** At the ends nothing that would not be seen: spaces, and marks that come along when an address is copied. */
const atTheEnds =
  /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]+|[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]+$/gu

/** Letters and digits of any script before the @ (RFC 6531); the domain as `withPlainDomain` writes it. */
export const addressPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/u

/**
 * One spelling for one address: trimmed, composed, in lower case, with a domain in ASCII (RFC 5891), which is how mail
 * servers know it.
 */
export function oneSpelling(raw: string): string {
  const address = raw.replace(atTheEnds, '').normalize('NFC').toLowerCase()
  return withPlainDomain(address)
}

function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  // Nothing that would end the host of an address on the web.
  if (at === 0 || /^[\x21-\x7E]*$/.test(domain) || /[\s/\\?#:@[\]]/u.test(domain)) return address
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}
