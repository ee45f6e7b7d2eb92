import { domainToASCII } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../../context.ts'
import { users } from '../../accounts/tables.ts'
import { businessProfiles } from '../../business/tables.ts'
import { fieldProblem } from '../../http/problem.ts'
import { sharedMailDomains } from './shared-mail-domains.ts'

const teamSentence =
  'This email belongs to your team. Only the customer can answer for this testimonial, so please enter theirs.'
const domainSentence =
  "This email is on your business's own domain. Only the customer can answer for this testimonial, so please enter theirs."

/**
 * Refuses an address that cannot be the customer's: of anybody who is, was or is asked to be on the team, in whatever
 * spelling, the business's contact address, and every address on a domain of the business itself.
 */
export async function refuseTeamAddress(context: WorkspaceContext, address: string): Promise<void> {
  const { db, workspaceId } = context
  const { rows } = await db.execute<{ isTeam: boolean }>(
    sql`select plaudit_is_team_or_invited(${workspaceId}, array[plaudit_mailbox_hash(${workspaceId}, ${address})]) as "isTeam"`,
  )
  if (rows[0]?.isTeam) throw fieldProblem('email', teamSentence)
  const host = hostOf(address)
  if (sharedMailDomains.has(host)) return
  const own = await ownDomains(context)
  if (own.some((domain) => isInDomain(host, domain) || isInDomain(domain, host)))
    throw fieldProblem('email', domainSentence)
}

/** The domains that only the business gives out: of its website, its contact address and its people's addresses. */
async function ownDomains({ db, workspaceId }: WorkspaceContext): Promise<string[]> {
  const [profile] = await db
    .select({ website: businessProfiles.businessUrl, contact: businessProfiles.contactEmail })
    .from(businessProfiles)
    .where(eq(businessProfiles.workspaceId, workspaceId))
  const people = await db.select({ email: users.email }).from(users).where(eq(users.workspaceId, workspaceId))
  const addresses = [profile?.contact ?? '', ...people.map(({ email }) => email)]
  const website = URL.parse(profile?.website ?? '')?.hostname.replace(/^www\./, '') ?? ''
  return [website, ...addresses.map(hostOf)].filter((host) => host !== '' && !sharedMailDomains.has(host))
}

/** In the spelling of the domain name system: `bäckerei.example` is `xn--bckerei-5wa.example`. */
function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1).replace(/\.$/, ''))
}

function isInDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}
