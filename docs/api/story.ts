// npm install openapi-fetch altcha-lib
// curl "$PLAUDIT_URL/openapi.d.ts" -o plaudit.d.ts
// PLAUDIT_URL=https://... PLAUDIT_KEY=sk_... PLAUDIT_FORM=... PLAUDIT_HOOK=https://... node story.ts
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import createClient from 'openapi-fetch'
import type { paths } from './plaudit.d.ts'

const { PLAUDIT_URL = '', PLAUDIT_KEY = '', PLAUDIT_FORM = '', PLAUDIT_HOOK = '' } = process.env
const form = createClient<paths>({ baseUrl: PLAUDIT_URL })
const api = createClient<paths>({
  baseUrl: PLAUDIT_URL,
  headers: { Authorization: `Bearer ${PLAUDIT_KEY}` },
})

/** What was answered; a refusal says why. */
function answered<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const webhook = answered(
  await api.POST('/api/v1/webhooks', {
    body: { kind: 'webhook', name: 'Story', address: PLAUDIT_HOOK, events: ['testimonial.approved'] },
  }),
)

// A customer's browser: the consent questions, a challenge, its solution, and the words.
const { consent } = answered(
  await form.GET('/api/public/business-profile/{linkId}', { params: { path: { linkId: PLAUDIT_FORM } } }),
)
const challenge = answered(
  await form.GET('/api/public/challenge', { params: { query: { for: 'testimonial', link: PLAUDIT_FORM } } }),
)
const solution = await solveChallenge({ challenge, deriveKey })
const submitted = answered(
  await form.POST('/api/testimonials/submit', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      formId: PLAUDIT_FORM,
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      content: 'The rye keeps for a week and tastes better every day.',
      rating: 5,
      consent: { version: consent.version, scopes: ['display', 'use_name'] },
      altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    },
  }),
)

// The business: it reads what waits, approves it, and makes a widget.
const waiting = answered(
  await api.GET('/api/v1/testimonials', { params: { query: { status: 'pending', limit: 10 } } }),
)
const approved = answered(
  await api.POST('/api/v1/testimonials/{id}/approve', {
    params: { path: { id: submitted.id }, header: { 'Idempotency-Key': `approve-${submitted.id}` } },
  }),
)
const widget = answered(
  await api.POST('/api/v1/widgets', { body: { name: 'Home page', templateId: 'modern-card' } }),
)
console.log(
  JSON.stringify({
    waiting: waiting.map(({ id }) => id),
    id: approved.id,
    status: approved.status,
    widgetKey: widget.widgetKey,
    secret: webhook.secret,
  }),
)
