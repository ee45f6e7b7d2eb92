import {
  changeMyTestimonial,
  eraseMyTestimonial,
  getMyTestimonial,
  type MyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aMyTestimonial, jonas, toasts } from '../../test/samples/customer-page-samples.ts'
import { hrefOf } from '../../test/href-of.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

async function openMine(own: Partial<MyTestimonial> = {}) {
  currentBackend().answer(getMyTestimonial, aMyTestimonial(own))
  const page = openCustomerPage('/my/jonas-token')
  await screen.findByRole('heading', { level: 1 })
  return page
}

test('customers see their testimonial, and that it is public', async () => {
  await openMine()
  expect(screen.getByRole('heading', { name: 'Your testimonial' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Your testimonial for Lindqvist Bakery'))
  expect(screen.getByRole('figure')).toHaveTextContent(/Thirty loaves every Friday\..*Jonas Petersen/)
  expect(screen.getByText('Public')).toBeVisible()
  expect(screen.getByText('Lindqvist Bakery shows this testimonial publicly.')).toBeVisible()
  expect(currentBackend().received(getMyTestimonial)[0]?.params.token).toBe('jonas-token')
})

test('the private page says nothing of a reward, and leads to no page of one (ruling 7.4)', async () => {
  await openMine()
  expect(document.body).not.toHaveTextContent(/reward|thank/i)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/verify/jonas-id',
    '/api/public/my/jonas-token/data',
  ])
})

test('taking back a permission saves exactly what is left, for the version that was seen', async () => {
  const { user } = await openMine()
  expect(screen.queryByRole('button', { name: 'Save choices' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: /You may show my name/ }))
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, aMyTestimonial({ scopes: ['display'] }))
  await user.click(screen.getByRole('button', { name: 'Save choices' }))
  expect(await toasts().findByText('Your choices are saved')).toBeVisible()
  expect(backend.received(changeMyTestimonial)[0]?.body).toEqual({
    consent: { version: '2026-11.4+company:en', scopes: ['display'] },
    version: 'words-3',
  })
  expect(screen.queryByRole('button', { name: 'Save choices' })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /You may show my name/ })).not.toBeChecked()
})

test('an edited testimonial is saved, and says that it waits for approval', async () => {
  const { user } = await openMine()
  await user.click(screen.getByRole('button', { name: 'Edit testimonial' }))
  const text = screen.getByLabelText('Your testimonial')
  expect(text).toHaveFocus()
  expect(text).toHaveAccessibleDescription(
    'After you save, it only appears once Lindqvist Bakery approves it.',
  )
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please write your testimonial.')).toBeVisible()
  await user.type(text, 'Forty loaves.')
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, ({ body }) =>
    aMyTestimonial({ content: body.content ?? '', isShown: false }),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('figure')).toHaveTextContent('Forty loaves.')
  expect(screen.getByText('Not public')).toBeVisible()
  expect(screen.getByText(/Only Lindqvist Bakery can see this testimonial/)).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    { content: 'Forty loaves.' },
  ])
})

test('an edit that is canceled changes nothing and leaves the focus where it began', async () => {
  const { user } = await openMine()
  await user.click(screen.getByRole('button', { name: 'Edit testimonial' }))
  await user.type(screen.getByLabelText('Your testimonial'), ' And more.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('figure')).toHaveTextContent(jonas.content)
  expect(screen.getByRole('button', { name: 'Edit testimonial' })).toHaveFocus()
  expect(currentBackend().calls(changeMyTestimonial)).toEqual([])
})

test('withdrawing asks once, can be called off, and is final', async () => {
  const { user } = await openMine()
  await user.click(screen.getByRole('button', { name: 'Withdraw testimonial' }))
  expect(screen.getByRole('heading', { name: 'Withdraw your testimonial?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Withdraw testimonial' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const backend = currentBackend()
  expect(backend.calls(withdrawMyTestimonial)).toEqual([])
  const withdrawn = aMyTestimonial({ withdrawnAt: '2026-03-09T12:00:00.000Z', isShown: false })
  backend.answer(withdrawMyTestimonial, withdrawn)
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  const sentence = await screen.findByText(/^You withdrew this testimonial on/)
  expect(sentence).toHaveTextContent("It isn't shown anywhere, and Lindqvist Bakery can't bring it back.")
  expect(sentence.closest('#standing')).toHaveFocus()
  expect(toasts().getByText('Your testimonial is withdrawn')).toBeVisible()
  // Beside the toast's own there is nothing left to press but what is done with the data.
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Erase my data', 'Dismiss'])
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a deleted testimonial can only be withdrawn or erased', async () => {
  await openMine({ isDeleted: true, isShown: false })
  expect(screen.getByText(/^Lindqvist Bakery deleted this testimonial\./)).toHaveTextContent(
    'Lindqvist Bakery can restore it for 30 days, unless you withdraw it.',
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Withdraw testimonial',
    'Erase my data',
  ])
})

const feedbackConsent = {
  version: '2026-11.4+feedback:en',
  scopes: [{ scope: 'display', sentence: 'You may show this publicly, on your website.' } as const],
}
const privately = { isPrivate: true, isShown: false, rating: 2, scopes: [], consent: feedbackConsent }

test('private feedback stays private until its customer checks that it may be shown, and saves', async () => {
  const { user } = await openMine(privately)
  const choice = screen.getByRole('checkbox', { name: /^You may show this publicly/ })
  expect(choice).not.toBeChecked()
  expect(screen.getByRole('group', { name: /your feedback/ })).toHaveAccessibleDescription(
    'It stays private unless you check the first box and save. Lindqvist Bakery then decides whether to show it, with your stars as they are.',
  )
  await user.click(choice)
  const backend = currentBackend()
  const allowed = { ...privately, isPrivate: false, scopes: ['display' as const] }
  backend.answer(changeMyTestimonial, aMyTestimonial(allowed))
  await user.click(screen.getByRole('button', { name: 'Save choices' }))
  expect(await screen.findByText(/Only Lindqvist Bakery can see this testimonial/)).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    { consent: { version: '2026-11.4+feedback:en', scopes: ['display'] }, version: 'words-3' },
  ])
})

test('private feedback is called feedback, and is shown nowhere', async () => {
  const { user } = await openMine(privately)
  expect(screen.getByRole('heading', { name: 'Your feedback' })).toBeVisible()
  expect(
    screen.getByText("Only Lindqvist Bakery can see this feedback. It isn't shown anywhere."),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Withdraw feedback' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit feedback' }))
  expect(screen.getByLabelText('Your feedback')).not.toHaveAccessibleDescription()
})

test('without consent it says why it is shown nowhere', async () => {
  await openMine({ isShown: false, scopes: [] })
  expect(
    screen.getByText("You haven't agreed to publish this testimonial, so it isn't shown anywhere."),
  ).toBeVisible()
})

test('a change that does not get through says so and changes nothing', async () => {
  const { user } = await openMine()
  currentBackend().lose(withdrawMyTestimonial)
  await user.click(screen.getByRole('button', { name: 'Withdraw testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw it' }))
  expect(await toasts().findByText("That didn't work")).toBeVisible()
  expect(screen.getByText('Public')).toBeVisible()
})

test('a private link that is not whole leads nowhere, and says so', async () => {
  currentBackend().refuse(getMyTestimonial, 'not-found', 'There is no such page.')
  openCustomerPage('/my/jonas-toke')
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  expect(screen.getByText(/^Check that the address is complete\./)).toBeVisible()
})

test('the private page opens by itself once the server can be reached', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const backend = currentBackend()
  backend.fail(getMyTestimonial)
  openCustomerPage('/my/jonas-token')
  expect(await screen.findByText('This page will open automatically.')).toBeVisible()
  backend.answer(getMyTestimonial, aMyTestimonial())
  await vi.advanceTimersByTimeAsync(2500)
  expect(await screen.findByRole('heading', { name: 'Your testimonial' })).toBeVisible()
})

test('a permission that the business asked for is answered with yes or no, question by question', async () => {
  const { consent } = aMyTestimonial()
  const platform = { scope: 'platform', sentence: 'Plaudit may also show it.' } as const
  const { user } = await openMine({
    asked: ['platform'],
    consent: { ...consent, scopes: [...consent.scopes, platform] },
  })
  const form = within(screen.getByRole('form', { name: 'Lindqvist Bakery asks for your permission' }))
  // The answer is all there is to agree to for now, and nothing is chosen beforehand.
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  const group = within(form.getByRole('group', { name: 'Plaudit may also show it.' }))
  for (const choice of group.getAllByRole('radio')) expect(choice).not.toBeChecked()
  await user.click(form.getByRole('button', { name: 'Send answer' }))
  expect(form.getByRole('alert')).toHaveTextContent('Please answer each question with yes or no.')
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, aMyTestimonial({ scopes: ['display', 'use_name', 'platform'] }))
  await user.click(group.getByRole('radio', { name: 'Yes' }))
  await user.click(form.getByRole('button', { name: 'Send answer' }))
  expect(await toasts().findByText('Your answer is saved')).toBeVisible()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    {
      consent: { version: '2026-11.4+company:en', scopes: ['display', 'use_name', 'platform'] },
      version: 'words-3',
    },
  ])
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('a no takes nothing else away, and the question is asked in the customer’s language', async () => {
  speak('fr')
  const { user } = await openMine({ asked: ['use_name'], scopes: ['display'] })
  const form = within(screen.getByRole('form', { name: 'Lindqvist Bakery vous demande votre accord' }))
  await user.click(form.getByRole('radio', { name: 'Non' }))
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, aMyTestimonial({ scopes: ['display'] }))
  await user.click(form.getByRole('button', { name: 'Envoyer ma réponse' }))
  expect(await toasts().findByText('Votre réponse est enregistrée')).toBeVisible()
  expect(backend.received(changeMyTestimonial)[0]?.body.consent?.scopes).toEqual(['display'])
})

test('customers stop requests by email, and allow them again', async () => {
  const { user } = await openMine()
  const backend = currentBackend()
  backend.answer(changeMyTestimonial, ({ body }) => aMyTestimonial({ hasOptedOut: body.optOut === true }))
  await user.click(screen.getByRole('button', { name: 'Stop requests by email' }))
  expect(await screen.findByText("Lindqvist Bakery can't send you requests by email.")).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Allow them again' }))
  await screen.findByRole('button', { name: 'Stop requests by email' })
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    { optOut: true },
    { optOut: false },
  ])
})

test('erasing asks once, can be called off, and leaves nothing on the page', async () => {
  const { user } = await openMine()
  await user.click(screen.getByRole('button', { name: 'Erase my data' }))
  expect(screen.getByRole('heading', { name: 'Erase everything?' })).toHaveFocus()
  expect(screen.getByText(/^Your words, name, email and photo are removed everywhere/)).toHaveTextContent(
    'Neither you nor Lindqvist Bakery can bring them back, and this link stops working.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  const backend = currentBackend()
  expect(backend.calls(eraseMyTestimonial)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Erase my data' }))
  backend.answer(eraseMyTestimonial, { isErased: true })
  await user.click(screen.getByRole('button', { name: 'Yes, erase everything' }))
  expect(await screen.findByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Lindqvist Bakery')
  expect(document.body).not.toHaveTextContent(jonas.content)
  expect(backend.received(eraseMyTestimonial)[0]?.params.token).toBe('jonas-token')
})

test('an erasure whose answer was lost is done when it is tried again; one that failed says so', async () => {
  const { user } = await openMine()
  const backend = currentBackend()
  backend.refuse(eraseMyTestimonial, 'unavailable', 'The server is busy.')
  await user.click(screen.getByRole('button', { name: 'Erase my data' }))
  await user.click(screen.getByRole('button', { name: 'Yes, erase everything' }))
  expect(await toasts().findByText("That didn't work")).toBeVisible()
  backend.refuse(eraseMyTestimonial, 'not-found', 'This page does not exist.')
  await user.click(screen.getByRole('button', { name: 'Yes, erase everything' }))
  expect(await screen.findByRole('heading', { name: 'Your data is erased' })).toBeVisible()
})

test('customers take their data along, and find the public page about their words while there is one', async () => {
  const { close } = await openMine()
  expect(hrefOf('Download my data')).toBe('/api/public/my/jonas-token/data')
  expect(hrefOf('See where it comes from, as everyone can')).toBe('/verify/jonas-id')
  close()
  await openMine({ verifyUrl: null })
  expect(screen.queryByRole('link', { name: /See where it comes from/ })).not.toBeInTheDocument()
})

const texting = {
  wording: 'Lindqvist Bakery may send me text messages that ask for a testimonial.',
  phoneEnding: null,
  isStopped: false,
}

test('customers agree to text messages in the words that they see, with a number of theirs, and stop them there (PROD-06)', async () => {
  const { user } = await openMine({ texting })
  const backend = currentBackend()
  const box = screen.getByRole('checkbox', { name: texting.wording })
  expect(box).not.toBeChecked()
  expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument()
  await user.click(box)
  const allow = screen.getByRole('button', { name: 'Allow text messages' })
  await user.click(allow)
  const phone = screen.getByLabelText('Mobile number')
  expect(phone).toHaveAccessibleDescription(/Please enter your number with its country code\./)
  await user.type(phone, '555 0123')
  backend.refuse(changeMyTestimonial, 'invalid-input', 'Enter the number.', { phone: 'Enter the number' })
  await user.click(allow)
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/with its country code\./))
  backend.refuse(changeMyTestimonial, 'invalid-input', 'Another number.')
  await user.click(allow)
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Lindqvist Bakery has another number/))
  await user.clear(phone)
  await user.type(phone, '+1 212 555 0123')
  backend.answer(changeMyTestimonial, aMyTestimonial({ texting: { ...texting, phoneEnding: '23' } }))
  await user.click(allow)
  expect(
    await screen.findByText('Lindqvist Bakery may text you at the number that ends in 23.'),
  ).toBeVisible()
  expect(screen.getByRole('region', { name: 'Text messages' })).toHaveFocus()
  backend.answer(changeMyTestimonial, aMyTestimonial({ texting }))
  await user.click(screen.getByRole('button', { name: 'Stop text messages' }))
  expect(await screen.findByRole('checkbox', { name: texting.wording })).not.toBeChecked()
  expect(backend.received(changeMyTestimonial).map(({ body }) => body)).toEqual([
    { texts: { phone: '555 0123', wording: texting.wording } },
    { texts: { phone: '555 0123', wording: texting.wording } },
    { texts: { phone: '+1 212 555 0123', wording: texting.wording } },
    { texts: null },
  ])
})

test('whoever withdrew their testimonial can still stop text messages, and is not asked for any', async () => {
  const withdrawnAt = '2026-03-09T12:00:00.000Z'
  await openMine({ texting, withdrawnAt, isShown: false })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  cleanup()
  const stopped = { ...texting, phoneEnding: '23', isStopped: true }
  await openMine({ texting: stopped, withdrawnAt, isShown: false })
  expect(screen.getByText(/^You replied STOP, so you get no text messages\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop text messages' })).toBeEnabled()
})
