import { getInstance } from '#contract/instance/instance.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { cancelDeletion, requestDeletion } from '#contract/accounts/security.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { anInstance, aUser } from '../test/samples/samples.ts'
import { openSecurity } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const deletesAt = '2026-12-05T10:00:00.000Z'
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(deletesAt))

async function openDialog() {
  const page = openSecurity()
  await page.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this account?' })
  const ask = () => page.user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
  return { ...page, dialog, name: within(dialog).getByLabelText('Business name'), ask }
}

test('the deletion is asked for by typing the name exactly, and the password (SET-06, RULE-54)', async () => {
  const backend = currentBackend()
  const { user, dialog, name, ask } = await openDialog()
  expect(name).toHaveFocus()
  expect(dialog).toHaveAccessibleDescription(/Your form, widgets, walls and API keys stop now/)
  await user.type(name, 'lindqvist bakery')
  await ask()
  expect(await screen.findByText('Confirmation Required')).toBeVisible()
  expect(name).toHaveAccessibleDescription(/Please type the business name exactly to confirm deletion/)
  expect(within(dialog).getByRole('link', { name: 'export everything' })).toHaveAttribute(
    'href',
    '/api/account/export',
  )
  expect(within(dialog).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await user.clear(name)
  await user.type(name, 'Lindqvist Bakery')
  await ask()
  expect(await within(dialog).findByText('Password is required')).toBeVisible()
  expect(backend.received(requestDeletion)).toEqual([])
  const wrong = 'That is not your current password.'
  backend.refuse(requestDeletion, 'wrong-credentials', wrong, { password: wrong })
  await user.type(within(dialog).getByLabelText('Current password'), 'Harbor-7')
  await ask()
  expect(await within(dialog).findByText(wrong)).toBeVisible()
  expect(backend.received(requestDeletion)).toEqual([
    { body: { businessName: 'Lindqvist Bakery', password: 'Harbor-7' } },
  ])
})

test('without a mail server, no email is promised', async () => {
  const backend = currentBackend()
  backend.answer(getInstance, anInstance({ mailConfigured: false }))
  backend.answer(requestDeletion, { deletesAt })
  const { user, dialog, name, ask } = await openDialog()
  await user.type(name, 'Lindqvist Bakery')
  await user.type(within(dialog).getByLabelText('Current password'), 'Harbor-7')
  await ask()
  expect(
    await screen.findByText('Your request was submitted. To cancel it, choose Keep my account on any page.'),
  ).toBeVisible()
})

test('the request is answered with the day, here and on every page (SET-08)', async () => {
  currentBackend().answer(requestDeletion, { deletesAt })
  const { user, dialog, name, ask } = await openDialog()
  await user.type(name, 'Lindqvist Bakery')
  await user.type(within(dialog).getByLabelText('Current password'), 'Harbor-7')
  await ask()
  expect(await screen.findByText('Account Deletion')).toBeVisible()
  expect(
    screen.getByText('Your request was submitted. You will receive an email with further instructions.'),
  ).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByText(/^This account will be deleted on/)).toHaveTextContent(
    `This account will be deleted on ${day}.`,
  )
  expect(await screen.findByText(/^This account and everything in it will be deleted on/)).toHaveTextContent(
    day,
  )
})

test('until then an owner keeps the account with one press, and the keyboard goes on from there (SET-06)', async () => {
  const backend = currentBackend()
  backend.answer(cancelDeletion, { deletesAt: null })
  const { user } = openSecurity(aUser({ deletesAt }))
  const line = await screen.findByText(/^This account will be deleted on/)
  const zone = line.parentElement!
  within(zone).getByRole('button', { name: 'Keep my account' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Deletion canceled')).toBeVisible()
  expect(screen.queryByText(/will be deleted on/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeVisible()
  expect(zone).toHaveFocus()
  expect(backend.received(cancelDeletion)).toHaveLength(1)
})

test('a member sees the date on every page, and that only an owner can cancel it', async () => {
  currentBackend().answer(listCustomers, [])
  openPage('/customers', { as: aUser({ deletesAt, role: 'member', isWorkspaceOwner: false }) })
  expect(await screen.findByText(/Only an owner can cancel this\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument()
})

test('a member is told who can delete the account, and how to leave', async () => {
  openSecurity(aUser({ role: 'member', isWorkspaceOwner: false }))
  expect(
    await screen.findByText('Only owners can delete the account. You can leave the team in Business Setup.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument()
})
