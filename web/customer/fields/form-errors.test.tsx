import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as customer from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

function openForm(search = '') {
  currentBackend().answer(getPublicForm, aPublicForm())
  return openCustomerPage(`/testimonial-form/lindqvist-form${search}`)
}

test('what is missing is said beside the fields, and the first of them has the focus (RULE-32)', async () => {
  const { user } = openForm('?content=Warm%20bread')
  await screen.findByLabelText('Your testimonial')
  await customer.preview(user)
  expect(await customer.toasts().findByText('Missing Information')).toBeVisible()
  expect(customer.toasts().getByText('Please fill in your name and email.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
    'Please choose a rating.',
  )
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please fill in your name.')
  expect(screen.getByLabelText('Your name')).toBeInvalid()
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus()
  await user.keyboard('{F8}')
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus()
})

test('blank feedback is asked for, and nobody needs to have a company (RULE-32, ruling 6.5)', async () => {
  const { user } = openForm()
  await customer.fillForm(user, { rating: 2, content: '   ', company: '' })
  await customer.preview(user)
  expect(await customer.toasts().findByText('Please write your feedback.')).toBeVisible()
  expect(screen.getByLabelText('Your feedback')).toHaveFocus()
  expect(screen.getByLabelText(/^Company/)).toBeValid()
  await user.click(screen.getByLabelText('Your feedback'))
  await user.paste('The order came a day late.')
  currentBackend().answer(submitTestimonial, customer.aReceipt({ isPrivate: true }))
  await customer.preview(user)
  // The message ends with its step, and follows nobody to the next.
  expect(customer.toasts().queryByText('Missing Information')).not.toBeInTheDocument()
  await customer.submit(user)
  await customer.thankYou()
  expect(currentBackend().received(submitTestimonial)[0]?.body).toMatchObject({ company: '', rating: 2 })
})

test('an email that cannot be one is said beside its field', async () => {
  const { user } = openForm()
  await customer.fillForm(user, { customerEmail: 'nope' })
  await customer.preview(user)
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('what the server refuses leads back to the field, with everything still there', async () => {
  const { user } = openForm()
  await customer.fillForm(user)
  await customer.preview(user)
  const sentence = 'Please enter a valid email address'
  currentBackend().refuse(submitTestimonial, 'invalid-input', sentence, { customerEmail: sentence })
  await customer.submit(user)
  expect(await screen.findByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(sentence))
  expect(screen.getByLabelText('Your testimonial')).toHaveValue(customer.jonas.content)
  expect(customer.toasts().getByText('Submission Failed')).toBeVisible()
})

test('people never meet the field that only robots fill in, and a refusal keeps the button (ERR-16)', async () => {
  const { user } = openForm()
  await customer.fillForm(user)
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!
  expect(trap).toHaveAttribute('tabindex', '-1')
  trap.value = 'https://spam.example'
  await customer.preview(user)
  const backend = currentBackend()
  backend.refuse(submitTestimonial, 'robot-check-failed', 'A hidden field was filled in.')
  await customer.submit(user)
  expect(await customer.toasts().findByText('Submission Failed')).toBeVisible()
  expect(
    customer
      .toasts()
      .getByText(
        'Please try again or contact support. The robot check failed. Please reload this page and send it again.',
      ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send testimonial' })).toBeEnabled()
  expect(backend.received(submitTestimonial)[0]?.body.website).toBe('https://spam.example')
})
