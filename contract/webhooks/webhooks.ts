import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { line, moment, rating, requiredLine } from '../fields.ts'
import { paging } from '../lists.ts'
import { change, creation, rowAction } from '../row-calls.ts'
import { idParams, removal } from '../shapes.ts'
import { webhookEvents, webhookKinds } from './webhook-events.ts'

/** How much of a customer's words a message in a chat carries, in characters; 0 is none of them. */
export const quoteLengths = [0, 140, 500, 3000] as const
export const mostWebhooks = 20

export const webhook = z.object({
  id: z.string(),
  kind: z.enum(webhookKinds),
  name: z.string(),
  /** The whole address of a webhook. Of a chat only its host: whoever knows the rest can post there. */
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Only ratings from here to there are told; null is no bound. Without a rating nothing is left out. */
  lowestRating: z.nullable(z.number()),
  highestRating: z.nullable(z.number()),
  quoteLength: z.number(),
  isActive: z.boolean(),
  /** Why it was turned off by us, in a sentence; null while it is on, or where somebody turned it off. */
  offBecause: z.nullable(z.string()),
  createdAt: moment,
  lastDeliveredAt: z.nullable(moment),
  /** Since when every try has failed; null while the last one succeeded. */
  failingSince: z.nullable(moment),
  lastError: z.nullable(z.string()),
  /** Until when what is sent is also signed with the secret before; null when there is none. */
  oldSecretUntil: z.nullable(moment),
})
export type Webhook = z.infer<typeof webhook>

const eventsField = z
  .array(z.enum(webhookEvents, { error: `Choose from: ${webhookEvents.join(', ')}` }))
  .check(z.minLength(1, 'Choose at least one event'), z.maxLength(webhookEvents.length))

const changeable = {
  name: requiredLine(1, 80, 'Name is required'),
  events: eventsField,
  lowestRating: z.nullable(rating),
  highestRating: z.nullable(rating),
  quoteLength: z.int().check(z.gte(0), z.lte(3000)),
}

/** Where it goes: `address` of everything but Telegram, which has a bot and a chat. */
export const webhookForm = z.object({
  ...changeable,
  kind: z.enum(webhookKinds),
  address: z.optional(line(2000)),
  botToken: z.optional(line(200)),
  chatId: z.optional(line(100)),
  lowestRating: z.optional(changeable.lowestRating),
  highestRating: z.optional(changeable.highestRating),
  quoteLength: z.optional(changeable.quoteLength),
})
export type WebhookForm = z.input<typeof webhookForm>

export const listWebhooks = ownerEndpoint('GET /api/webhooks', {
  acceptsKey: 'webhooks:write',
  response: z.array(webhook),
  about: {
    group: 'webhooks',
    place: 13,
    title: 'List webhooks',
    says: 'Webhooks and chat alerts, oldest first. Secrets are not shown again.',
  },
})

/** `secret` (`whsec_...`) is shown here, and when it is rotated; chats have none. */
export const createWebhook = endpoint('POST /api/webhooks', {
  access: 'owner',
  onlyOwners: true,
  rate: 'app',
  support: 'never',
  acceptsKey: 'webhooks:write',
  ...creation(webhookForm, z.extend(webhook, { secret: z.nullable(z.string()) })),
  about: {
    group: 'webhooks',
    place: 14,
    title: 'Create a webhook',
    says: 'Sends the events you choose to an https address, signed as the Standard Webhooks specification describes. The answer has the secret to check signatures with; keep it, as it is not shown again. Zapier, n8n and Make subscribe with this call.',
    sample: {
      body: {
        kind: 'webhook',
        name: 'Our shop',
        address: 'https://shop.example.com/webhooks/plaudit',
        events: ['testimonial.approved', 'testimonial.deleted'],
      },
    },
  },
})

export const changeWebhook = ownerEndpoint('PATCH /api/webhooks/:id', {
  onlyOwners: true,
  support: 'never',
  ...change(z.partial(z.object({ ...changeable, isActive: z.boolean() })), webhook),
})

/** What waits for it is not sent any more. */
export const deleteWebhook = ownerEndpoint('DELETE /api/webhooks/:id', {
  onlyOwners: true,
  support: 'never',
  acceptsKey: 'webhooks:write',
  ...removal,
  about: {
    group: 'webhooks',
    place: 15,
    title: 'Delete a webhook',
    says: 'Nothing more is sent to it, not even what was waiting. Zapier, n8n and Make unsubscribe with this call.',
    sample: { params: { id: placeholders.webhookId } },
    refusals: ['not-found'],
  },
})

/** A new secret. For 24 hours everything is signed with both; not again before they are over. */
export const rotateWebhookSecret = endpoint('POST /api/webhooks/:id/secret', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  support: 'never',
  ...rowAction(z.extend(webhook, { secret: z.nullable(z.string()) })),
})

/** Stops signing with the secret before, at once: it has leaked. */
export const dropOldWebhookSecret = ownerEndpoint('DELETE /api/webhooks/:id/old-secret', {
  onlyOwners: true,
  support: 'never',
  ...rowAction(webhook),
})

export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const attempt = z.object({
  at: moment,
  durationMs: z.number(),
  /** Of the answer; null when there was none. */
  answerStatus: z.nullable(z.number()),
  /** How the answer began. */
  answer: z.string(),
  error: z.nullable(z.string()),
})

export const delivery = z.object({
  id: z.string(),
  /** `webhook-id` of every try. */
  messageId: z.string(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAt: moment,
  /** When it is tried again; null when it is not. */
  nextAt: z.nullable(moment),
  /** Of the last answer; null when there was none. */
  answerStatus: z.nullable(z.number()),
  error: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof delivery>

/** Newest first. */
export const listDeliveries = ownerEndpoint('GET /api/webhooks/:id/deliveries', {
  params: idParams,
  query: z.object({ state: z.optional(z.enum(deliveryStates)), ...paging }),
  response: z.array(delivery),
})

/** With the request as it is sent, and every try. */
export const getDelivery = ownerEndpoint('GET /api/webhook-deliveries/:id', {
  params: idParams,
  response: z.extend(delivery, { request: z.string(), tries: z.array(attempt) }),
})

/** Sends one once more, at once, whatever became of it. */
export const replayDelivery = ownerEndpoint('POST /api/webhook-deliveries/:id/replay', {
  support: 'never',
  ...rowAction(delivery),
})

/** Sends once more whatever was given up. */
export const replayFailed = ownerEndpoint('POST /api/webhooks/:id/replay', {
  support: 'never',
  ...rowAction(z.object({ replayed: z.number() })),
})

/** Sends a sample, and answers with what came back. */
export const testWebhook = endpoint('POST /api/webhooks/:id/test', {
  access: 'owner',
  rate: 'auth',
  support: 'never',
  ...rowAction(delivery),
})

/** What would be sent, of a sample: the message of a chat as text, or the JSON of a webhook. */
export const previewWebhook = ownerEndpoint('POST /api/webhooks/preview', {
  body: z.object({
    kind: z.enum(webhookKinds),
    event: z.enum(webhookEvents),
    quoteLength: z.int().check(z.gte(0), z.lte(3000)),
  }),
  response: z.object({ text: z.string() }),
})

/** An array of one, as Zapier and Make want it: what the event carries, of a sample. */
export const getWebhookSample = ownerEndpoint('GET /api/webhooks/samples/:event', {
  acceptsKey: 'webhooks:write',
  params: z.object({ event: z.enum(webhookEvents) }),
  response: z.array(z.object({ type: z.string(), timestamp: moment, data: z.looseObject({}) })),
  about: {
    group: 'webhooks',
    place: 16,
    title: 'Get a sample of an event',
    says: 'A list with one made-up event, in the shape of a real one. Zapier, n8n and Make show its fields before anything has happened.',
    sample: { params: { event: 'testimonial.approved' } },
  },
})
