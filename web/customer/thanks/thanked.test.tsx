import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReceipt, fillForm, jonas, sendForm, thankYou } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { answerAll, openQuestionnaire, press, toReview } from '../../test/samples/questionnaire-samples.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const address = '/testimonial-form/lindqvist-form'

async function send(rating = 5) {
  currentBackend().answerByDefault(getPublicForm, aPublicForm())
  currentBackend().answerByDefault(submitTestimonial, aReceipt({ isPrivate: rating < 4 }))
  const page = openCustomerPage(address)
  await fillForm(page.user, { rating })
  await sendForm(page.user)
  return page
}

const privateLink = () => screen.getByLabelText('Your private link')

test('reloading after sending shows the thanks and the private link again, and offers to write another one', async () => {
  const { user, reload } = await send()
  reload()
  expect(await thankYou()).toBeVisible()
  expect(privateLink()).toHaveValue(aReceipt().manageUrl)
  expect(screen.getByRole('main')).toHaveTextContent(
    "Only Lindqvist Bakery will see your testimonial. It won't be published.",
  )
  expect(screen.getByRole('region', { name: 'Your private page' })).toHaveTextContent(
    `We also email it to ${jonas.customerEmail}`,
  )
  await waitFor(() => expect(document.title).toBe('Share your experience with Lindqvist Bakery'))
  expect(currentBackend().received(submitTestimonial)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Write another one' }))
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
  reload()
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
})

test('a link that is used up by it says thanks again after a reload, too', async () => {
  const personal = { customerName: jonas.customerName, email: 'j•••@kantine-nord.example' }
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm({ personal }))
  backend.answer(submitTestimonial, aReceipt({ isPrivate: true }))
  const { user, reload } = openCustomerPage(address)
  await user.click(await screen.findByRole('radio', { name: '2 stars' }))
  await user.type(screen.getByLabelText('Your feedback'), 'Cold soup.')
  await sendForm(user)
  backend.refuse(getPublicForm, 'form-closed', 'This link was already used.')
  reload()
  expect(await thankYou()).toBeVisible()
  expect(privateLink()).toHaveValue(aReceipt().manageUrl)
  expect(screen.queryByRole('button', { name: 'Write another one' })).not.toBeInTheDocument()
})

test('whoever opens the same address anew gets the form, and another form’s page nothing of it', async () => {
  const { close } = await send()
  const state: unknown = history.state
  close()
  const anew = openCustomerPage(address)
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
  anew.close()
  const other = openCustomerPage('/testimonial-form/other-form')
  history.replaceState(state, '')
  other.reload()
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
})

test('without an email the thank-you page says to keep the link, after a reload too (PUBQ-10)', async () => {
  const { user, reload } = openQuestionnaire()
  currentBackend().answer(submitQuestionnaire, aReceipt({ isMailed: false }))
  await answerAll(user)
  await toReview(user)
  await press(user, 'Approve & Submit')
  const keep = 'Bookmark it or copy it now: without an email from us, it is the only way back.'
  expect(await screen.findByRole('region', { name: 'Your private page' })).toHaveTextContent(keep)
  reload()
  expect(await screen.findByRole('region', { name: 'Your private page' })).toHaveTextContent(keep)
})

test('a reward is one link to its own page, alike at every rating, and nothing of it stands here', async () => {
  for (const rating of [2, 5]) {
    const rewardUrl = `${aReceipt().manageUrl}/reward`
    currentBackend().answer(submitTestimonial, aReceipt({ isPrivate: rating < 4, rewardUrl }))
    const { close } = await send(rating)
    expect(screen.getByRole('region', { name: 'A thank-you for you' })).toHaveTextContent(
      /^A thank-you for youLindqvist Bakery has something for you, whatever you wrote\. It’s on a separate page, so save the link\.Open your reward$/,
    )
    expect(screen.getByRole('link', { name: 'Open your reward' })).toHaveAttribute('href', rewardUrl)
    close()
  }
})

test('what a link fills in leaves the address at once, also where the link leads nowhere, and a reload keeps it', async () => {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm())
  const search =
    '?customerName=Zo%C3%AB&customerEmail=zoe%40mail.example&rating=4&content=Warm%20bread&google=true'
  const { reload, close } = openCustomerPage(address + search)
  expect(location.search).toBe('?google=true')
  expect(await screen.findByLabelText('Your name')).toHaveValue('Zoë')
  reload()
  expect(await screen.findByLabelText('Your name')).toHaveValue('Zoë')
  expect(screen.getByLabelText('Your testimonial')).toHaveValue('Warm bread')
  close()
  backend.refuse(getPublicForm, 'not-found', 'This form does not exist.')
  openCustomerPage(`${address}?customerName=Ines&content=Secret`)
  expect(await screen.findByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
  expect(location.search).toBe('')
})

test('the next link for the same form fills in its own name', async () => {
  currentBackend().answer(getPublicForm, aPublicForm())
  const { close } = openCustomerPage(`${address}?customerName=Ann&rating=5`)
  expect(await screen.findByLabelText('Your name')).toHaveValue('Ann')
  close()
  openCustomerPage(`${address}?customerName=Bob&rating=5`)
  expect(await screen.findByLabelText('Your name')).toHaveValue('Bob')
})
