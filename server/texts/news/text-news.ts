import { z } from 'zod/mini'
import type { Receipt } from './receipts.ts'

/** What somebody wrote back. */
export interface Reply {
  readonly from: string
  readonly text: string
  /** The gateway's own id: told twice, it is one reply. */
  readonly key: string
}

/** What one call of a gateway tells, before it is known whether it is about us. */
export interface TextNews {
  readonly receipts: readonly Receipt[]
  readonly replies: readonly Reply[]
}

const nothing: TextNews = { receipts: [], replies: [] }
const text = z.optional(z.string())

const twilioStates: Readonly<Record<string, Receipt['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}

/** Form fields: `MessageStatus` in a status callback, `Body` in a reply. */
export function readTwilio(form: Readonly<Record<string, string>>, reference: string): TextNews {
  const { MessageSid = '', MessageStatus, From = '', Body, ErrorCode } = form
  if (MessageStatus === undefined) {
    return Body === undefined
      ? nothing
      : { ...nothing, replies: [{ from: From, text: Body, key: MessageSid }] }
  }
  const state = twilioStates[MessageStatus]
  if (!state) return nothing
  const reason = ErrorCode ? `Twilio error ${ErrorCode}` : undefined
  return { ...nothing, receipts: [{ reference, state, reason }] }
}

const vonageStatus = z.object({
  status: z.string(),
  client_ref: text,
  error: z.optional(z.object({ title: text, detail: text })),
})
const vonageReply = z.object({ from: z.string(), text: z.string(), message_uuid: z.string() })
const vonageStates: Readonly<Record<string, Receipt['state']>> = {
  submitted: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  rejected: 'failed',
  undeliverable: 'failed',
}

/** The Messages API's status and inbound webhooks. */
export function readVonage(body: unknown, reference: string): TextNews {
  const status = z.safeParse(vonageStatus, body).data
  const state = vonageStates[status?.status ?? '']
  if (status && state) {
    const reason = status.error?.detail ?? status.error?.title
    return { ...nothing, receipts: [{ reference: status.client_ref ?? reference, state, reason }] }
  }
  const reply = z.safeParse(vonageReply, body).data
  if (!reply) return nothing
  return { ...nothing, replies: [{ from: reply.from, text: reply.text, key: reply.message_uuid }] }
}

const gatewayStatus = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'failed']),
  reason: text,
})
const gatewayReply = z.object({ from: z.string(), text: z.string(), id: text })

/** In our own words, as JSON or a form: for any gateway that can call an address. */
export function readHttp(body: unknown, reference: string, now: Date): TextNews {
  const withReference = typeof body === 'object' && reference ? { id: reference, ...body } : body
  const status = z.safeParse(gatewayStatus, withReference).data
  if (status) {
    const { id, status: state, reason } = status
    return { ...nothing, receipts: [{ reference: id, state, reason }] }
  }
  const reply = z.safeParse(gatewayReply, body).data
  if (!reply) return nothing
  const key = reply.id ?? `${reply.from} ${reply.text} ${now.toISOString()}`
  return { ...nothing, replies: [{ from: reply.from, text: reply.text, key }] }
}
