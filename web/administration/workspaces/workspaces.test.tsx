import {
  type AdminWorkspace,
  changeSubscription,
  getWorkspace,
  listIndustries,
  listWorkspaces,
} from '#contract/administration/workspaces.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPage } from '../../test/list-answer.ts'
import { openPart } from '../../test/open-part.tsx'
import { aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const id = '01900000-0000-7000-8000-000000000001'

function aWorkspace(own: Partial<AdminWorkspace> = {}): AdminWorkspace {
  return {
    id,
    businessName: 'Lindqvist Bakery',
    businessUrl: 'https://www.lindqvist.example/',
    industry: 'Bakery',
    subscriptionTier: 'professional',
    subscriptionStatus: 'trial',
    subscriptionExpiresAt: '2026-12-24T10:00:00.000Z',
    createdAt: '2026-03-01T10:00:00.000Z',
    stats: { totalUsers: 2, totalTestimonials: 1204, totalCustomers: 310 },
    lastActiveAt: null,
    deletesAt: null,
    suspendedAt: null,
    users: [
      {
        id: '01900000-0000-7000-8000-000000000011',
        firstName: 'Mara',
        lastName: 'Lindqvist',
        username: 'mara@lindqvist.example',
        email: 'mara@lindqvist.example',
        role: 'owner',
        isWorkspaceOwner: true,
        createdAt: '2026-03-01T10:00:00.000Z',
      },
    ],
    ...own,
  }
}

const usage = [
  { term: 'Widgets', count: 3 },
  { term: 'Emails in the last 30 days', count: 88 },
]

function answer(rows: AdminWorkspace[] = [aWorkspace()], total = rows.length, isCounted = true) {
  const backend = currentBackend()
  backend.answer(listIndustries, [{ industry: 'Bakery', workspaces: 1 }])
  backend.answer(listWorkspaces, listPage(rows, { total, isCounted }))
  backend.answer(getWorkspace, {
    ...aWorkspace(),
    usage,
    showsInPublic: true,
    leftOutOfPublic: false,
  })
  return backend
}

const open = (search = '') => openPart(`/admin/workspaces${search}`, { as: aUser({ role: 'admin' }) })
const lastAsked = () => currentBackend().received(listWorkspaces).at(-1)?.query

test('search, status, tier and industry are asked of the server and stay in the address (ADMIN-03, ADMIN-07, ADMIN-08)', async () => {
  answer()
  const { user, reload } = open()
  const table = within(await screen.findByRole('table'))
  const row = within(table.getByRole('row', { name: /Lindqvist Bakery/ }))
  expect(row.getByText('Bakery')).toBeVisible()
  expect(row.getByText('lindqvist.example')).toBeVisible()
  expect(row.getByText('1,204')).toBeVisible()
  expect(lastAsked()).toEqual({ limit: 20, page: 1 })
  const optionsOf = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(optionsOf('Status')).toEqual(['All statuses', 'Active', 'Trial', 'Expired', 'Canceled'])
  expect(optionsOf('Tier')).toEqual(['All tiers', 'Starter', 'Professional', 'Enterprise'])
  expect(optionsOf('Industry')).toEqual(['All industries', 'Bakery'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Trial')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tier' }), 'Enterprise')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Bakery')
  await user.type(screen.getByRole('searchbox', { name: 'Search workspaces' }), 'lind')
  await waitFor(() =>
    expect(lastAsked()).toEqual({
      search: 'lind',
      status: 'trial',
      tier: 'enterprise',
      industry: 'Bakery',
      limit: 20,
      page: 1,
    }),
  )
  expect(location.search).toBe('?status=trial&tier=enterprise&industry=Bakery&search=lind')
  reload()
  expect(await screen.findByRole('combobox', { name: 'Tier' })).toHaveValue('enterprise')
})

test('the list sorts by a column and back, and has four page sizes and at most five page buttons (ADMIN-04, ADMIN-05, ADMIN-06)', async () => {
  answer(undefined, 400)
  const { user } = open('?page=7')
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }))
  const numbers = () => pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)
  expect(numbers()).toEqual(['5', '6', '7', '8', '9'])
  expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('7')
  await user.click(pages.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(lastAsked()?.page).toBe(8))
  const size = screen.getByRole('combobox', { name: 'Per page' })
  expect(size).toHaveValue('20')
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '50', '100'])
  await user.selectOptions(size, '100')
  await waitFor(() => expect(lastAsked()).toEqual({ limit: 100, page: 1 }))
  const head = () => screen.getByRole('columnheader', { name: 'Business' })
  expect(screen.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(within(head()).getByRole('button'))
  await user.click(within(head()).getByRole('button'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'businessName', order: 'asc' }))
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
})

test('a subscription is edited in the details, with a reason; what fails says Update Failed (ADMIN-03, ADMIN-18, ERR-34)', async () => {
  const backend = answer()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Lindqvist Bakery' }))
  const details = within(await screen.findByRole('dialog', { name: 'Lindqvist Bakery' }))
  expect(await details.findByText('mara@lindqvist.example')).toBeVisible()
  expect(details.getByText('And 1 more.')).toBeVisible()
  expect(details.getByText('Emails in the last 30 days').nextSibling).toHaveTextContent('88')
  await user.click(details.getByRole('button', { name: 'Edit subscription' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit subscription' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Give a reason of at least 10 characters')).toBeVisible()
  await user.selectOptions(form.getByLabelText('Status'), 'Active')
  await user.clear(form.getByLabelText(/End date/))
  await user.type(form.getByLabelText('Reason'), 'Paid by bank transfer')
  backend.refuse(changeSubscription, 'not-found', 'This workspace is gone.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Update Failed')).toBeVisible()
  backend.answer(changeSubscription, aWorkspace())
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(backend.received(changeSubscription)).toHaveLength(2))
  expect(backend.received(changeSubscription).at(-1)?.body).toEqual({
    subscriptionTier: 'professional',
    subscriptionStatus: 'active',
    subscriptionExpiresAt: null,
    reason: 'Paid by bank transfer',
  })
})

test('whoever is no administrator any more is told so, and is on the dashboard a second later (ADMIN-11, ERR-33, ROLE-06)', async () => {
  const backend = answer()
  backend.refuse(listWorkspaces, 'not-allowed', 'Insufficient permissions')
  backend.hold(getDashboard)
  open()
  expect(await screen.findByRole('heading', { name: 'Access Restricted' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Redirecting to dashboard...')
  await waitFor(() => expect(location.pathname).toBe('/dashboard'), { timeout: 3000 })
})
