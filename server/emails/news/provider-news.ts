import { z } from 'zod/mini'
import { notJson, parseBounded } from '../../kit/parse-bounded.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import type { FeedbackKind } from './news.ts'

/** What a mail provider tells of one email, before it is known whether the email is ours. */
export interface ProviderNews {
  readonly kind: FeedbackKind
  readonly at: Date
  readonly reason?: string | undefined
  /** Of the event, by the provider. */
  readonly key: string
  /** Whatever may say which email it is: an id, a `Message-ID`, an address that it was sent from. */
  readonly marks: readonly (string | undefined)[]
}

/** A header of ours, where providers replace the `Message-ID`. */
export const emailHeader = 'X-Email-ID'

const text = z.optional(z.string())
const genericEvent = z.object({
  id: z.string(),
  email: z.string(),
  event: z.enum(['delivered', 'opened', 'bounced', 'failed', 'complained', 'unsubscribed']),
  at: text,
  reason: text,
})

const mostEvents = 1_000

/** The same from a long body, in a thread of its own (`read-apart.ts`). Nothing where it is no JSON. */
export function readEvents(bytes: Uint8Array): ProviderNews[] {
  try {
    return readGeneric(parseBounded(bytes))
  } catch (failure) {
    if (failure instanceof Unreadable && failure.message === notJson) return []
    throw failure
  }
}

/** One event, or a list of them, in our own words: for any mail server that can call a script. */
export function readGeneric(body: unknown): ProviderNews[] {
  if (Array.isArray(body) && body.length > mostEvents) {
    throw new Unreadable(`Please send at most ${mostEvents.toLocaleString('en')} events at a time.`)
  }
  const { data } = z.safeParse(z.union([genericEvent, z.array(genericEvent)]), body)
  return [data ?? []].flat().map(({ id, email, event, at, reason }) => {
    return { kind: event, at: momentOrNow(at), reason, key: `generic:${id}`, marks: [email] }
  })
}

const postmarkEvent = z.object({
  RecordType: z.string(),
  ID: z.optional(z.number()),
  MessageID: text,
  Metadata: z.optional(z.record(z.string(), z.string())),
  Type: text,
  Description: text,
  Details: text,
  DeliveredAt: text,
  BouncedAt: text,
  ReceivedAt: text,
  SuppressSending: z.optional(z.boolean()),
})

const postmarkKinds: Readonly<Record<string, FeedbackKind>> = {
  Delivery: 'delivered',
  Open: 'opened',
  SpamComplaint: 'complained',
}
/** Postmark's names for mailboxes that do not exist. */
const postmarkHard = new Set(['HardBounce', 'BadEmailAddress'])
/** It goes on trying. */
const postmarkLater = new Set(['Transient', 'DnsError', 'AutoResponder', 'AddressChange', 'Subscribe'])

export function readPostmark(body: unknown): ProviderNews[] {
  const { data } = z.safeParse(postmarkEvent, body)
  if (!data) return []
  const { RecordType, ID, MessageID, Metadata = {}, Type = '' } = data
  const bounced = postmarkHard.has(Type) ? 'bounced' : 'failed'
  const kind = RecordType === 'Bounce' ? bounced : postmarkKinds[RecordType]
  if (!kind || (RecordType === 'Bounce' && postmarkLater.has(Type))) return []
  const at = momentOrNow(data.BouncedAt ?? data.DeliveredAt ?? data.ReceivedAt)
  const key = `postmark:${RecordType}:${ID ?? MessageID ?? ''}`
  const reason = data.Details ?? data.Description
  return [{ kind, at, reason, key, marks: [Metadata['email-id'], MessageID] }]
}

const mailgunEvent = z.object({
  event: z.string(),
  id: z.string(),
  timestamp: z.number(),
  severity: text,
  message: z.optional(z.object({ headers: z.optional(z.object({ 'message-id': text })) })),
  'user-variables': z.optional(z.record(z.string(), z.unknown())),
  'delivery-status': z.optional(z.object({ message: text, description: text, code: z.optional(z.number()) })),
})
const mailgunKinds: Readonly<Record<string, FeedbackKind>> = {
  delivered: 'delivered',
  opened: 'opened',
  complained: 'complained',
  unsubscribed: 'unsubscribed',
}

export function readMailgun(body: unknown): ProviderNews[] {
  const { data } = z.safeParse(z.object({ 'event-data': mailgunEvent }), body)
  if (!data) return []
  const { event, id, timestamp, severity, message, ...more } = data['event-data']
  const status = more['delivery-status']
  const isHard = /\b5\.1\.\d|\b550\b/.test(`${status?.code ?? ''} ${status?.message ?? ''}`)
  const failed = severity === 'permanent' ? (isHard ? 'bounced' : 'failed') : undefined
  const kind = event === 'failed' ? failed : mailgunKinds[event]
  if (!kind) return []
  const reason = status?.message || status?.description
  const own = more['user-variables']?.['email-id']
  const marks = [typeof own === 'string' ? own : undefined, message?.headers?.['message-id']]
  return [{ kind, at: new Date(timestamp * 1000), reason, key: `mailgun:${id}`, marks }]
}

const sesEvent = z.object({
  eventType: text,
  notificationType: text,
  mail: z.object({
    messageId: z.string(),
    timestamp: text,
    source: text,
    headers: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  }),
  bounce: z.optional(
    z.object({
      bounceType: z.string(),
      bouncedRecipients: z.optional(z.array(z.object({ status: text, diagnosticCode: text }))),
    }),
  ),
})
const sesKinds: Readonly<Record<string, FeedbackKind>> = {
  Delivery: 'delivered',
  Open: 'opened',
  Complaint: 'complained',
}

/** The message inside a notification of Amazon SNS, whose signature was checked before. */
export function readSes(message: unknown, snsId: string): ProviderNews[] {
  const { data } = z.safeParse(sesEvent, message)
  if (!data) return []
  const { eventType, notificationType, mail, bounce } = data
  const type = eventType ?? notificationType ?? ''
  const bounced = bounce?.bounceType === 'Permanent' ? 'bounced' : 'failed'
  const kind = type === 'Bounce' ? bounced : sesKinds[type]
  if (!kind) return []
  const [first] = bounce?.bouncedRecipients ?? []
  const reason = first?.diagnosticCode ?? first?.status
  const marks = (mail.headers ?? []).flatMap(({ name, value }) =>
    [emailHeader.toLowerCase(), 'message-id'].includes(name.toLowerCase()) ? [value] : [],
  )
  return [
    { kind, at: momentOrNow(mail.timestamp), reason, key: `ses:${snsId}`, marks: [...marks, mail.source] },
  ]
}

/** Without one that can be read, it is now: nothing is dated later than it is written down. */
function momentOrNow(text: string | undefined): Date {
  const moment = new Date(text ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? new Date(8.64e15) : moment
}
