import type { Services } from '../../context.ts'
import { sha256 } from '../ids.ts'

/** Links that are mailed, and can be handed over where no mail can leave. */
type Purpose = 'invitation' | 'password reset'

/**
 * What a link carries that its maker hands over instead of an email: the hash of the mailed one, encrypted. It opens
 * the same thing and ends with it, is stored nowhere, and tells that no mailbox received it.
 */
export function sealHanded({ secrets }: Services, purpose: Purpose, tokenHash: Buffer): string {
  return secrets.seal('handed link', tokenHash, purpose).toString('base64url')
}

/** `isMailed`: whoever has this link can read the address that it was mailed to. */
export function readLink(
  { secrets }: Services,
  purpose: Purpose,
  token: string,
): { tokenHash: Buffer; isMailed: boolean } {
  const handed = secrets.open('handed link', Buffer.from(token, 'base64url'), purpose)
  return { tokenHash: handed ?? sha256(token), isMailed: handed === undefined }
}
