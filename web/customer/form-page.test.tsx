import { getPublicForm, submitTestimonial } from '#contract/collection.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCustomerPage } from '../test/open-customer-page.tsx'
import { aPublicForm } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'

test('a customer writes, looks at the preview, and submits with their consent', async () => {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm())
  const { user } = openCustomerPage('/testimonial-form/lindqvist-form')
  await user.click(await screen.findByRole('radio', { name: '5 stars' }))
  await user.type(screen.getByLabelText('Your testimonial'), 'Thirty loaves every Friday.')
  await user.type(screen.getByLabelText('Your name'), 'Jonas Petersen')
  await user.type(screen.getByLabelText('Email'), 'jonas@kantine-nord.example')
  await user.type(screen.getByLabelText('Company'), 'Kantine Nord')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('heading', { name: 'Review your testimonial' })).toHaveFocus()
  expect(screen.getByRole('figure')).toHaveTextContent('Thirty loaves every Friday.')
  backend.answer(submitTestimonial, {
    id: '1',
    isPrivate: false,
    manageUrl: 'http://localhost/my/token',
    message: 'Thank you',
  })
  await user.click(screen.getByRole('button', { name: /^Submit/ }))
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible()
})
