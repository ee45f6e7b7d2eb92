import { currentUser } from '#contract/accounts/accounts.ts'
import {
  type Administrator,
  listAdministrators,
  makeAdministrator,
  removeAdministrator,
} from '#contract/administration/administrators.ts'
import {
  deleteAccount,
  deleteWorkspace,
  keepAccount,
  keepWorkspace,
  suspendWorkspace,
} from '#contract/administration/removal.ts'
import { impersonateUser } from '#contract/administration/support.ts'
import { listUsers } from '#contract/administration/users.ts'
import {
  getWorkspace,
  listIndustries,
  listWorkspaces,
  type WorkspaceDetails,
} from '#contract/administration/workspaces.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { openPart } from '../test/open-part.tsx'
import { anAdminUser } from '../test/samples/administration-samples.ts'
import { aDashboard, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { getDashboard } from '#contract/overview/overview.ts'

const at = '2026-03-01T10:00:00.000Z'
const id = '01900000-0000-7000-8000-000000000011'
const workspaceId = '01900000-0000-7000-8000-000000000001'
const reason = 'Ada asked why her widget stays empty.'
const password = 'Harbor-Lantern-42'

const ada = anAdminUser()

const studio: WorkspaceDetails = {
  id: workspaceId,
  businessName: 'Quill Studio',
  businessUrl: '',
  industry: 'Design',
  subscriptionTier: 'starter',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
  createdAt: at,
  stats: { totalUsers: 1, totalTestimonials: 0, totalCustomers: 0 },
  lastActiveAt: null,
  deletesAt: null,
  suspendedAt: null,
  users: [ada],
  usage: [],
  showsInPublic: false,
  leftOutOfPublic: false,
}

const asSuperAdmin = aUser({ role: 'super_admin', formId: null, hasBusinessProfile: false })

function openUsers() {
  currentBackend().answer(listUsers, [
    ada,
    { ...ada, id: workspaceId, firstName: 'Vera', role: 'admin', workspaceId: null },
  ])
  return openPart('/admin/users', { as: asSuperAdmin })
}

function openWorkspace(own: Partial<WorkspaceDetails> = {}) {
  const backend = currentBackend()
  backend.answer(listIndustries, [])
  backend.answer(listWorkspaces, [{ ...studio, ...own }])
  backend.answer(getWorkspace, { ...studio, ...own })
  return openPart(`/admin/workspaces?workspace=${workspaceId}`, { as: asSuperAdmin })
}

test('Login as User asks for a reason, says so and leads to their dashboard (ADMIN-10, ADMIN-16, ADMIN-17, API-64)', async () => {
  const backend = currentBackend()
  backend.answer(listUsers, [ada])
  const { user } = openPage('/admin/users', { as: asSuperAdmin })
  await user.click(await screen.findByRole('button', { name: 'Login as User: Ada Quill' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Login as Ada Quill?' }))
  await user.click(dialog.getByRole('button', { name: 'Login as User' }))
  expect(await dialog.findByText('Give a reason of at least 10 characters')).toBeVisible()
  expect(backend.received(impersonateUser)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await user.click(dialog.getByRole('checkbox', { name: 'Allow changes' }))
  await user.type(dialog.getByLabelText('Current password'), password)
  const endsAt = new Date(Date.now() + 30 * 60_000).toISOString()
  backend.answer(impersonateUser, { user: ada, endsAt, mayWrite: true })
  const support = { administratorName: 'Vera Holm', mayWrite: true, endsAt, isOver: false }
  backend.answer(currentUser, aUser({ id, firstName: 'Ada', lastName: 'Quill', support }))
  backend.answer(getDashboard, aDashboard())
  await user.click(dialog.getByRole('button', { name: 'Login as User' }))
  expect(await screen.findByText('User Impersonation Active')).toBeVisible()
  expect(backend.received(impersonateUser).map(({ params, body }) => [params, body])).toEqual([
    [{ userId: id }, { reason, mayWrite: true, password }],
  ])
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  expect(await screen.findByRole('region', { name: 'Support visit' })).toHaveTextContent('Ada Quill')
})

test('a visit that is refused says why, and an unreadable answer says so (ERR-35)', async () => {
  const backend = currentBackend()
  const { user } = openUsers()
  await user.click(await screen.findByRole('button', { name: 'Login as User: Ada Quill' }))
  expect(screen.queryByRole('button', { name: 'Login as User: Vera Quill' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await user.type(dialog.getByLabelText('Current password'), password)
  const sentence = 'The owner of this workspace has turned off support access.'
  backend.refuse(impersonateUser, 'not-allowed', sentence)
  await user.click(dialog.getByRole('button', { name: 'Login as User' }))
  expect(await screen.findByText('Impersonation Failed')).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  backend.fail(impersonateUser, 500)
  await user.click(dialog.getByRole('button', { name: 'Login as User' }))
  expect(await screen.findByText('Invalid response from server')).toBeVisible()
})

test('an account is deleted once its name is typed (ADMIN-17, API-65, ERR-34)', async () => {
  const backend = currentBackend()
  const { user } = openUsers()
  await user.click(await screen.findByRole('button', { name: 'Delete account: Ada Quill' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of Ada Quill?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada')
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await user.type(dialog.getByLabelText('Current password'), password)
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('Please type the name exactly to confirm deletion')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Quill')
  backend.fail(deleteAccount, 500)
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Delete Failed')).toBeVisible()
  backend.answer(deleteAccount, { message: 'This account was deleted.', deletesAt: null })
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Account Deleted')).toBeVisible()
  expect(backend.received(deleteAccount).at(-1)?.body).toEqual({
    confirmDeletion: true,
    name: 'Ada Quill',
    reason,
    password,
  })
})

test('an account that waits for its deletion says so, and can be kept', async () => {
  const backend = currentBackend()
  backend.answer(listAdministrators, [])
  backend.answer(listUsers, [{ ...ada, deletesAt: at }])
  const { user } = openPart('/admin/users', { as: asSuperAdmin })
  expect(await screen.findByText('Being deleted')).toBeVisible()
  backend.answer(keepAccount, { deletesAt: null })
  backend.answer(listUsers, [ada])
  await user.click(screen.getByRole('button', { name: 'Cancel deletion: Ada Quill' }))
  await waitFor(() => expect(screen.queryByText('Being deleted')).toBeNull())
  expect(backend.received(keepAccount).map(({ params }) => params)).toEqual([{ userId: ada.id }])
})

test('a workspace is deleted once its owner’s name is typed, and the list is read again (ADMIN-09, ADMIN-17, API-63)', async () => {
  const backend = currentBackend()
  const { user } = openWorkspace()
  await user.click(await screen.findByRole('button', { name: 'Delete workspace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quill Studio?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Owner’s name' }), 'Ada Quill')
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  await user.type(dialog.getByLabelText('Current password'), password)
  const before = backend.received(listWorkspaces).length
  backend.answer(deleteWorkspace, { message: 'Everything will be deleted on March 15, 2026.', deletesAt: at })
  await user.click(dialog.getByRole('button', { name: 'Delete workspace' }))
  expect(await screen.findByText('Workspace Deleted')).toBeVisible()
  expect(backend.received(deleteWorkspace).at(-1)?.body).toEqual({ ownerName: 'Ada Quill', reason, password })
  await waitFor(() => expect(backend.received(listWorkspaces).length).toBeGreaterThan(before))
})

test('a workspace is suspended and restored with a reason, and a deletion is called off', async () => {
  const backend = currentBackend()
  const { user } = openWorkspace({ deletesAt: at })
  await user.click(await screen.findByRole('button', { name: 'Suspend workspace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Quill Studio?' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
  backend.answer(suspendWorkspace, { suspendedAt: at })
  backend.answer(getWorkspace, { ...studio, deletesAt: at, suspendedAt: at })
  await user.click(dialog.getByRole('button', { name: 'Suspend workspace' }))
  expect(await screen.findByText('Workspace suspended')).toBeVisible()
  expect(backend.received(suspendWorkspace).at(-1)?.body).toEqual({ isSuspended: true, reason })
  expect(await screen.findByRole('button', { name: 'Restore workspace' })).toBeVisible()
  backend.answer(keepWorkspace, { deletesAt: null })
  await user.click(screen.getByRole('button', { name: 'Cancel deletion' }))
  await waitFor(() => expect(backend.received(keepWorkspace)).toHaveLength(1))
})

test('a super admin adds administrators and removes others; an admin only sees them', async () => {
  const backend = currentBackend()
  const vera: Administrator = {
    id,
    name: 'Vera Holm',
    email: 'vera@plaudit.example',
    role: 'admin',
    hasTwoFactor: false,
    createdAt: at,
    lastSeenAt: null,
  }
  backend.answer(listAdministrators, [vera])
  const { user } = openUsers()
  const list = within(await screen.findByRole('list', { name: 'Administrators' }))
  expect(list.getByText('No two-factor')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add administrator' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add administrator' }))
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'kim@plaudit.example')
  await user.type(dialog.getByLabelText('Current password'), password)
  backend.answer(makeAdministrator, { ...vera, id: workspaceId, email: 'kim@plaudit.example' })
  await user.click(dialog.getByRole('button', { name: 'Add administrator' }))
  expect(await screen.findByText('Administrator added')).toBeVisible()
  expect(backend.received(makeAdministrator).at(-1)?.body).toEqual({
    email: 'kim@plaudit.example',
    role: 'admin',
    password,
  })
  await user.click(list.getByRole('button', { name: 'Remove' }))
  await user.type(await screen.findByLabelText('Current password'), password)
  backend.refuse(removeAdministrator, 'last-administrator', 'An instance needs a super admin.')
  await user.click(screen.getByRole('button', { name: 'Remove administrator' }))
  expect(await screen.findByText('An instance needs a super admin.')).toBeVisible()
})
