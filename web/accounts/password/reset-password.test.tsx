import { requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { anInstance } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

test('somebody who forgot their password asks for a link, and can ask again', async () => {
  const backend = currentBackend()
  const message = 'If this email has an account, a link to choose a new password is on its way.'
  backend.answer(requestPasswordReset, { message })
  const { user } = openPage('/forgot-password', { as: null })
  const send = await screen.findByRole('button', { name: 'Send reset link' })
  await user.click(send)
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  await user.type(screen.getByLabelText('Email'), 'Mara@Lindqvist.example')
  await user.click(send)
  expect(await screen.findByText('Check your inbox')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(backend.received(requestPasswordReset)).toEqual([{ body: { email: 'mara@lindqvist.example' } }])
})

test('a link that could not be sent is said', async () => {
  currentBackend().fail(requestPasswordReset)
  const { user } = openPage('/forgot-password', { as: null })
  await user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example{Enter}')
  expect(await screen.findByText("Couldn't send the link")).toBeVisible()
  expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument()
})

test('a server without mail says where the link waits, and sends nobody to an inbox', async () => {
  const backend = currentBackend()
  backend.answer(getInstance, anInstance({ mailConfigured: false }))
  backend.answer(requestPasswordReset, { message: 'A link is on its way.' })
  const { user } = openPage('/forgot-password', { as: null })
  expect(await screen.findByText("This server can't send email")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/dev/outbox')
  await user.type(screen.getByLabelText('Email'), 'mara@lindqvist.example')
  await user.click(screen.getByRole('button', { name: 'Create reset link' }))
  expect(await screen.findByText("Check the server's outbox")).toBeVisible()
  expect(screen.queryByText(/Check your inbox|on its way|send you/)).not.toBeInTheDocument()
})

test('the mailed link takes a new password, and leads to signing in with it', async () => {
  const backend = currentBackend()
  backend.answer(resetPassword, { message: 'Sign in with your new password.' })
  const { user } = openPage('/reset-password?token=from-the-email', { as: null })
  await user.type(await screen.findByLabelText('New password'), 'Another-Harbor-7')
  await user.type(screen.getByLabelText('Confirm password'), 'Another-Harbor-8')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByText("Passwords don't match")).toBeVisible()
  await user.type(screen.getByLabelText('Confirm password'), '{Backspace}7')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(screen.getByText('Sign in with your new password.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(backend.received(resetPassword)).toEqual([
    { body: { token: 'from-the-email', password: 'Another-Harbor-7' } },
  ])
})

test('a link that was used already changes nothing, and says to request a new one', async () => {
  const sentence = 'This link has expired or was already used. Please request a new one.'
  currentBackend().refuse(resetPassword, 'link-expired', sentence)
  const { user } = openPage('/reset-password?token=used-up', { as: null })
  await user.type(await screen.findByLabelText('New password'), 'Another-Harbor-7')
  await user.type(screen.getByLabelText('Confirm password'), 'Another-Harbor-7{Enter}')
  expect(await screen.findByText("Couldn't change your password")).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(location.pathname).toBe('/reset-password')
})

test('half a link says that it is incomplete, and leads to a new one', async () => {
  openPage('/reset-password', { as: null })
  expect(await screen.findByText('This link is incomplete')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password')
})
