import { Resolver } from 'node:dns/promises'

/** A name of its own below the domain, so that it stands beside the CNAME record. */
export const recordName = (domain: string) => `_plaudit.${domain}`
export const recordValue = (token: string) => `plaudit-wall=${token}`

/** How long a wall stays on a domain whose record is gone: a move to another provider takes a weekend. */
export const graceDays = 3

/** `unreachable`: no name server answered, so nobody can tell. */
export type RecordState = 'found' | 'missing' | 'unreachable'

/** Whether the domain's owner put the record there. `servers` are asked in place of the machine's own. */
export async function findRecord(
  domain: string,
  token: string,
  servers: readonly string[] | undefined,
): Promise<RecordState> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(recordName(domain))
    return records.some((parts) => parts.join('').trim() === recordValue(token)) ? 'found' : 'missing'
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'missing' : 'unreachable'
  }
}
