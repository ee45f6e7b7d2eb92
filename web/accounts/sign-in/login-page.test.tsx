import { logIn } from '#contract/accounts/accounts.ts'
import { openDeviceLink, requestDeviceLink } from '#contract/accounts/device-link.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getDashboard, getNotifications } from '#contract/overview/overview.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { noNotifications } from '../../test/samples/overview-samples.ts'
import { aBusinessProfile, aDashboard, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const password = () => screen.getByLabelText('Password')
const signIn = () => screen.getByRole('button', { name: 'Sign In' })

/** What the app asks once somebody is in. */
function answerTheApp() {
  const backend = currentBackend()
  backend.answer(getBusinessProfile, aBusinessProfile())
  backend.answer(getNotifications, noNotifications)
  return backend
}

test('a wrong password is refused with a toast, the right one leads back to the page asked for (AUTH-01, AUTH-04, ERR-01)', async () => {
  const backend = answerTheApp()
  backend.answer(listCustomers, [])
  const { user } = openPage('/customers?search=rye', { as: null })
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Password is required')).toBeVisible()
  expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  expect(backend.received(logIn)).toEqual([])

  backend.refuse(logIn, 'wrong-credentials', 'Wrong email or password.')
  await user.type(screen.getByLabelText('Email'), 'mara@lindqvist.example')
  await user.type(password(), 'not this one{Enter}')
  expect(await screen.findByText('Sign in failed')).toBeVisible()
  expect(screen.getByText('Wrong email or password.')).toBeVisible()

  backend.answer(logIn, aUser())
  const held = backend.hold(logIn)
  await user.clear(password())
  await user.type(password(), 'Harbor-Lantern-42')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(signIn())
  expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeVisible()
  held.release()
  expect(await screen.findByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  expect(location.pathname + location.search).toBe('/customers?search=rye')
  expect(backend.received(logIn).at(-1)?.body).toEqual({
    email: 'mara@lindqvist.example',
    password: 'Harbor-Lantern-42',
  })
})

test('whoever is locked out asks for a link by email, and the page it leads to opens it with a press', async () => {
  const backend = currentBackend()
  backend.refuse(logIn, 'too-many-requests', 'Too many attempts.')
  backend.answer(requestDeviceLink, { message: 'If this email has an account, a link is on its way.' })
  const { user } = openPage('/login', { as: null })
  await user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example')
  await user.type(password(), 'Harbor-Lantern-42{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }))
  expect(await screen.findByText(/a link is on its way/)).toBeVisible()
  expect(backend.received(requestDeviceLink)[0]?.body).toEqual({ email: 'mara@lindqvist.example' })
})

test('the link for a new device opens with a press, and not by being looked at', async () => {
  const backend = currentBackend()
  backend.answer(openDeviceLink, { message: 'You can sign in on this device now.' })
  const { user } = openPage('/device-link?token=abc', { as: null })
  const press = await screen.findByRole('button', { name: 'Use this device' })
  expect(backend.received(openDeviceLink)).toEqual([])
  await user.click(press)
  expect(await screen.findByText('You can sign in on this device now.')).toBeVisible()
  expect(backend.received(openDeviceLink)[0]?.body).toEqual({ token: 'abc' })
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login')
})

test('whoever asked for no page comes to the dashboard (AUTH-02, AUTH-05)', async () => {
  const backend = answerTheApp()
  backend.answer(getDashboard, aDashboard())
  backend.answer(logIn, aUser())
  const { user } = openPage('/login', { as: null })
  await user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example')
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  await user.type(password(), 'Harbor-Lantern-42{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
})

test('whoever wanted the dashboard is told to sign in first', async () => {
  openPage('/login?next=%2Fdashboard', { as: null })
  expect(await screen.findByText('Guest User (Please Login)')).toBeVisible()
  expect(screen.getByText('Sign in to open your dashboard.')).toBeVisible()
})

test('a refusal without a sentence of ours asks to check the credentials (ERR-01)', async () => {
  currentBackend().fail(logIn)
  const { user } = openPage('/login', { as: null })
  await user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example')
  await user.type(password(), 'any{Enter}')
  expect(await screen.findByText('Sign in failed')).toBeVisible()
  expect(screen.getByText('Please check your credentials and try again')).toBeVisible()
})
