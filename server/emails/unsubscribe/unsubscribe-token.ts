import type { Services } from '../../context.ts'
import { packIds, unpackIds } from '../../kit/secrets/signed-ids.ts'

const purpose = 'unsubscribe'
const idsLength = 32
const mailboxLength = 32
const signedLength = idsLength + mailboxLength

/** Whose emails, to which mailbox, and through which of them. */
export interface Subscription {
  readonly workspaceId: string
  readonly emailId: string
  readonly mailbox: Buffer
}

/**
 * For an address that unsubscribes. It holds all that is needed, so that it works when the email, the customer and the
 * account are gone, and it can be made again, so that it is stored nowhere.
 */
export function unsubscribeToken({ secrets }: Pick<Services, 'secrets'>, of: Subscription): string {
  const signed = Buffer.concat([packIds({ workspaceId: of.workspaceId, id: of.emailId }), of.mailbox])
  return Buffer.concat([signed, secrets.sign(purpose, signed)]).toString('base64url')
}

/** What a token of ours says; nothing of a forged one. */
export function readUnsubscribeToken(
  { secrets }: Pick<Services, 'secrets'>,
  token: string,
): Subscription | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const signed = bytes.subarray(0, signedLength)
  const isOurs = bytes.length > signedLength && secrets.verify(purpose, signed, bytes.subarray(signedLength))
  const ids = isOurs ? unpackIds(signed.subarray(0, idsLength)) : undefined
  return ids && { workspaceId: ids.workspaceId, emailId: ids.id, mailbox: signed.subarray(idsLength) }
}

/** Where people unsubscribe, and their mail programs (RFC 8058). */
export function unsubscribeUrl(services: Pick<Services, 'secrets' | 'config'>, of: Subscription): string {
  return `${services.config.publicUrl}/unsubscribe/${unsubscribeToken(services, of)}`
}
