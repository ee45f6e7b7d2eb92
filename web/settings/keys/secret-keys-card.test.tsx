import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog } from '../../test/steps/open-dialog.ts'
import { openSecurity } from '../../test/samples/security-samples.ts'
import { aSecretKey } from '../../test/samples/settings-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const made = aSecretKey()
const key = 'sk_shown-this-once-Zk4T'
const line = () => within(screen.getByRole('list', { name: 'Secret keys' })).getByRole('listitem')

test('a secret key is made with a name and an end, and shown once (SET-02)', async () => {
  const backend = currentBackend()
  const { user } = openSecurity()
  expect(await screen.findByText('No secret keys yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create secret key' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create a secret key' })
  const create = within(dialog).getByRole('button', { name: 'Create key' })
  await user.click(create)
  expect(await within(dialog).findByText('Name is required')).toBeVisible()
  expect(backend.received(createApiKey)).toEqual([])

  await user.type(within(dialog).getByLabelText('Name'), 'Shop sync')
  await user.selectOptions(within(dialog).getByLabelText('Expires after'), '30 days')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Create, edit and delete testimonials' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read testimonials' }))
  await user.click(create)
  expect(await within(dialog).findByText('Choose at least one')).toBeVisible()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read testimonials' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read customers' }))
  backend.answer(createApiKey, { ...made, key })
  backend.answer(listApiKeys, [{ ...made, scopes: ['testimonials:read', 'customers:read'] }])
  await user.click(create)
  const shown = await screen.findByRole('dialog', { name: 'Copy your key now' })
  expect(within(shown).getByLabelText('Secret key')).toHaveValue(key)
  await user.click(within(shown).getByRole('button', { name: /^Copy key/ }))
  expect(await navigator.clipboard.readText()).toBe(key)
  await user.click(within(shown).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(line()).toHaveTextContent('Shop sync'))
  expect(line()).toHaveTextContent('30 days left')
  expect(line()).toHaveTextContent('sk_…Zk4T')
  expect(line()).toHaveTextContent('Read testimonials · Read customers')
  expect(screen.queryByDisplayValue(key)).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(key)
  expect(backend.received(createApiKey)).toEqual([
    {
      body: {
        kind: 'secret',
        name: 'Shop sync',
        scopes: ['testimonials:read', 'customers:read'],
        expiresInDays: 30,
      },
    },
  ])
})

test('a key without an end is asked for without one', async () => {
  const backend = currentBackend()
  backend.answer(createApiKey, { ...made, expiresAt: null, key })
  const { user } = openSecurity()
  const dialog = await openDialog(user, 'Create secret key', 'Create a secret key')
  await user.type(within(dialog).getByLabelText('Name'), 'Shop')
  await user.selectOptions(within(dialog).getByLabelText('Expires after'), 'Never')
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }))
  await screen.findByRole('dialog', { name: 'Copy your key now' })
  expect(backend.received(createApiKey)).toEqual([
    { body: { kind: 'secret', name: 'Shop', scopes: ['testimonials:read', 'testimonials:write'] } },
  ])
})

test('a key can be limited to addresses, one per line, and the list shows them', async () => {
  const backend = currentBackend()
  const { user } = openSecurity()
  const dialog = await openDialog(user, 'Create secret key', 'Create a secret key')
  await user.type(within(dialog).getByLabelText('Name'), 'Shop')
  const addresses = within(dialog).getByLabelText('Allowed IP addresses (optional)')
  const create = within(dialog).getByRole('button', { name: 'Create key' })
  await user.type(addresses, '203.0.113.7{Enter}203.0.113.300')
  await user.click(create)
  expect(await within(dialog).findByText(/^“203\.0\.113\.300” isn't an IP address or range\./)).toBeVisible()
  expect(backend.received(createApiKey)).toEqual([])
  await user.clear(addresses)
  await user.type(addresses, ' 203.0.113.7{Enter}{Enter}2001:DB8::/32{Enter}')
  const allowedAddresses = ['203.0.113.7', '2001:db8::/32']
  backend.answer(createApiKey, { ...made, allowedAddresses, key })
  backend.answer(listApiKeys, [{ ...made, allowedAddresses }])
  await user.click(create)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Copy your key now' })).getByRole('button', {
      name: 'Done',
    }),
  )
  await waitFor(() => expect(line()).toHaveTextContent('Only from 203.0.113.7, 2001:db8::/32'))
  expect(backend.received(createApiKey)).toMatchObject([{ body: { allowedAddresses } }])
})

test('a second try after a lost answer asks for the same key, so that there is one', async () => {
  const backend = currentBackend()
  backend.lose(createApiKey)
  const { user } = openSecurity()
  const dialog = await openDialog(user, 'Create secret key', 'Create a secret key')
  await user.type(within(dialog).getByLabelText('Name'), 'Shop')
  const create = within(dialog).getByRole('button', { name: 'Create key' })
  await user.click(create)
  expect(await within(dialog).findByRole('alert')).toBeVisible()
  backend.answer(createApiKey, { ...made, key })
  await user.click(create)
  await screen.findByRole('dialog', { name: 'Copy your key now' })
  const [first, second] = backend.calls(createApiKey)
  expect(first?.idempotencyKey).toMatch(/^\S{16,}$/)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('a secret key is revoked, after a question (SET-02)', async () => {
  const backend = currentBackend()
  backend.answer(listApiKeys, [made])
  backend.answer(revokeApiKey, { id: made.id })
  const { user } = openSecurity()
  const dialog = await openDialog(user, 'Revoke Shop sync', 'Revoke “Shop sync”?')
  expect(backend.received(revokeApiKey)).toEqual([])
  backend.answer(listApiKeys, [])
  await user.click(within(dialog).getByRole('button', { name: 'Revoke key' }))
  expect(await screen.findByText('No secret keys yet.')).toBeVisible()
  expect(backend.received(revokeApiKey)).toEqual([{ params: { id: made.id } }])
})

test('keys say when they end and when they were last used', async () => {
  currentBackend().answer(listApiKeys, [
    aSecretKey({ expiresAt: '2026-03-02T09:00:00.000Z', lastUsedAt: new Date().toISOString() }),
  ])
  openSecurity()
  await waitFor(() => expect(line()).toHaveTextContent('Expired'))
  expect(line()).toHaveTextContent(/last used today/i)
})

test('keys that cannot be loaded say so', async () => {
  currentBackend().fail(listApiKeys)
  openSecurity()
  expect(await screen.findByText("Couldn't load your keys.")).toBeVisible()
})
