import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { createTestimonial, deleteTestimonial } from '#contract/testimonials/editing.ts'
import * as api from '#contract/webhooks/webhooks.ts'
import type { WebhookForm } from '#contract/webhooks/webhooks.ts'
import type { WebhookEvent, WebhookKind } from '#contract/webhooks/webhook-events.ts'
import { caller } from '../test/as.ts'
import { emails } from '../emails/tables.ts'
import { makeBusiness, type Owner, submitted } from '../test/make.ts'
import { webhookReceiver } from '../test/stand-ins/webhook-receiver.ts'
import { testApp } from '../test/test-app.ts'
import { deliverWebhooks } from './sending/deliver.ts'
import { webhookMessages, webhooks } from './tables.ts'

const receiver = await webhookReceiver()
afterAll(() => receiver.close())
const app = await testApp({ PLAUDIT_INTERNAL_SITE: receiver.url })
const hourMs = 3_600_000

beforeEach(async () => {
  receiver.answer = { status: 200 }
  receiver.received.length = 0
  // Ahead of the clock of the queue, and the webhooks of other tests are left alone.
  app.clock.now = new Date(Date.now() + 24 * hourMs)
  await app.services.db.update(webhooks).set({ isActive: false })
})

const all: WebhookEvent[] = [
  'testimonial.submitted',
  'testimonial.approved',
  'testimonial.deleted',
  'feedback.opened',
  'customer.created',
]

function form(events: WebhookEvent[] = all, more: Partial<WebhookForm> = {}): WebhookForm {
  return { kind: 'webhook', name: 'Our shop', address: `${receiver.url}/hook`, events, ...more }
}

async function connected(owner: Owner, body = form()) {
  const made = await owner.call(api.createWebhook, { body })
  expect(made.status).toBe(201)
  return made.body
}

const send = () => deliverWebhooks.run(app.services, {})
const told = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } })
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])
const onlyDelivery = async (owner: Owner, id: string) =>
  (await owner.call(api.listDeliveries, { params: { id }, query: {} })).body[0]!

async function pass(ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await send()
}

describe('a webhook', () => {
  test('has a secret that is shown once, and neither it nor a chat’s address is kept readable', async () => {
    const owner = await makeBusiness(app)
    const { secret, id } = await connected(owner)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const body = form(['testimonial.approved'], {
      kind: 'slack',
      address: `${receiver.url}/services/T0/B0/secret`,
    })
    const slack = await connected(owner, body)
    expect([slack.secret, slack.address]).toEqual([null, new URL(receiver.url).host])
    const listed = await owner.call(api.listWebhooks, {})
    expect(listed.body.map((one) => one.id)).toEqual([id, slack.id])
    const rows = JSON.stringify(await app.services.db.select().from(webhooks))
    for (const hidden of [secret!.slice(6), 'services/T0/B0'])
      expect(listed.text + rows).not.toContain(hidden)
  })

  test.for<[WebhookKind, Partial<WebhookForm>, string]>([
    ['webhook', { address: 'http://example.com/hook' }, 'address'],
    ['webhook', { address: 'https://169.254.169.254/latest' }, 'address'],
    ['webhook', { address: 'https://user:pass@example.com/' }, 'address'],
    ['webhook', { address: 'https://localhost/' }, 'address'],
    ['slack', { address: 'https://hooks.slack.com.evil.example/services/T/B/x' }, 'address'],
    ['discord', { address: 'https://discord.com/channels/1' }, 'address'],
    ['teams', { address: 'https://logic.azure.com.evil.example/' }, 'address'],
    ['telegram', { botToken: 'no', chatId: '1' }, 'botToken'],
    ['telegram', { botToken: `123456:${'A'.repeat(35)}`, chatId: 'me' }, 'chatId'],
  ])('of the kind %s takes no address like %o', async ([kind, where, field]) => {
    const owner = await makeBusiness(app)
    const { status, problem } = await owner.call(api.createWebhook, { body: { ...form(), kind, ...where } })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
  })

  test('is made, listed and deleted by a program with the scope for it, which gets a sample of each event', async () => {
    const owner = await makeBusiness(app)
    const asked = { kind: 'secret' as const, name: 'Zapier', scopes: ['webhooks:write' as const] }
    const { key } = (await owner.call(createApiKey, { body: asked })).body
    const program = caller(app)
    const headers = { authorization: `Bearer ${key}` }
    const { id } = (await program.call(api.createWebhook, { body: form() }, headers)).body
    expect((await program.call(api.listWebhooks, {}, headers)).body).toHaveLength(1)
    const sample = await program.call(
      api.getWebhookSample,
      { params: { event: 'customer.created' } },
      headers,
    )
    expect(sample.body).toMatchObject([{ type: 'customer.created', data: { name: 'Ines Duarte' } }])
    expect((await program.call(api.deleteWebhook, { params: { id } }, headers)).status).toBe(200)
    expect((await owner.call(api.listWebhooks, {})).body).toEqual([])
  })
})

describe('what happens', () => {
  test('is sent once it is committed, signed so that the library of Standard Webhooks verifies it', async () => {
    const owner = await makeBusiness(app)
    const { secret, id } = await connected(owner)
    const { id: testimonialId } = await submitted(app, owner.user.formId, { rating: 5 })
    const params = { id: testimonialId }
    await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
    await owner.call(createCustomer, { body: { name: 'Tom', email: 'tom@example.com' } })
    await owner.call(deleteTestimonial, { params })
    await send()
    expect(
      told()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['customer.created', 'testimonial.approved', 'testimonial.deleted', 'testimonial.submitted'])
    const verifier = new Verifier(secret!)
    for (const { body, headers } of receiver.received) {
      // The app's clock is a day ahead, which the library would take for a message of the future.
      const at = Number(headers['webhook-timestamp'])
      expect(Math.abs(at * 1000 - app.clock.now.getTime())).toBeLessThan(5000)
      const signature = verifier.sign(String(headers['webhook-id']), new Date(at * 1000), body)
      expect(headers['webhook-signature']).toBe(signature)
    }
    const approved = told().find(({ type }) => type === 'testimonial.approved')
    expect(approved?.data).toMatchObject({ id: testimonialId, status: 'approved', rating: 5 })
    expect(new Set(ids()).size).toBe(4)
    const [shown] = (await owner.call(api.listWebhooks, {})).body
    expect(shown).toMatchObject({ id, lastDeliveredAt: app.clock.now.toISOString(), failingSince: null })
  })

  test('in one workspace is not told to another, nor what was not chosen', async () => {
    const owner = await makeBusiness(app)
    const neighbor = await makeBusiness(app)
    await connected(neighbor)
    await connected(owner, form(['customer.created']))
    await submitted(app, owner.user.formId)
    await send()
    expect(receiver.received).toEqual([])
  })

  test('with a low rating goes to another channel than praise', async () => {
    const owner = await makeBusiness(app)
    const chat = (path: string, ratings: Partial<WebhookForm>) =>
      form(['testimonial.submitted', 'feedback.opened'], {
        kind: 'slack',
        address: `${receiver.url}/${path}`,
        ...ratings,
      })
    await connected(owner, chat('praise', { lowestRating: 4 }))
    await connected(owner, chat('complaints', { highestRating: 3 }))
    await submitted(app, owner.user.formId, { rating: 5, content: 'Lovely bread, every single week.' })
    await submitted(app, owner.user.formId, { rating: 1, scopes: [] })
    await send()
    const said = receiver.received.map(({ path, body }) => [path, body.includes('private feedback')])
    expect(said.toSorted()).toEqual([
      ['/complaints', true],
      ['/praise', false],
    ])
  })

  test('of somebody who asked to be forgotten is sent no more, and the log says nothing of them', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner, form(['testimonial.submitted', 'testimonial.deleted']))
    const sent = await submitted(app, owner.user.formId, { content: 'Only Ines says it like this.' })
    const { token } = sent
    await caller(app).call(eraseMyTestimonial, { params: { token } })
    await send()
    expect(told().map(({ type }) => type)).toEqual(['testimonial.deleted'])
    expect(JSON.stringify(await app.services.db.select().from(webhookMessages))).not.toContain('Only Ines')
    const listed = await owner.call(api.listDeliveries, { params: { id }, query: { state: 'failed' } })
    expect(listed.body).toEqual([])
  })
})

describe('an address that fails', () => {
  test('is tried ten times over three days under one id, then given up, and replayed when asked', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner, form(['customer.created']))
    await owner.call(createCustomer, { body: { name: 'Tom', email: 'tom@example.com' } })
    receiver.answer = { status: 500, body: 'Our database is down' }
    await send()
    await send()
    expect(receiver.received).toHaveLength(1)
    const waits = [0.002, 0.1, 0.6, 2.3, 5.6, 11.1, 15.5, 22.1, 26.5]
    for (const hours of waits) await pass(hours * hourMs)
    expect(new Set(ids()).size).toBe(1)
    expect(receiver.received).toHaveLength(10)
    const failed = await onlyDelivery(owner, id)
    expect(failed).toMatchObject({ state: 'failed', attempts: 10, answerStatus: 500, nextAt: null })
    const { body: log } = await owner.call(api.getDelivery, { params: { id: failed.id } })
    expect(log.tries).toHaveLength(10)
    expect(log.tries[0]).toMatchObject({ answerStatus: 500, answer: 'Our database is down' })
    expect(log.request).toBe(receiver.received[0]?.body)
    receiver.answer = { status: 200 }
    expect((await owner.call(api.replayFailed, { params: { id } })).body).toEqual({ replayed: 1 })
    await send()
    expect(await onlyDelivery(owner, id)).toMatchObject({ state: 'delivered', error: null })
    expect(new Set(ids()).size).toBe(1)
  })

  test('is waited for as long as it asks, and holds up nobody else meanwhile', async () => {
    const owner = await makeBusiness(app)
    await connected(owner, form(['customer.created']))
    await owner.call(createCustomer, { body: { name: 'Tom', email: 'tom@example.com' } })
    receiver.answer = { status: 429, headers: { 'retry-after': '600' } }
    await send()
    receiver.answer = { status: 200 }
    await owner.call(createCustomer, { body: { name: 'Ann', email: 'ann@example.com' } })
    const other = await makeBusiness(app)
    await connected(other, form(['customer.created'], { address: `${receiver.url}/other` }))
    await other.call(createCustomer, { body: { name: 'Lea', email: 'lea@example.com' } })
    await pass(500_000)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/other'])
    await pass(200_000)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/other', '/hook', '/hook'])
  })

  test('that is gone is turned off at once, and one that takes nothing for five days too; owners are told', async () => {
    const owner = await makeBusiness(app)
    const gone = await connected(owner, form(['customer.created']))
    receiver.answer = { status: 410 }
    await owner.call(createCustomer, { body: { name: 'Tom', email: 'tom@example.com' } })
    await send()
    const shown = async (id: string) =>
      (await owner.call(api.listWebhooks, {})).body.find((one) => one.id === id)
    expect(await shown(gone.id)).toMatchObject({
      isActive: false,
      offBecause: 'It answered 410: this address no longer takes messages.',
    })
    const broken = await connected(owner, form(['customer.created'], { name: 'Warehouse' }))
    receiver.answer = { status: 0 }
    for (let day = 0; day < 7; day++) {
      await owner.call(createCustomer, { body: { name: 'Tom', email: `tom${day}@example.com` } })
      await pass(24 * hourMs)
    }
    expect(await shown(broken.id)).toMatchObject({
      isActive: false,
      offBecause: 'Nothing has arrived there for five days.',
    })
    const mailed = await app.services.db.select().from(emails)
    const subjects = mailed
      .filter(({ recipient }) => recipient === owner.user.email)
      .map(({ subject }) => subject)
    expect(subjects.filter((subject) => /shop|Warehouse/.test(subject))).toEqual([
      'We turned off “Our shop”',
      '“Warehouse” has not received anything for a day',
      'We turned off “Warehouse”',
    ])
    const params = { id: broken.id }
    const back = await owner.call(api.changeWebhook, { params, body: { isActive: true } })
    expect(back.body).toMatchObject({ isActive: true, offBecause: null, failingSince: null })
  })

  test('whose process died in the middle gets the message from the next one, under the same id', async () => {
    const owner = await makeBusiness(app)
    await connected(owner, form(['customer.created']))
    await owner.call(createCustomer, { body: { name: 'Tom', email: 'tom@example.com' } })
    const { claimDeliveries } = await import('./sending/claim.ts')
    expect(await claimDeliveries(app.services, 16)).toHaveLength(1)
    await send()
    expect(receiver.received).toEqual([])
    await pass(61_000)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('secrets', () => {
  test('are rotated with a day in which both sign, which can be ended at once', async () => {
    const owner = await makeBusiness(app)
    const { secret: first, id } = await connected(owner, form(['customer.created']))
    const params = { id }
    const rotated = (await owner.call(api.rotateWebhookSecret, { params })).body
    const tested = await owner.call(api.testWebhook, { params })
    expect(tested.body).toMatchObject({ state: 'delivered', event: 'webhook.test', answerStatus: 200 })
    receiver.answer = { status: 500 }
    const failed = await owner.call(api.testWebhook, { params })
    expect(failed.body).toMatchObject({ state: 'failed', nextAt: null })
    receiver.answer = { status: 200 }
    await owner.call(api.testWebhook, { params })
    const signaturesOf = () => String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ')
    const expected = (secret: string | null) => {
      const { headers, body } = receiver.received.at(-1)!
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      return new Verifier(secret!).sign(String(headers['webhook-id']), at, body)
    }
    expect(signaturesOf()).toEqual([expected(rotated.secret), expected(first)])
    expect((await owner.call(api.rotateWebhookSecret, { params })).problem.message).toMatch(/still works/)
    await owner.call(api.dropOldWebhookSecret, { params })
    await owner.call(api.testWebhook, { params })
    expect(signaturesOf()).toEqual([expected(rotated.secret)])
    await owner.call(api.rotateWebhookSecret, { params })
    app.clock.now = new Date(app.clock.now.getTime() + 25 * hourMs)
    const { body: tried } = await owner.call(api.listWebhooks, {})
    expect(tried.length).toBeGreaterThan(0)
  })
})

test('a neighbor’s webhook is not found, by any call', async () => {
  const owner = await makeBusiness(app)
  const { id } = await connected(owner)
  await owner.call(createTestimonial, { body: { customerName: 'Ines', content: 'The rye keeps.' } })
  const { body: delivery } = await owner.call(api.testWebhook, { params: { id } })
  const neighbor = await makeBusiness(app)
  const params = { id }
  const answers = [
    await neighbor.call(api.deleteWebhook, { params }),
    await neighbor.call(api.rotateWebhookSecret, { params }),
    await neighbor.call(api.testWebhook, { params }),
    await neighbor.call(api.listDeliveries, { params, query: {} }),
    await neighbor.call(api.getDelivery, { params: { id: delivery.id } }),
    await neighbor.call(api.replayDelivery, { params: { id: delivery.id } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
})
