import PostalMime, { type Email } from 'postal-mime'
import { isNobodysMailbox } from '../../integrations/mail/mail-failures.ts'
import type { FeedbackKind } from '../news/news.ts'
import { readPlainReport } from './plain-report.ts'

/** What an email that came back says (RFC 3464 and 6533), or a report of spam (RFC 5965). */
export interface Returned {
  /** One for each recipient that it speaks of; of spam, one for whoever it is about. */
  readonly fates: readonly Fate[]
  /** Addresses of ours that it may have been sent to. */
  readonly addresses: readonly string[]
  /** The `Message-ID` of what came back. */
  readonly messageId: string | undefined
}

export interface Fate {
  /** None of a delay: the mail server goes on trying. */
  readonly kind: FeedbackKind | undefined
  readonly reason: string
  /** As the report spells them: one mailbox may be named as it was written to and as it was forwarded to. */
  readonly recipients: readonly string[]
}

const statusTypes = ['message/delivery-status', 'message/global-delivery-status']
const originalTypes = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
]

/** Reads a message that arrived in the mailbox for bounces; nothing of one that says nothing, such as a note of absence. */
export async function readReturned(message: Uint8Array): Promise<Returned | undefined> {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' })
  const addresses = mail.headers
    .filter(({ key }) => /^(delivered-to|x-original-to|to)$/.test(key))
    .map(({ value }) => value)
  const isSpam = /abuse/i.test(
    fieldOf(partOf(mail, ['message/feedback-report']) ?? '', 'Feedback-Type') ?? '',
  )
  const status = partOf(mail, statusTypes)
  const plain = isSpam || status !== undefined ? undefined : readPlainReport(mail.text ?? '')
  const original = partOf(mail, originalTypes) ?? plain?.original ?? ''
  const fates = isSpam
    ? [{ kind: 'complained' as const, reason: 'Marked as spam', recipients: [] }]
    : status === undefined
      ? (plain?.failures ?? []).map(({ recipient, reason }) =>
          fateOf({ action: 'failed', reason, recipients: [recipient] }),
        )
      : fatesIn(status)
  return fates.length === 0 ? undefined : { fates, addresses, messageId: fieldOf(original, 'Message-ID') }
}

function partOf({ attachments }: Email, types: readonly string[]): string | undefined {
  const found = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  return typeof found?.content === 'string' ? found.content : undefined
}

/** The first group of fields is about the whole message, each of the others about one recipient. */
function fatesIn(status: string): Fate[] {
  const groups = status.split(/(?:\r?\n[ \t]*){2,}/)
  return groups.flatMap((group) => {
    const action = fieldOf(group, 'Action')?.toLowerCase()
    if (action === undefined) return []
    const code = fieldOf(group, 'Status') ?? ''
    const diagnostic = fieldOf(group, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? ''
    const recipients = [fieldOf(group, 'Original-Recipient'), fieldOf(group, 'Final-Recipient')]
    return fateOf({
      action,
      reason: [code, diagnostic].filter(Boolean).join(' '),
      recipients: recipients.flatMap((one) => (one === undefined ? [] : addressIn(one))),
    })
  })
}

function fateOf({ action, ...said }: Omit<Fate, 'kind'> & { readonly action: string }): Fate {
  if (action === 'delivered') return { kind: 'delivered', ...said }
  if (action !== 'failed') return { kind: undefined, ...said }
  // A plain report may have no code such as "5.1.1".
  const [code = '5'] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(said.reason) ?? []
  return { kind: code.startsWith('5') && isNobodysMailbox(said.reason) ? 'bounced' : 'failed', ...said }
}

/** `utf-8; m\x{FC}ller@example.org`, as RFC 6533 writes what does not fit into ASCII. */
function addressIn(value: string): string {
  return value
    .replace(/^[\w-]+;\s*/, '')
    .replace(/\\x\{([0-9A-F]{1,6})\}/gi, (whole, hex: string) => {
      const point = Number.parseInt(hex, 16)
      return point > 0x10_ff_ff ? whole : String.fromCodePoint(point)
    })
    .replace(/^<|>$/g, '')
    .trim()
}

/** The value of a header field, with its continuation lines. */
function fieldOf(text: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(text)
  return found?.[1]?.replace(/\s+/g, ' ').trim()
}
