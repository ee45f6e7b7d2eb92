import type { Services } from '../../context.ts'
import type { SigningKey } from '../../integrations/mail/outgoing-email.ts'
import type { sendingDomains } from '../tables.ts'

type Row = typeof sendingDomains.$inferSelect

const purpose = 'sending-key'
/** A key opens only in the row that it was made for. */
const domainKeyPlaceOf = (workspaceId: string, domain: string) => `sending_domains ${workspaceId} ${domain}`

/** Where emails of this domain come back to, if its owner lets them. */
export const returnPathHost = (domain: string) => `bounces.${domain}`

/** Encrypts a private key (PEM) as it is stored. */
export function sealKey(
  { secrets }: Pick<Services, 'secrets'>,
  { workspaceId, domain }: Pick<Row, 'workspaceId' | 'domain'>,
  privateKey: string,
): Buffer {
  return secrets.seal(purpose, Buffer.from(privateKey), domainKeyPlaceOf(workspaceId, domain))
}

/** What signs for the domain; nothing after the instance's key was lost. */
export function openKey({ secrets }: Pick<Services, 'secrets'>, row: Row): SigningKey | undefined {
  const opened = secrets.open(purpose, row.sealedKey, domainKeyPlaceOf(row.workspaceId, row.domain))
  return opened && { domain: row.domain, selector: row.selector, privateKey: opened.toString() }
}
