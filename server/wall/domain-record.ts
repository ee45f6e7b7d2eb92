import { Resolver } from 'node:dns/promises'

/** A name of its own below the domain, so that it stands beside the CNAME record. */
export const recordName = (domain: string) => `_plaudit.${domain}`
export const recordValue = (token: string) => `plaudit-wall=${token}`

/** Whether the domain's owner put the record there. `servers` are asked in place of the machine's own. */
export async function hasRecord(
  domain: string,
  token: string,
  servers: readonly string[] | undefined,
): Promise<boolean> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(recordName(domain))
    return records.some((parts) => parts.join('').trim() === recordValue(token))
  } catch {
    // No such name, no record, no answer: not there, as far as anybody can tell.
    return false
  }
}
