import { resendVerification, stopEmailChange, verifyEmail } from '#contract/accounts/address-proof.ts'
import { requestTestimonial } from '#contract/customers/customers.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getMailAllowance } from '#contract/emails/mail-allowance.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { inviteToTeam } from '#contract/team/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { openTeam } from '../test/steps/open-team.ts'
import { aCustomer, aDashboard, anInstance, aTestimonial, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { keepTestimonials } from '../test/samples/testimonials-samples.ts'
import { openCustomerCard } from '../test/steps/open-customer-card.ts'

const unproven = 'Please verify your own email first, with the link from when you signed up.'
const resendButton = { name: 'Resend verification email' }
const ines = aCustomer({ name: 'Ines Duarte' })

function answerResend() {
  currentBackend().answer(resendVerification, { message: 'We sent a link to mara@lindqvist.example.' })
}

test('whoever has not verified their email reads it on every page, and can have the link sent again', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  answerResend()
  const { user } = openPage('/dashboard', { as: aUser({ isEmailProven: false }) })
  expect(await screen.findByText('Verify your email')).toBeVisible()
  expect(screen.getByText(/We sent a link to mara@lindqvist\.example\./)).toBeVisible()
  await user.click(screen.getByRole('button', resendButton))
  expect(await screen.findByText('Check your inbox')).toBeVisible()
  expect(currentBackend().received(resendVerification)).toHaveLength(1)
})

test('on a server without mail it says that the link is in the outbox, and not that it was sent', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  answerResend()
  const { user } = openPage('/dashboard', { as: aUser({ isEmailProven: false }) })
  expect(await screen.findByText(/so the link for mara@lindqvist\.example is in its outbox\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create a new link' }))
  expect(await screen.findByText('New link created')).toBeVisible()
  expect(screen.queryByText(/We sent a link|Check your inbox/)).not.toBeInTheDocument()
})

test('whoever has verified it reads nothing of that', async () => {
  currentBackend().answer(getDashboard, aDashboard())
  openPage('/dashboard')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText('Verify your email')).not.toBeInTheDocument()
})

/** The email to Ines, being written. */
async function openEmail() {
  const { user, card } = await openCustomerCard(ines)
  await user.click(card.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Email ${ines.name}` }))
  return { user, dialog }
}

test('a request that may not leave yet says why beside what was typed, which stays', async () => {
  const backend = currentBackend()
  const { user, dialog } = await openEmail()
  answerResend()
  backend.refuse(requestTestimonial, 'address-unproven', unproven)
  await user.clear(dialog.getByLabelText('Subject'))
  await user.type(dialog.getByLabelText('Subject'), 'How was the rye?')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Send request' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByText(unproven)).toBeVisible()
  expect(dialog.getByLabelText('Subject')).toHaveValue('How was the rye?')
  await user.click(alert.getByRole('button', resendButton))
  await waitFor(() => expect(backend.received(resendVerification)).toHaveLength(1))
})

test('an invitation that may not leave yet says why, and the address stays', async () => {
  const backend = currentBackend()
  const { user } = openTeam()
  const form = within(await screen.findByRole('form', { name: 'Invite a teammate' }))
  backend.refuse(inviteToTeam, 'address-unproven', unproven)
  await user.type(form.getByLabelText('Email'), 'lena@example.com')
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  const alert = within(await form.findByRole('alert'))
  expect(alert.getByText(unproven)).toBeVisible()
  expect(alert.getByRole('button', resendButton)).toBeVisible()
  expect(form.getByLabelText('Email')).toHaveValue('lena@example.com')
})

test('a confirmation that may not leave yet says why', async () => {
  const typed = aTestimonial({ origin: 'owner', status: 'approved', waitingFor: 'confirmation' })
  keepTestimonials(typed)
  currentBackend().refuse(askForConfirmation, 'address-unproven', unproven)
  const { user } = openPage(`/testimonials?view=${typed.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: typed.customerName }))
  await user.click(dialog.getByRole('button', { name: /^Ask .* to confirm$/ }))
  await user.clear(dialog.getByLabelText('Customer email'))
  await user.type(dialog.getByLabelText('Customer email'), 'ines@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getByText(unproven)).toBeVisible()
  expect(alert.getByRole('button', resendButton)).toBeVisible()
})

test('whoever writes an email reads how many are left and when there are more', async () => {
  const growing = { limit: 20, left: 18, growsAt: '2026-03-03T09:00:00.000Z', growsTo: 100, resetsAt: null }
  currentBackend().answer(getMailAllowance, growing)
  const { dialog } = await openEmail()
  expect(await dialog.findByText(/^18 of 20 emails left\. Grows to 100 on Mar 3, 2026/)).toBeVisible()
})

test('the link in the email asks to sign in first, and tells somebody who never signed up what to do', async () => {
  openPage('/verify-email?token=abc', { as: null })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', '/login?next=%2Fverify-email%3Ftoken%3Dabc')
  expect(screen.getByText(/Didn't sign up\?/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'make the account yours' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('the link in the email verifies with one click, which goes on to the dashboard', async () => {
  const backend = currentBackend()
  const me = aUser({ isEmailProven: false })
  backend.answer(getDashboard, aDashboard())
  const { user } = openPage('/verify-email?token=abc', { as: me })
  backend.refuse(verifyEmail, 'link-expired', 'This link has expired or was replaced by a newer one.')
  await user.click(await screen.findByRole('button', { name: 'Verify email' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/This link has expired/)).toBeVisible()
  expect(alert.getByRole('button', resendButton)).toBeVisible()
  backend.answer(verifyEmail, { ...me, isEmailProven: true })
  await user.click(screen.getByRole('button', { name: 'Verify email' }))
  expect(await screen.findByText('Email verified')).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  expect(screen.queryByText('Verify your email')).not.toBeInTheDocument()
  expect(backend.received(verifyEmail).at(-1)?.body).toEqual({ token: 'abc' })
})

test('the link in the email to the old address stops the change, and leads to a new password', async () => {
  const backend = currentBackend()
  const { user } = openPage('/stop-email-change?token=abc', { as: null })
  backend.refuse(stopEmailChange, 'link-expired', 'This change is no longer open.')
  await user.click(await screen.findByRole('button', { name: 'Stop this change' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This change is no longer open.')
  const message = 'Your email stays the same. Every device was signed out.'
  backend.answer(stopEmailChange, { message })
  await user.click(screen.getByRole('button', { name: 'Stop this change' }))
  expect(await screen.findByText('Change stopped')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  expect(backend.received(stopEmailChange).at(-1)?.body).toEqual({ token: 'abc' })
})
