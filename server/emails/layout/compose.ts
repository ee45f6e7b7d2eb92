import type { Services } from '../../context.ts'
import type { OutgoingEmail } from '../../integrations/mail/outgoing-email.ts'
import { bounceAddress } from '../delivery/bounce-address.ts'
import { withLinks } from './layout.ts'
import type { BusinessSender } from '../delivery/sender-of.ts'
import type { Started } from '../delivery/claim.ts'
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts'

/** An email as it leaves: its links are put in, and who writes it. */
export function composeEmail(
  services: Services,
  email: Started,
  sender: BusinessSender | undefined,
): OutgoingEmail {
  const { id, workspaceId, recipient, replyTo, mailbox, subject, secretLink, stream } = email
  const isRequest = stream === 'requests' && workspaceId !== null && mailbox !== null
  const url = isRequest ? unsubscribeUrl(services, { workspaceId, emailId: id, mailbox }) : undefined
  const bounceTo = bounceAddress(services, id, sender?.returnPath)
  return {
    id,
    to: recipient,
    replyTo,
    subject,
    ...withLinks(email, { secretLink, unsubscribeUrl: url }),
    ...(url && { unsubscribeUrl: url }),
    ...(sender && { from: sender.from, ...(sender.key && { key: sender.key }) }),
    ...(bounceTo && { bounceTo }),
  }
}
