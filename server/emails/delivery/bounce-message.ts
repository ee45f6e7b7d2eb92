import PostalMime from 'postal-mime'
import { isNobodysMailbox } from '../../integrations/mail/mail-failures.ts'
import type { FeedbackKind } from '../news/news.ts'

/** What an email that came back says (RFC 3464), or a report of spam (RFC 5965). */
export interface Returned {
  readonly kind: FeedbackKind
  readonly reason: string
  /** Addresses of ours that it may have been sent to. */
  readonly addresses: readonly string[]
  /** The `Message-ID` of what came back. */
  readonly messageId: string | undefined
}

/** Reads a message that arrived in the mailbox for bounces; nothing of one that says nothing, such as a note of absence. */
export async function readReturned(message: Uint8Array): Promise<Returned | undefined> {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' })
  const part = (type: string) => {
    const found = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === type)
    return typeof found?.content === 'string' ? found.content : undefined
  }
  const addresses = mail.headers
    .filter(({ key }) => /^(delivered-to|x-original-to|to)$/.test(key))
    .map(({ value }) => value)
  const original =
    part('message/rfc822') ?? part('text/rfc822-headers') ?? part('message/rfc822-headers') ?? ''
  const messageId = field(original, 'Message-ID')
  if (/abuse/i.test(field(part('message/feedback-report') ?? '', 'Feedback-Type') ?? '')) {
    return { kind: 'complained', reason: 'Marked as spam', addresses, messageId }
  }
  const status = part('message/delivery-status')
  if (status === undefined) return undefined
  const action = field(status, 'Action')?.toLowerCase()
  const code = field(status, 'Status') ?? ''
  const diagnostic = field(status, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? ''
  const reason = [code, diagnostic].filter(Boolean).join(' ')
  if (action === 'delivered') return { kind: 'delivered', reason, addresses, messageId }
  // A delay is no news yet: the mail server goes on trying.
  if (action !== 'failed') return undefined
  const kind = code.startsWith('5') && isNobodysMailbox(reason) ? 'bounced' : 'failed'
  return { kind, reason, addresses, messageId }
}

/** The value of a header field, with its continuation lines. */
function field(text: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(text)
  return found?.[1]?.replace(/\s+/g, ' ').trim()
}
