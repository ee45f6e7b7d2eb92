import { signUp } from '#contract/accounts/accounts.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const field = (label: string) => screen.getByLabelText(label)
const create = () => screen.getByRole('button', { name: 'Create Account' })

async function openForm() {
  const page = openPage('/signup', { as: null })
  await screen.findByRole('heading', { name: 'Create your account' })
  return page
}

test('the form says each of its rules beside the field (AUTH-06, AUTH-08)', async () => {
  const { user } = await openForm()
  await user.type(field('First name'), 'M')
  await user.type(field('Last name'), 'L')
  await user.type(field('Email'), 'mara@')
  await user.type(field('Password'), 'short')
  await user.type(field('Confirm password'), 'other')
  await user.click(create())
  for (const sentence of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    "Passwords don't match",
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(field('First name')).toHaveFocus()
  for (const [typed, sentence] of [
    ['lowercase1', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
    ['NoNumberHere', 'Password must contain at least one number'],
  ] as const) {
    await user.clear(field('Password'))
    await user.type(field('Password'), typed)
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(currentBackend().received(signUp)).toEqual([])
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('the checklist ticks each rule off while the password is typed (AUTH-07)', async () => {
  const { user } = await openForm()
  expect(screen.queryAllByText('(done)')).toHaveLength(0)
  await user.type(field('Password'), 'lower')
  expect(screen.getAllByText('(done)')).toHaveLength(1)
  await user.type(field('Password'), '-CASE-7')
  expect(screen.getAllByText('(done)')).toHaveLength(4)
})

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>) {
  await user.type(field('First name'), 'Mara')
  await user.type(field('Last name'), 'Lindqvist')
  await user.type(field('Email'), 'Mara@Lindqvist.example')
  await user.type(field('Password'), 'Harbor-7')
  await user.type(field('Confirm password'), 'Harbor-7')
}

test('what the server refuses is said in a toast and beside the field (ERR-02)', async () => {
  const sentence = 'Please leave out web addresses, such as "example.com".'
  const page = await openForm()
  currentBackend().refuse(signUp, 'invalid-input', sentence, { firstName: sentence })
  await fillIn(page)
  await page.user.click(create())
  expect(await screen.findByText('Failed to create account')).toBeVisible()
  expect(field('First name')).toHaveAccessibleDescription(sentence)
  expect(field('First name')).toHaveFocus()
  expect(location.pathname).toBe('/signup')
  currentBackend().fail(signUp)
  await page.user.click(create())
  expect(await screen.findByText('Please try again')).toBeVisible()
  currentBackend().answer(signUp, aUser({ hasBusinessProfile: false }))
  await page.user.click(create())
  expect(await screen.findByRole('heading', { name: 'Tell us about your business' })).toBeVisible()
  // Nothing of it stays once the account is there.
  await waitFor(() => expect(screen.queryByText('Failed to create account')).not.toBeInTheDocument())
})

test('an error ends when its page is left', async () => {
  const page = await openForm()
  currentBackend().fail(signUp)
  await fillIn(page)
  await page.user.click(create())
  expect(await screen.findByText('Failed to create account')).toBeVisible()
  await page.user.click(screen.getAllByRole('link', { name: /sign in/i }).at(-1)!)
  await waitFor(() => expect(location.pathname).toBe('/login'))
  await waitFor(() => expect(screen.queryByText('Failed to create account')).not.toBeInTheDocument())
})

test('a new account goes on to the business (AUTH-10, AUTH-11)', async () => {
  const backend = currentBackend()
  const page = await openForm()
  backend.answer(signUp, aUser({ hasBusinessProfile: false }))
  const held = backend.hold(signUp)
  await fillIn(page)
  await page.user.click(create())
  expect(await screen.findByRole('button', { name: 'Creating Account...' })).toBeVisible()
  held.release()
  expect(await screen.findByRole('heading', { name: 'Tell us about your business' })).toBeVisible()
  expect(location.pathname).toBe('/onboarding')
  expect(backend.received(signUp)[0]?.body).toEqual({
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@lindqvist.example',
    password: 'Harbor-7',
  })
})
