import { type ContactMessage, listContactMessages, markContactMessage } from '#contract/site/contact.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const message: ContactMessage = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ola Brandt',
  email: 'ola@brandt.example',
  company: 'Brandt Ltd',
  subject: 'Does it run on a Raspberry Pi?',
  message: 'We have one in the office.\nIt has 4 GB.',
  inquiryType: 'support',
  createdAt: '2026-03-01T10:00:00.000Z',
  answeredAt: null,
}

const open = () => openPage('/admin/messages', { as: aUser({ role: 'super_admin' }) })

test('an admin reads what visitors wrote, answers by email and marks it as answered', async () => {
  const backend = currentBackend()
  backend.answer(listContactMessages, [message])
  const { user } = open()
  const card = within(await screen.findByRole('article', { name: message.subject }))
  expect(card.getByText(/Ola Brandt, Brandt Ltd <ola@brandt.example>/)).toBeVisible()
  expect(card.getByText(/It has 4 GB/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:ola%40brandt.example?subject=Re%3A%20Does%20it%20run%20on%20a%20Raspberry%20Pi%3F',
  )
  const answered = { ...message, answeredAt: '2026-03-02T10:00:00.000Z' }
  backend.answer(markContactMessage, answered)
  backend.answer(listContactMessages, [answered])
  await user.click(card.getByRole('button', { name: 'Mark as answered' }))
  expect(await card.findByText('Answered')).toBeVisible()
  expect(backend.received(markContactMessage).map(({ body }) => body)).toEqual([{ isAnswered: true }])
  expect(card.getByRole('button', { name: 'Mark as open' })).toBeVisible()
})

test('without messages the page says where they come from', async () => {
  currentBackend().answer(listContactMessages, [])
  open()
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
})

test('messages that could not be loaded are asked for again', async () => {
  const backend = currentBackend()
  backend.fail(listContactMessages)
  const { user } = open()
  expect(await screen.findByText("Couldn't load the messages")).toBeVisible()
  backend.answer(listContactMessages, [message])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 message')).toBeVisible()
})
