import { inquiryTypes, sendContactMessage } from '#contract/site/contact.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'

const fields = {
  Name: 'Ola Brandt',
  Email: 'ola@example.com',
  Subject: 'A question',
  Message: 'Does it run?',
}
const field = (name: string) => screen.getByRole('textbox', { name })
const answer = { id: '1', message: 'Thanks' }

async function fill(user: UserEvent) {
  for (const [name, text] of Object.entries(fields)) {
    // Of what a form was reset to, the library that types knows nothing.
    await user.clear(field(name))
    await user.paste(text)
  }
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }))

test('MKT-22: the form asks for name, email, company, subject, message and one of six inquiry types', async () => {
  await openSitePage('/contact')
  for (const name of [...Object.keys(fields), 'Company optional']) expect(field(name)).toBeEnabled()
  const types = within(screen.getByRole('combobox', { name: 'What is this about?' })).getAllByRole('option')
  expect(types.map((option) => option.getAttribute('value'))).toEqual([...inquiryTypes])
})

test('MKT-24: a message is sent, answered with Message Sent and a promise, and the form is cleared', async () => {
  currentBackend().answer(sendContactMessage, answer)
  const { user } = await openSitePage('/contact')
  await fill(user)
  await user.selectOptions(screen.getByRole('combobox'), 'press')
  await send(user)
  expect(await screen.findByText('Message Sent')).toBeVisible()
  expect(screen.getByText('Thanks for writing. We reply within 24 hours.')).toBeVisible()
  for (const name of Object.keys(fields)) expect(field(name)).toHaveValue('')
  expect(currentBackend().received(sendContactMessage)).toMatchObject([
    {
      body: {
        name: 'Ola Brandt',
        email: 'ola@example.com',
        subject: 'A question',
        message: 'Does it run?',
        inquiryType: 'press',
        website: '',
      },
    },
  ])
})

test('the message counts down near its maximum, is spoken once typing rests, and starts over after sending', async () => {
  currentBackend().answer(sendContactMessage, answer)
  const { user } = await openSitePage('/contact')
  await fill(user)
  expect(screen.getByText('12 / 5,000')).toBeVisible()
  await user.clear(field('Message'))
  await user.paste('x'.repeat(4_990))
  expect(screen.getByText('10 characters left', { ignore: '.sr-only' })).toBeVisible()
  const spoken = () => screen.queryByText('10 characters left', { selector: '[aria-live]' })
  expect(spoken()).toBeNull()
  await waitFor(() => expect(spoken()).toBeInTheDocument(), { timeout: 3000 })
  await user.paste('y'.repeat(20))
  expect(field('Message')).toHaveValue(`${'x'.repeat(4_990)}${'y'.repeat(10)}`)
  await send(user)
  expect(await screen.findByText('Message Sent')).toBeVisible()
  expect(await screen.findByText('0 / 5,000')).toBeVisible()
})

test('the form says beside each field what is missing, and sends nothing', async () => {
  const { user } = await openSitePage('/contact')
  await user.type(field('Email'), 'ola@')
  await send(user)
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveAccessibleDescription('Please enter your name')
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(field('Subject')).toHaveAccessibleDescription('Please enter a subject')
  expect(field('Message')).toHaveAccessibleDescription('Please enter a message')
  expect(currentBackend().calls(sendContactMessage)).toEqual([])
})

test('a message whose answer got lost is kept, and sent again under the same key', async () => {
  const backend = currentBackend()
  backend.lose(sendContactMessage)
  const { user } = await openSitePage('/contact')
  await fill(user)
  await send(user)
  expect(await screen.findByText('Message Not Sent')).toBeVisible()
  expect(field('Message')).toHaveValue(fields.Message)
  backend.answer(sendContactMessage, answer)
  await send(user)
  expect(await screen.findByText('Message Sent')).toBeVisible()
  const keys = backend.calls(sendContactMessage).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('another message goes under a key of its own', async () => {
  const backend = currentBackend()
  backend.answer(sendContactMessage, answer)
  const { user } = await openSitePage('/contact')
  for (const count of [1, 2]) {
    await fill(user)
    await send(user)
    await waitFor(() => expect(field('Subject')).toHaveValue(''))
    expect(backend.calls(sendContactMessage)).toHaveLength(count)
  }
  const keys = backend.calls(sendContactMessage).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

test('what the server refuses stands beside its field', async () => {
  const backend = currentBackend()
  backend.refuse(sendContactMessage, 'invalid-input', 'Please check the form', {
    subject: 'Please keep this under 160 characters',
  })
  const { user } = await openSitePage('/contact')
  await fill(user)
  await send(user)
  expect(await screen.findByText('Message Not Sent')).toBeVisible()
  expect(field('Subject')).toHaveFocus()
  expect(field('Subject')).toHaveAccessibleDescription('Please keep this under 160 characters')
  expect(field('Message')).toHaveValue(fields.Message)
})
