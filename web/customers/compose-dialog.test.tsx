import { getCampaignSettings } from '#contract/campaigns/campaigns.ts'
import { getCustomer, listCustomers, requestTestimonial } from '#contract/customers/customers.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerDetails, customerRequest } from '../test/samples/customers-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { aCustomer, anInstance } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })

/** The email to Ines, being written. */
async function openEmail(details = customerDetails({ customer: ines })) {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.answer(getCustomer, details)
  return press(openPart('/customers'))
}

async function press({ user }: ReturnType<typeof openPart>) {
  const card = within(await screen.findByRole('article', { name: ines.name }))
  await user.click(card.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Email ${ines.name}` }))
  const subject = dialog.getByLabelText('Subject')
  const message = dialog.getByLabelText('Message')
  const send = dialog.getByRole('button', { name: 'Send request' })
  return { user, dialog, subject, message, send }
}

test("'Email' shows the email as it arrives: who asks and why, the link to the form, and where replies go (CUST-02)", async () => {
  const { user, dialog, message } = await openEmail()
  const preview = await dialog.findByRole('region', { name: 'Email preview' })
  expect(dialog.getByText('The email links to your form. Replies go to you.')).toBeVisible()
  expect(preview).toHaveTextContent('How was your experience with Lindqvist Bakery?')
  expect(preview).toHaveTextContent('Hi Ines,')
  expect(preview).toHaveTextContent('https://plaudit.example/testimonial-form/lindqvist-form')
  expect(within(preview).getByText('mara@lindqvist.example')).toBeVisible()
  expect(preview).toHaveTextContent(
    'Lindqvist Bakery sent you this through Plaudit because you are on their customer list.',
  )
  await user.clear(message)
  await user.click(message)
  await user.paste('Dear {{customerName}}, how was the bread?')
  expect(preview).toHaveTextContent('Dear Ines Maria Duarte, how was the bread?')
})

test('the same email can be opened in the owner’s own email app (CUST-02)', async () => {
  const { dialog } = await openEmail()
  const link = await dialog.findByRole('link', { name: 'Open in your email app' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual(['mailto:', 'ines@example.com'])
  expect(address.searchParams.get('subject')).toBe('How was your experience with Lindqvist Bakery?')
  expect(address.searchParams.get('body')).toContain(
    'Share your experience: https://plaudit.example/testimonial-form/lindqvist-form',
  )
})

test('a request is sent as it was typed, and the customer is pending at once (CUST-02, CUST-06)', async () => {
  const backend = currentBackend()
  const { user, subject, send } = await openEmail()
  await user.clear(subject)
  await user.click(subject)
  await user.paste('How was the bread?')
  const asked = { ...ines, status: 'pending' } as const
  backend.answer(requestTestimonial, { customer: asked, request: customerRequest({ state: 'queued' }) })
  backend.answer(listCustomers, [asked])
  await waitFor(() => expect(send).toBeEnabled())
  await user.click(send)
  expect(await screen.findByText('Request queued')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const [{ params, body } = {}] = backend.received(requestTestimonial)
  expect([params?.id, body?.subject]).toEqual([ines.id, 'How was the bread?'])
  expect(body?.message).toContain('Hi {{firstName}},')
  const card = within(screen.getByRole('article', { name: ines.name }))
  expect(card.getByText('Pending')).toBeVisible()
})

test('an email that links to a review site, or says nothing, is not sent', async () => {
  const { user, dialog, subject, message, send } = await openEmail()
  await waitFor(() => expect(send).toBeEnabled())
  await user.clear(subject)
  await user.clear(message)
  await user.click(message)
  await user.paste('Dear {{customerName}}, see https://g.page/r/abc/review')
  await user.click(send)
  expect(
    await dialog.findByText(
      'This email may only link to your own form. Please remove the link to the review site.',
    ),
  ).toBeVisible()
  expect(dialog.getByText('Subject is required')).toBeVisible()
  expect(currentBackend().calls(requestTestimonial)).toEqual([])
})

test('who was asked before is said, and a second request on one day is refused and keeps its text (CUST-02)', async () => {
  const backend = currentBackend()
  const { user, dialog, subject, send } = await openEmail(
    customerDetails({ customer: ines, requests: [customerRequest()] }),
  )
  expect(await dialog.findByText('Last asked: today, no answer yet.')).toBeVisible()
  expect(await dialog.findByText('Asked recently')).toBeVisible()
  const refusal = 'This customer was already asked in the last 24 hours. Please try again in 3 hours.'
  backend.refuse(requestTestimonial, 'too-many-requests', refusal)
  await user.clear(subject)
  await user.type(subject, 'Once more')
  await user.click(send)
  expect(await dialog.findByText(refusal)).toBeVisible()
  expect(subject).toHaveValue('Once more')
})

test('who was asked within the days of the sending rules is said to have been, and nobody who was asked before (CUST-02)', async () => {
  const backend = currentBackend()
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const asked = (days: number) =>
    customerDetails({ customer: ines, requests: [customerRequest({ sentAt: ago(days) })] })
  backend.answer(getCampaignSettings, { cooldownDays: 30, emailsPerHour: 500 })
  backend.answer(listCustomers, [ines])
  backend.answer(getCustomer, asked(3))
  const page = openPart('/customers')
  const { dialog } = await press(page)
  expect((await dialog.findByText('Asked recently')).parentElement).toHaveTextContent(
    'This customer was last asked 3 days ago. Your sending rules leave 30 days between requests.',
  )
  backend.answer(getCustomer, asked(31))
  page.reload()
  const later = await press(page)
  expect(await later.dialog.findByText(/^Last asked/)).toBeVisible()
  expect(later.dialog.queryByText('Asked recently')).not.toBeInTheDocument()
})

test('an email that got lost on the way is sent again as the same request', async () => {
  const backend = currentBackend()
  const { user, dialog, send } = await openEmail()
  backend.fail(requestTestimonial)
  await waitFor(() => expect(send).toBeEnabled())
  await user.click(send)
  expect(await dialog.findByText('The email was not sent. Please try again.')).toBeVisible()
  backend.answer(requestTestimonial, { customer: ines, request: customerRequest({ state: 'queued' }) })
  await user.click(send)
  expect(await screen.findByText('Request queued')).toBeVisible()
  const [first, second] = backend.calls(requestTestimonial)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('while the customer cannot be loaded nothing can be sent, and what was typed is kept', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.fail(getCustomer)
  const { user, dialog, subject, send } = await press(openPart('/customers'))
  expect(await dialog.findByText("Couldn't load this customer.")).toBeVisible()
  await user.clear(subject)
  await user.type(subject, 'Once more')
  expect(send).toBeDisabled()
  backend.answer(getCustomer, customerDetails({ customer: ines }))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(send).toBeEnabled())
  expect(subject).toHaveValue('Once more')
})

test('without a mail server the email is kept in the outbox, and that is said with the setting that changes it', async () => {
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  const { dialog } = await openEmail()
  expect(await dialog.findByText("This server can't send email")).toBeVisible()
  expect(dialog.getByText(/kept in the outbox and not sent\. Set SMTP_URL/)).toBeVisible()
})
