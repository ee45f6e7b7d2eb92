import { currentUser } from '#contract/accounts/accounts.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getDashboard, getNotifications } from '#contract/overview/overview.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from './app.tsx'
import { askEarly } from './ask-early.ts'
import { makeQueryClient } from '../lib/call/query-client.ts'
import { openPage } from '../test/open-page.tsx'
import { noNotifications } from '../test/samples/overview-samples.ts'
import {
  aBusinessProfile,
  aCustomer,
  aDashboard,
  anInstance,
  aTestimonial,
  aUser,
  someStats,
} from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const total = async () => {
  const numbers = within(await screen.findByRole('region', { name: 'Numbers' }))
  return (await numbers.findByText('Testimonials')).parentElement
}
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })

test('what the page shows comes in one call, which waits for nobody to say who is signed in', async () => {
  const backend = currentBackend()
  backend.answer(getInstance, anInstance())
  backend.answer(currentUser, aUser())
  backend.answer(getBusinessProfile, aBusinessProfile())
  backend.answer(getNotifications, noNotifications)
  backend.answer(getDashboard, aDashboard({ recent: [aTestimonial()] }))
  const held = backend.hold(currentUser)
  document.cookie = 'plaudit_signed_in=1; path=/'
  sessionStorage.setItem('plaudit-tour-closed', 'true')
  history.replaceState(null, '', '/Dashboard/')
  // As `main.tsx` starts the app.
  const queryClient = makeQueryClient()
  askEarly(queryClient)
  render(<App queryClient={queryClient} />)
  await waitFor(() =>
    expect(queryClient.getQueryData([getDashboard.path])).toMatchObject({ plan: { tier: 'free' } }),
  )
  held.release()
  expect(await screen.findByRole('article')).toHaveTextContent('Ines Duarte')
  await screen.findByText('Managing testimonials for Lindqvist Bakery')
  // The frame around every page asks who is here, for which business, and what the bell knows.
  const frame = ['/api/user', '/api/business-profile', '/api/notifications', '/api/public/instance']
  const asked = backend.sent.map(({ endpoint }) => endpoint.path)
  expect(asked.filter((path) => !frame.includes(path))).toEqual([getDashboard.path])
})

test('nobody is asked for a dashboard while signed out, nor for one on another page', () => {
  history.replaceState(null, '', '/dashboard')
  askEarly(makeQueryClient())
  document.cookie = 'plaudit_signed_in=1; path=/'
  history.replaceState(null, '', '/customers')
  askEarly(makeQueryClient())
  expect(currentBackend().calls(getDashboard)).toEqual([])
})

test('the numbers are read again after a change, however soon one comes back (COLL-08)', async () => {
  const backend = currentBackend()
  const ines = aCustomer()
  backend.answer(getDashboard, aDashboard({ stats: someStats({ total: 4 }) }))
  backend.answer(listCustomers, [])
  const { user } = openPage('/dashboard')
  await waitFor(async () => expect(await total()).toHaveTextContent('Testimonials4'))
  await user.click(link('Customers'))
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Customer' }))
  await user.type(form.getByLabelText('Name'), 'Ines')
  await user.type(form.getByLabelText('Email'), 'i@d.example')
  backend.answer(createCustomer, { ...ines, isNew: true })
  await user.click(form.getByRole('button', { name: 'Add Customer' }))
  expect(await screen.findByText('Customer Added')).toBeVisible()
  backend.answer(getDashboard, aDashboard({ stats: someStats({ total: 5 }) }))
  await user.click(link('Dashboard'))
  await waitFor(async () => expect(await total()).toHaveTextContent('Testimonials5'))
})
