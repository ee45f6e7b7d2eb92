import {
  changeMyTestimonial,
  getMyTestimonial,
  type MyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMyTestimonial, toasts } from '../../test/samples/customer-page-samples.ts'
import { speak } from '../../test/speak.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { currentBackend } from '../../test/setup.ts'

const buns = (own: Partial<MyTestimonial> = {}) =>
  aMyTestimonial({
    content: 'Best cardamom buns in town.',
    isShown: false,
    awaitsConfirmation: true,
    scopes: [],
    ...own,
  })

async function openAsked() {
  currentBackend().answer(getMyTestimonial, buns())
  const page = openCustomerPage('/my/amara-token')
  await screen.findByRole('heading', { name: 'Did you say this?' })
  return page
}

test('what the business wrote down waits for its author, who is told that it is not shown', async () => {
  await openAsked()
  expect(screen.getByText('Waiting for you')).toBeVisible()
  expect(
    screen.getByText(
      /It can't be shown unless you confirm it here or in a message that Lindqvist Bakery keeps/,
    ),
  ).toBeVisible()
})

test('the author confirms the version that they read', async () => {
  const { user } = await openAsked()
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, buns({ awaitsConfirmation: false, isShown: true }))
  await user.click(screen.getByRole('button', { name: 'Yes, I said this' }))
  expect(await screen.findByText('Lindqvist Bakery shows this testimonial publicly.')).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    { confirm: true, version: 'words-3' },
  ])
})

test('text that changed meanwhile is shown before it can be confirmed', async () => {
  const { user } = await openAsked()
  const backend = currentBackend()
  const sentence = 'This testimonial has changed since you opened it. Please read it again before you answer.'
  backend.refuse(changeMyTestimonial, 'edited-elsewhere', sentence)
  backend.answer(getMyTestimonial, buns({ content: 'Best buns in the world.', version: 'words-4' }))
  await user.click(screen.getByRole('button', { name: 'Yes, I said this' }))
  expect(await toasts().findByText('Please look again')).toBeVisible()
  expect(toasts().getByText(sentence)).toBeVisible()
  expect(screen.getByRole('figure')).toHaveTextContent('Best buns in the world.')
  backend.answer(changeMyTestimonial, buns({ awaitsConfirmation: false, isShown: true }))
  await user.click(screen.getByRole('button', { name: 'Yes, I said this' }))
  expect(await toasts().findByText('Thank you!')).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body.version)).toEqual([
    'words-3',
    'words-4',
  ])
})

test('the author edits it first, and what they save is theirs', async () => {
  const { user } = await openAsked()
  await user.click(screen.getByRole('button', { name: 'Edit it first' }))
  const text = screen.getByLabelText('Your testimonial')
  await user.clear(text)
  await user.type(text, 'Good buns.')
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, buns({ content: 'Good buns.', awaitsConfirmation: false }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Your testimonial' })).toBeVisible()
  expect(screen.getByRole('figure')).toHaveTextContent('Good buns.')
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([{ content: 'Good buns.' }])
})

test('the author declines, and it is withdrawn', async () => {
  const { user } = await openAsked()
  const backend = currentBackend()
  backend.answer(withdrawMyTestimonial, buns({ withdrawnAt: '2026-03-09T12:00:00.000Z' }))
  await user.click(screen.getByRole('button', { name: 'No, decline' }))
  expect(await screen.findByText(/^You withdrew this testimonial on/)).toBeVisible()
  expect(backend.calls(withdrawMyTestimonial)).toHaveLength(1)
})

test('words that were confirmed after an email of the business say so, in the language of the browser', async () => {
  const sentences = {
    'en-US':
      'Wherever it appears, it says that you confirmed it by email at the request of Lindqvist Bakery.',
    es: 'Donde aparezca, se indicará que lo confirmaste por correo electrónico a petición de Lindqvist Bakery.',
    'fr-CA': /^Partout où il apparaît, .* à la demande de Lindqvist Bakery\.$/,
    'de-AT': /^Wo immer Ihr Text erscheint, .* auf Bitte von Lindqvist Bakery bestätigt haben\.$/,
    'pt-BR': /^Onde aparecer, .* a pedido de Lindqvist Bakery\.$/,
  }
  for (const [language, sentence] of Object.entries(sentences)) {
    speak(language)
    currentBackend().answer(
      getMyTestimonial,
      buns({ awaitsConfirmation: false, isShown: true, isConfirmedOnRequest: true }),
    )
    const { close } = openCustomerPage('/my/amara-token')
    expect(await screen.findByText(sentence)).toBeVisible()
    close()
  }
})

test('a change by the business is beside the words of before, which their author may keep', async () => {
  const backend = currentBackend()
  const ownContent = 'Good buns.'
  backend.answer(getMyTestimonial, buns({ ownContent, isShown: true }))
  const { user } = openCustomerPage('/my/amara-token')
  await screen.findByRole('heading', { name: 'Is this change right?' })
  expect(
    screen.getByText(
      'Lindqvist Bakery changed your testimonial. Your own words stay until you confirm the change.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Good buns.')).toBeVisible()
  backend.answer(changeMyTestimonial, buns({ content: ownContent, awaitsConfirmation: false, isShown: true }))
  await user.click(screen.getByRole('button', { name: 'Keep my own words' }))
  expect(await screen.findByRole('heading', { name: 'Your testimonial' })).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([{ content: ownContent }])
  expect(backend.received(withdrawMyTestimonial)).toEqual([])
})
