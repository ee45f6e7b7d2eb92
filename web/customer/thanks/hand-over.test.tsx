import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { getPublicServices, submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aReceipt, fillForm, jonas, sendForm, thankYou } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import {
  aDraft,
  aPublicServices,
  chooseCakes,
  press,
  question,
} from '../../test/samples/questionnaire-samples.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const site = 'https://lindqvist.example/thanks'
const offer = () => screen.queryByRole('link', { name: 'Answer four questions' })

function openForm(search = '') {
  const backend = currentBackend()
  backend.answerByDefault(getPublicForm, aPublicForm({ businessUrl: 'https://www.lindqvist.example' }))
  backend.answerByDefault(submitTestimonial, aReceipt())
  return openCustomerPage(`/testimonial-form/lindqvist-form${search}`)
}

/** Opens what the form's offer leads to. */
function handOver(close: () => void) {
  const backend = currentBackend()
  backend.answerByDefault(getPublicServices, aPublicServices())
  backend.answerByDefault(smartGenerate, aDraft())
  backend.answerByDefault(submitQuestionnaire, aReceipt())
  const address = offer()?.getAttribute('href') ?? ''
  close()
  return openCustomerPage(address)
}

/** From the stars that were handed over to who it is from. */
async function goThrough(user: UserEvent) {
  await screen.findByRole('radio', { name: /^5 stars/ })
  await press(user, 'Continue')
  await chooseCakes(user)
  await question(/Who is this from/)
}

async function approve(user: UserEvent) {
  await press(user, 'Submit')
  await user.click(await screen.findByRole('button', { name: 'Approve & Submit' }))
  await thankYou()
}

test('from four stars on, the form offers the questionnaire with what was typed (PUBF-02)', async () => {
  const { user } = openForm('?google=true')
  await fillForm(user, { rating: 4, content: '' })
  const { pathname, searchParams } = new URL(offer()?.getAttribute('href') ?? '', location.origin)
  expect(pathname).toBe('/qr-testimonial/lindqvist-form')
  const { content: _content, ...contact } = jonas
  expect(Object.fromEntries(searchParams)).toEqual({
    ...contact,
    rating: '4',
    google: 'true',
    formId: 'lindqvist-form',
    returnUrl: '/testimonial-form/lindqvist-form?google=true',
  })
})

test.for([1, 2, 3])('a rating of %i turns the AI option off (PUBF-05)', async (rating) => {
  const { user } = openForm()
  await fillForm(user, { rating })
  expect(offer()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Help me write' })).not.toBeInTheDocument()
})

test('the questionnaire goes on with it, takes it out of the address, and keeps it through a reload (PUBF-02, PUBF-07)', async () => {
  const { user: writer, close } = openForm()
  await fillForm(writer, { content: 'Half a sentence' })
  const { user, reload } = handOver(close)
  expect(await screen.findByRole('radio', { name: /^5 stars/ })).toBeChecked()
  expect(location.search).not.toMatch(/jonas|kantine/i)
  reload()
  expect(await screen.findByRole('radio', { name: /^5 stars/ })).toBeChecked()
  await goThrough(user)
  expect(screen.getByLabelText('Your name')).toHaveValue(jonas.customerName)
  expect(screen.getByLabelText(/^Email/)).toHaveValue(jonas.customerEmail)
  expect(screen.getByLabelText(/^Company/)).toHaveValue(jonas.company)
  await approve(user)
  expect(currentBackend().received(smartGenerate)[0]?.body).toMatchObject({ company: jonas.company })
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('there is a way back to the form, where what was typed is still there', async () => {
  const { user, close } = openForm()
  await fillForm(user, { content: 'Half a sentence' })
  const { close: leave } = handOver(close)
  const back = await screen.findByRole('link', { name: 'Back to Form' })
  const address = back.getAttribute('href') ?? ''
  leave()
  openCustomerPage(address)
  expect(await screen.findByLabelText('Your testimonial')).toHaveValue('Half a sentence')
})

test('what the form says is newer than what the questionnaire kept', async () => {
  const first = openForm()
  await fillForm(first.user)
  handOver(first.close).close()
  const second = openForm()
  await fillForm(second.user, { customerName: 'Jonas P.', rating: 4 })
  handOver(second.close)
  expect(await screen.findByRole('radio', { name: /^4 stars/ })).toBeChecked()
})

test('both flows end with the way back to the business’s own site (PUBF-02)', async () => {
  const search = `?${new URLSearchParams({ returnUrl: site })}`
  const first = openForm(search)
  await fillForm(first.user)
  const { user } = handOver(first.close)
  await goThrough(user)
  await approve(user)
  expect(screen.getByRole('link', { name: 'Back to lindqvist.example' })).toHaveAttribute('href', site)
})

test.for(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
  'after sending, nothing leads to %s (ruling 3)',
  async (returnUrl) => {
    const { user } = openForm(`?${new URLSearchParams({ returnUrl })}`)
    await fillForm(user)
    await sendForm(user)
    expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument()
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toMatch(/evil|javascript:|data:/)
  },
)
