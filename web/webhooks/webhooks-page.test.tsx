import * as api from '#contract/webhooks/webhooks.ts'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import { aDelivery, aWebhook } from '../test/samples/webhook-samples.ts'
import { currentBackend } from '../test/setup.ts'

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'

async function openWebhooks(all: Webhook[] = []) {
  const backend = currentBackend()
  backend.answer(api.listWebhooks, all)
  backend.answer(api.previewWebhook, { text: 'New testimonial ★★★★★' })
  const { user } = openPart('/webhooks')
  await screen.findByRole('heading', { level: 1, name: 'Webhooks and Alerts' })
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
  return { backend, user, dialog }
}

test('an alert is added for a chat, with its events, ratings and how much of the text', async () => {
  const { backend, user, dialog } = await openWebhooks()
  expect(await screen.findByText('No webhooks or alerts yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Alert' }))
  const add = await dialog('Add Alert')
  expect(await add.findByText('New testimonial ★★★★★')).toBeVisible()
  await user.type(add.getByLabelText('Name'), '#praise')
  await user.type(add.getByLabelText('Webhook URL'), 'https://hooks.slack.com/services/T0/B0/x')
  await user.click(add.getByRole('checkbox', { name: 'Private feedback received' }))
  await user.selectOptions(add.getByLabelText('Lowest rating'), '4 stars')
  await user.selectOptions(add.getByLabelText('How much of the text'), 'All of it')
  backend.answer(api.createWebhook, { ...aWebhook({ kind: 'slack' }), secret: null })
  await user.click(add.getByRole('button', { name: 'Add Alert' }))
  expect(await screen.findByRole('button', { name: 'Add Alert' })).toBeVisible()
  expect(backend.received(api.createWebhook)).toMatchObject([
    {
      body: {
        kind: 'slack',
        name: '#praise',
        address: 'https://hooks.slack.com/services/T0/B0/x',
        events: ['testimonial.submitted'],
        lowestRating: 4,
        highestRating: null,
        quoteLength: 3000,
      },
    },
  ])
})

test('a webhook shows its secret once, after what is wrong with the address was said beside it', async () => {
  const { backend, user, dialog } = await openWebhooks()
  await user.click(screen.getByRole('button', { name: 'Add Webhook' }))
  const add = await dialog('Add Webhook')
  await user.type(add.getByLabelText('Name'), 'Our shop')
  await user.type(add.getByLabelText('Send to'), 'http://shop.example.com')
  const sentence = 'Enter an https address on the public internet, such as https://example.com/webhooks'
  backend.refuse(api.createWebhook, 'invalid-input', sentence, { address: sentence })
  const button = add.getByRole('button', { name: 'Add Webhook' })
  await user.click(button)
  expect(await add.findByText(sentence)).toBeVisible()
  backend.answer(api.createWebhook, { ...aWebhook(), secret })
  await user.click(button)
  const made = await dialog('Copy your signing secret now')
  expect(made.getByLabelText('Signing secret')).toHaveValue(secret)
})

test('a webhook is tested, and says when it fails or was turned off', async () => {
  const failing = aWebhook({
    failingSince: new Date().toISOString(),
    lastError: 'The server refused the connection.',
  })
  const off = aWebhook({
    id: '0192f3a0-0000-7000-8000-00000000e009',
    name: 'Warehouse',
    isActive: false,
    offBecause: 'Nothing has arrived there for five days.',
  })
  const { backend, user } = await openWebhooks([failing, off])
  expect(await screen.findByText(/The server refused the connection\./)).toBeVisible()
  expect(screen.getByText('Nothing has arrived there for five days.')).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Warehouse is on' })).not.toBeChecked()
  backend.answer(api.testWebhook, aDelivery({ state: 'delivered', error: null, nextAt: null }))
  await user.click(screen.getAllByRole('button', { name: 'Send test' })[0]!)
  expect(await screen.findByText('Test delivered')).toBeVisible()
  backend.answer(api.changeWebhook, aWebhook({ id: off.id }))
  await user.click(screen.getByRole('switch', { name: 'Warehouse is on' }))
  expect(backend.received(api.changeWebhook)).toEqual([{ params: { id: off.id }, body: { isActive: true } }])
})

test('the log has each request with its answers, and sends it again', async () => {
  const { backend, user, dialog } = await openWebhooks([aWebhook()])
  const delivery = aDelivery()
  backend.answer(api.listDeliveries, [delivery])
  backend.answer(api.getDelivery, {
    ...delivery,
    request: '{"type":"testimonial.approved"}',
    tries: [
      { at: delivery.createdAt, durationMs: 12, answerStatus: 500, answer: 'Oops', error: delivery.error },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }))
  const log = await dialog('Deliveries to Our shop')
  await user.click(await log.findByRole('button', { name: /Testimonial approved/ }))
  expect(await log.findByText('{"type":"testimonial.approved"}')).toBeVisible()
  expect(log.getByText('Oops')).toBeVisible()
  backend.answer(api.replayDelivery, { ...delivery, state: 'delivered' })
  await user.click(log.getByRole('button', { name: 'Send again' }))
  expect(backend.received(api.replayDelivery)).toEqual([{ params: { id: delivery.id } }])
})
