import { provenOwnersOf } from '../../accounts/service.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'

interface DomainEmail {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button: (publicUrl: string) => { readonly label: string; readonly url: string }
}

const day = (at: Date) =>
  at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const button = (publicUrl: string) => ({ label: 'Open your wall', url: `${publicUrl}/wall-of-love` })

export function domainMissingEmail(domain: string, recordName: string, endsAt: Date): DomainEmail {
  return {
    subject: `${domain}: the DNS record for your wall is gone`,
    paragraphs: [
      `We could not find the TXT record ${recordName}, which shows that ${domain} is yours.`,
      `Your wall stays at ${domain} until ${day(endsAt)}. Add the record again by then to keep it there. Your wall page shows its value.`,
    ],
    button,
  }
}

export function domainEndedEmail(domain: string, recordName: string): DomainEmail {
  return {
    subject: `Your wall is no longer at ${domain}`,
    paragraphs: [
      `The TXT record ${recordName} has not been there for days, so your wall is no longer shown at ${domain}.`,
      'Your wall is still at its address on this server. To show it at your domain again, add the record and press "Check now".',
    ],
    button,
  }
}

export function domainTakenEmail(domain: string): DomainEmail {
  return {
    subject: `Your wall is no longer at ${domain}`,
    paragraphs: [
      `Another workspace has just proven that ${domain} is theirs, so your wall is no longer shown there.`,
      'If the domain is yours, remove the TXT record of the other workspace from its DNS, and press "Check now" on your wall page.',
    ],
    button,
  }
}

/** Every owner with a proven address: it is about their own website. */
export async function tellOwners(
  services: Services,
  tx: Tx,
  workspaceId: string,
  { button, ...email }: DomainEmail,
): Promise<void> {
  for (const to of await provenOwnersOf(tx, workspaceId)) {
    await queueEmail(services, tx, { to, ...email, button: button(services.config.publicUrl) })
  }
}
