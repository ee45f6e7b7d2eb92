import { currentUser, generateApiKey } from '#contract/accounts/accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../test/samples/samples.ts'
import { openSecurity } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('div')!.parentElement!)

test('a new publishable key is in the key field, in the code and in the user (SET-02, SET-15, SET-16)', async () => {
  const backend = currentBackend()
  const me = aUser()
  const { user } = openSecurity(me)
  const key = await screen.findByLabelText('Publishable key')
  const code = () => screen.getByRole('main').querySelector('pre')
  expect(key).toHaveValue('pk_lindqvist')
  expect(screen.getByRole('button', { name: /^Copy key/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Website integration' })).toBeVisible()
  expect(code()).toHaveTextContent(`${location.origin}/embed.js`)
  expect(code()).toHaveTextContent('pk_lindqvist')

  await user.click(screen.getByRole('button', { name: 'Generate new key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Generate a new key?' })
  backend.answer(generateApiKey, { apiKey: 'pk_fresh' })
  backend.answer(currentUser, { ...me, apiKey: 'pk_fresh' })
  await user.click(within(dialog).getByRole('button', { name: 'Generate new key' }))
  expect(await screen.findByText('API Key Generated')).toBeVisible()
  await waitFor(() => expect(key).toHaveValue('pk_fresh'))
  expect(code()).toHaveTextContent('pk_fresh')
  expect(code()).not.toHaveTextContent('pk_lindqvist')
})

test('without payments the plan is Starter, nothing counts down, and the card says that nothing is limited (PLAN-06)', async () => {
  openSecurity(aUser({ subscriptionExpiresAt: inDays(14) }))
  const subscription = await card('Subscription')
  expect(await subscription.findByText('This server takes no payments: nothing is limited.')).toBeVisible()
  expect(subscription.getByText('Starter')).toBeVisible()
  expect(subscription.getByText('Active')).toBeVisible()
  expect(subscription.queryByText(/days left|Trial/)).not.toBeInTheDocument()
})

test('a member who is no owner makes no key of either kind (SET-02)', async () => {
  openSecurity(aUser({ role: 'member', isWorkspaceOwner: false }))
  expect(await screen.findByText('Only owners can create and revoke keys.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create secret key' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate new key' })).not.toBeInTheDocument()
})
