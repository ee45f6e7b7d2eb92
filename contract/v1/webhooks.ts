import { placeholders } from '../about.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  dropOldWebhookSecret,
  getDelivery,
  getWebhookSample,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailed,
  rotateWebhookSecret,
  webhook,
} from '../webhooks/webhooks.ts'
import { versioned } from './versioned.ts'

const group = 'webhooks'
const key = { scope: 'webhooks:write' } as const
const params = { id: placeholders.webhookId }
const ofDelivery = { id: placeholders.deliveryId }

export const v1ListWebhooks = versioned('GET /api/v1/webhooks', listWebhooks, {
  ...key,
  isWhole: true,
  about: {
    group,
    place: 1,
    title: 'List webhooks',
    says: 'Webhooks and chat alerts, oldest first. Secrets are not shown again.',
    sample: { query: { limit: '20' } },
  },
})

export const v1CreateWebhook = versioned('POST /api/v1/webhooks', createWebhook, {
  ...key,
  showsSecret: true,
  about: {
    group,
    place: 2,
    title: 'Create a webhook',
    says: 'Sends the events you choose to an https address, signed as the Standard Webhooks specification describes. The answer has the secret to check signatures with; keep it, as it is not shown again. Zapier, n8n and Make subscribe with this call.',
    sample: {
      body: {
        kind: 'webhook',
        name: 'Our shop',
        address: 'https://shop.example.com/webhooks/plaudit',
        events: ['testimonial.approved', 'testimonial.deleted'],
      },
      idempotencyKey: 'webhook-1',
    },
  },
})

export const v1GetWebhook = versioned('GET /api/v1/webhooks/:id', listWebhooks, {
  ...key,
  params: changeWebhook.params,
  picks: 'one',
  response: webhook,
  about: {
    group,
    place: 3,
    title: 'Get a webhook',
    says: 'One webhook, and since when it fails, if it does.',
    sample: { params },
  },
})

export const v1UpdateWebhook = versioned('PATCH /api/v1/webhooks/:id', changeWebhook, {
  ...key,
  about: {
    group,
    place: 4,
    title: 'Update a webhook',
    says: 'Changes the fields you send. A null bound of the rating is no bound. isActive turns it on and off.',
    sample: { params, body: { events: ['testimonial.submitted'], lowestRating: null, isActive: true } },
  },
})

export const v1DeleteWebhook = versioned('DELETE /api/v1/webhooks/:id', deleteWebhook, {
  ...key,
  about: {
    group,
    place: 5,
    title: 'Delete a webhook',
    says: 'Nothing more is sent to it, not even what was waiting. Zapier, n8n and Make unsubscribe with this call.',
    sample: { params },
  },
})

export const v1RotateWebhookSecret = versioned('POST /api/v1/webhooks/:id/secret', rotateWebhookSecret, {
  ...key,
  showsSecret: true,
  about: {
    group,
    place: 6,
    title: 'Rotate a webhook’s secret',
    says: 'Returns a new secret. For 24 hours, everything is signed with both.',
    sample: { params },
  },
})

export const v1DropOldSecret = versioned('DELETE /api/v1/webhooks/:id/old-secret', dropOldWebhookSecret, {
  ...key,
  about: {
    group,
    place: 7,
    title: 'Stop signing with the old secret',
    says: 'Ends the 24 hours at once, for a secret that leaked.',
    sample: { params },
  },
})

export const v1ListDeliveries = versioned('GET /api/v1/webhooks/:id/deliveries', listDeliveries, {
  ...key,
  about: {
    group,
    place: 8,
    title: 'List deliveries',
    says: 'What was sent to a webhook, newest first. state narrows it to what is waiting, delivered or failed.',
    sample: { params, query: { state: 'failed', limit: '20' } },
  },
})

export const v1GetDelivery = versioned('GET /api/v1/webhook-deliveries/:id', getDelivery, {
  ...key,
  about: {
    group,
    place: 9,
    title: 'Get a delivery',
    says: 'The request as it is sent, and every try with what came back.',
    sample: { params: ofDelivery },
  },
})

export const v1ReplayDelivery = versioned('POST /api/v1/webhook-deliveries/:id/replay', replayDelivery, {
  ...key,
  about: {
    group,
    place: 10,
    title: 'Send a delivery again',
    says: 'Sends it once more, at once, under the same webhook-id.',
    sample: { params: ofDelivery },
  },
})

export const v1ReplayFailed = versioned('POST /api/v1/webhooks/:id/replay', replayFailed, {
  ...key,
  about: {
    group,
    place: 11,
    title: 'Send failed deliveries again',
    says: 'Sends once more whatever was given up.',
    sample: { params },
  },
})

export const v1GetWebhookSample = versioned('GET /api/v1/webhook-samples/:event', getWebhookSample, {
  ...key,
  about: {
    group,
    place: 12,
    title: 'Get a sample of an event',
    says: 'A list with one made-up event, in the shape of a real one. Zapier, n8n and Make show its fields before anything has happened.',
    sample: { params: { event: 'testimonial.approved' } },
  },
})
