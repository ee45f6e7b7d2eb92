import {
  type CustomerDetails,
  deleteCustomer,
  getCustomer,
  listCustomers,
} from '#contract/customers/customers.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getCustomerTexting, giveTextConsent, requestTestimonialByText } from '#contract/texts/texts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerDetails, customerRequest } from '../test/samples/customers-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { aCustomer, anInstance, aTestimonial, someStats } from '../test/samples/samples.ts'
import { aTexting } from '../test/samples/texts-samples.ts'
import { currentBackend } from '../test/setup.ts'
import { openCustomerCard } from '../test/steps/open-customer-card.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte', status: 'responded', crmType: 'hubspot' })
const rye = aTestimonial()
const today = new Date().toISOString()
const answered: Partial<CustomerDetails> = {
  customer: ines,
  testimonials: [{ ...rye, createdAt: today }],
  requests: [customerRequest({ answeredAt: today, testimonialId: rye.id })],
  consents: [
    {
      id: 'consent-1',
      testimonialId: rye.id,
      wordingVersion: '2026-11',
      scopes: ['display', 'use_name'],
      givenAt: today,
    },
  ],
}

async function openDetails(details: Partial<CustomerDetails> = answered) {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.answer(getCustomer, customerDetails({ customer: ines, ...details }))
  const page = openPart(`/customers?customer=${ines.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: ines.name }))
  return { ...page, dialog }
}

test("'Details' shows fields, testimonials, requests and consent, by a link as well (CUST-03)", async () => {
  const { dialog } = await openDetails()
  expect(dialog.getByText('ines@example.com')).toBeVisible()
  expect(dialog.getByText('Responded')).toBeVisible()
  expect(dialog.getByText('HubSpot')).toBeVisible()
  expect(dialog.getByRole('list', { name: 'Testimonials' })).toHaveTextContent('The rye keeps for a week')
  expect(dialog.getByRole('list', { name: 'Requests' })).toHaveTextContent('Answered: Today')
  const consent = dialog.getByRole('list', { name: 'Consent' })
  expect(consent).toHaveTextContent('Show their testimonial · Use their name')
  expect(consent).toHaveTextContent('Version 2026-11')
})

test('a testimonial of the customer opens where it can be decided (CUST-03)', async () => {
  const backend = currentBackend()
  const { user, dialog } = await openDetails()
  backend.answer(listTestimonials, [rye])
  backend.answer(getTestimonialStats, someStats())
  backend.answer(getTestimonial, rye)
  await user.click(dialog.getByRole('link', { name: /^Open testimonial/ }))
  expect(location.pathname + location.search).toBe(`/testimonials?view=${rye.id}`)
})

test('nobody asked them, nothing came, nothing was agreed: each is one short sentence', async () => {
  const { dialog } = await openDetails({})
  for (const sentence of ['No testimonials yet.', 'No requests yet.', 'No consent on record yet.']) {
    expect(dialog.getByText(sentence)).toBeVisible()
  }
})

test('a request says how far its email has come, and when they were reminded (CUST-02, CUST-03)', async () => {
  const { dialog } = await openDetails({
    requests: [
      customerRequest({ id: '1', state: 'queued' }),
      customerRequest({ id: '2', state: 'failed' }),
      customerRequest({ id: '3', state: 'unknown' }),
      customerRequest({ id: '4', state: 'sent', remindedAt: today }),
    ],
  })
  const rows = within(dialog.getByRole('list', { name: 'Requests' })).getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  for (const [index, word] of ['Queued', 'Not sent', 'Delivery unknown', 'Sent'].entries()) {
    expect(within(rows[index]!).getByText(word)).toBeVisible()
    expect(within(rows[index]!).getByText('No answer yet')).toBeVisible()
  }
  expect(rows[3]).toHaveTextContent('Asked: Today, reminded: Today')
})

test('without a mail server no request claims to be sent: it is in the outbox (CUST-02)', async () => {
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  const { dialog } = await openDetails({ requests: [customerRequest()] })
  expect(await within(dialog.getByRole('list', { name: 'Requests' })).findByText('In outbox')).toBeVisible()
})

test('a card’s Details has an address of its own, and its Email leads on to the email (CUST-02, CUST-03)', async () => {
  const { user, card } = await openCustomerCard(ines)
  await user.click(card.getByRole('button', { name: 'Details' }))
  const dialog = within(await screen.findByRole('dialog', { name: ines.name }))
  expect(location.search).toBe(`?customer=${ines.id}`)
  await user.click(dialog.getByRole('button', { name: 'Email' }))
  expect(await screen.findByRole('dialog', { name: `Email ${ines.name}` })).toBeVisible()
  expect(location.search).toBe('')
})

test('a customer who cannot be loaded is tried again', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.fail(getCustomer)
  const { user } = openPart(`/customers?customer=${ines.id}`)
  expect(await screen.findByText("Couldn't load this customer.")).toBeVisible()
  backend.answer(getCustomer, customerDetails(answered))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await within(screen.getByRole('dialog')).findByText('ines@example.com')).toBeVisible()
})

test('a customer is deleted after a question that says what stays (CUST-03)', async () => {
  const backend = currentBackend()
  const { user, dialog } = await openDetails()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: `Delete ${ines.name}?` })
  expect(question).toHaveTextContent(
    'Their testimonials stay. Your requests still count, without their email address. This cannot be undone.',
  )
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  const again = within(await screen.findByRole('dialog', { name: ines.name }))
  expect(backend.calls(deleteCustomer)).toEqual([])
  await user.click(again.getByRole('button', { name: 'Delete' }))
  backend.answer(deleteCustomer, { id: ines.id })
  backend.answer(listCustomers, [])
  const listAgain = backend.hold(listCustomers)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'No customers yet', hidden: true })).toBeInTheDocument()
  listAgain.release()
  expect(backend.received(deleteCustomer)).toMatchObject([{ params: { id: ines.id } }])
  await waitFor(() => expect(location.search).toBe(''))
})

test('a customer who could not be deleted is still there, and that is said', async () => {
  const { user, dialog } = await openDetails()
  currentBackend().fail(deleteCustomer)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText("Couldn't delete this customer. Please try again.")).toBeVisible()
})

test('PROD-06: a text message is sent once somebody has stated the consent, and not offered on a server without a gateway', async () => {
  const backend = currentBackend()
  const textable = { ...ines, phone: '+12125550123' }
  backend.answer(getInstance, anInstance({ textsConfigured: true }))
  backend.answer(getCustomerTexting, aTexting({ reason: 'no-consent', consent: null }))
  const { user, dialog } = await openDetails({ customer: textable })
  expect(await dialog.findByText('No consent on record yet.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Text' }))
  const text = within(await screen.findByRole('dialog', { name: `Text ${ines.name}` }))
  const send = text.getByRole('button', { name: 'Send text message' })
  const statement = await text.findByRole('checkbox', { name: /^They agreed to get text messages/ })
  expect(send).toBeDisabled()
  await user.click(statement)
  await user.type(text.getByLabelText(/^How they agreed/), 'Signed at the counter')
  backend.answer(giveTextConsent, aTexting())
  await user.click(text.getByRole('button', { name: 'Save consent' }))
  expect(await text.findByText(/Reply STOP to opt out$/)).toBeVisible()
  expect(text.getByText(/^1 segment, about \$0\.0079\. 988 left this month\.$/)).toBeVisible()
  backend.answer(requestTestimonialByText, {
    customer: textable,
    request: customerRequest({ channel: 'text' }),
  })
  await user.click(send)
  expect(await screen.findByText('Text message queued')).toBeVisible()
  expect(backend.received(giveTextConsent)).toMatchObject([{ body: { note: 'Signed at the counter' } }])
  expect(backend.received(requestTestimonialByText)).toHaveLength(1)
})
