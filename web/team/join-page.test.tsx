import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getDashboard, getNotifications } from '#contract/overview/overview.ts'
import { acceptInvitation, getInvitation } from '#contract/team/team.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { noNotifications } from '../test/samples/overview-samples.ts'
import { aBusinessProfile, aDashboard, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { anOpenInvitation } from '../test/samples/team-samples.ts'

const address = '/join?token=from-the-email'

test('the link says who invites to what, and joining signs in (ROLE-02)', async () => {
  const backend = currentBackend()
  backend.answer(getInvitation, anOpenInvitation())
  const { user } = openPage(address, { as: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Lindqvist Bakery' })).toBeVisible()
  expect(
    screen.getByText('Mara Lindqvist invited you to manage testimonials for Lindqvist Bakery.'),
  ).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('jonas@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await user.click(screen.getByRole('button', { name: 'Join the team' }))
  expect(await screen.findByText('First name must be at least 2 characters')).toBeVisible()
  expect(screen.getByLabelText('First name')).toHaveFocus()
  await user.type(screen.getByLabelText('First name'), 'Jonas')
  await user.type(screen.getByLabelText('Last name'), 'Weber')
  await user.type(screen.getByLabelText('Password'), 'lowercase1')
  expect(await screen.findByText('Password must contain at least one uppercase letter')).toBeVisible()

  const jonas = aUser({ firstName: 'Jonas', lastName: 'Weber', role: 'member', isWorkspaceOwner: false })
  backend.answer(acceptInvitation, jonas)
  backend.answer(getBusinessProfile, aBusinessProfile())
  backend.answer(getNotifications, noNotifications)
  backend.answer(getDashboard, aDashboard())
  await user.type(screen.getByLabelText('Password'), 'A{Enter}')
  expect(await screen.findByText('Welcome to Lindqvist Bakery')).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  expect(backend.received(acceptInvitation)).toEqual([
    {
      params: { token: 'from-the-email' },
      body: { firstName: 'Jonas', lastName: 'Weber', password: 'lowercase1A' },
    },
  ])
})

test('somebody who is signed in is told that joining makes another account', async () => {
  currentBackend().answer(getInvitation, anOpenInvitation({ invitedBy: null }))
  openPage(address)
  expect(await screen.findByText("You're signed in as mara@lindqvist.example")).toBeVisible()
  expect(
    screen.getByText('Joining creates a new account for jonas@example.com and switches you to it.'),
  ).toBeVisible()
  expect(screen.getByText(/^You're invited to manage testimonials/)).toBeVisible()
})

test('a link that was used, revoked or forgotten says to ask for a new one', async () => {
  const sentence = 'This invitation has expired, was already used or was revoked. Please ask for a new one.'
  currentBackend().refuse(getInvitation, 'link-expired', sentence)
  openPage(address, { as: null })
  expect(await screen.findByText('This invitation no longer works')).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
})

test('an address with an account is led to sign in, because an account belongs to one workspace', async () => {
  currentBackend().answer(getInvitation, anOpenInvitation({ hasAccount: true }))
  openPage(address, { as: null })
  expect(await screen.findByText('This email already has an account')).toBeVisible()
  expect(screen.getByText(/an account can only belong to one\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Join the team' })).not.toBeInTheDocument()
  expect(screen.getByRole('main').querySelector('a[href="/login"]')).toHaveTextContent('Sign In')
})

test('half a link says that it is incomplete, and asks the server nothing', async () => {
  openPage('/join', { as: null })
  expect(await screen.findByText('This link is incomplete')).toBeVisible()
  expect(currentBackend().received(getInvitation)).toEqual([])
})

test('an invitation that cannot be loaded can be tried again', async () => {
  const backend = currentBackend()
  backend.fail(getInvitation)
  const { user } = openPage(address, { as: null })
  expect(await screen.findByText("Couldn't load the invitation.")).toBeVisible()
  backend.answer(getInvitation, anOpenInvitation())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Join Lindqvist Bakery' })).toBeVisible()
})
