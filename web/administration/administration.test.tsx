import { listAccounts } from '#contract/administration/accounts.ts'
import {
  type Alert,
  type AlertReport,
  getAlerts,
  hideAlert,
  retryAlert,
} from '#contract/administration/alerts.ts'
import { listAuditEntries, verifyAuditLog } from '#contract/administration/audit.ts'
import { listFailedJobs, listJobQueues, pauseQueues, retryJob } from '#contract/administration/jobs.ts'
import {
  getPlatformStats,
  getRecentActivity,
  getRecentUsers,
  listPlatformDays,
  type PlatformActivity,
} from '#contract/administration/platform.ts'
import { getPricing } from '#contract/administration/pricing.ts'
import {
  getPlatformSetup,
  type PlatformSetup,
  savePlatformSettings,
} from '#contract/administration/settings.ts'
import { listShowcase, setShowcase } from '#contract/administration/showcase.ts'
import { listUsers } from '#contract/administration/users.ts'
import { listBillingChecks, listBillingEvents } from '#contract/billing/operations.ts'
import { listCampaigns } from '#contract/campaigns/campaigns.ts'
import { createIncident, getStatus, type Incident } from '#contract/instance/status.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import { anAdminUser, somePlatformStats } from '../test/samples/administration-samples.ts'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const workspaceId = '01900000-0000-7000-8000-000000000001'
const at = '2026-03-01T10:00:00.000Z'

const open = (path: string) => openPart(path, { as: aUser({ role: 'super_admin' }) })

function anAlert(own: Partial<Alert>): Alert {
  const nothing = { details: [], workspaces: [], queues: [] }
  return { kind: 'failed-jobs', isUrgent: false, count: 3, since: at, ...nothing, ...own }
}

function aReport(alerts: Alert[], hidden: AlertReport['hidden'] = []): AlertReport {
  return {
    alerts,
    hidden,
    storage: { databaseBytes: 1_234_000_000, freeBytes: 50e9, diskBytes: 100e9 },
    requests: { answered: 5000, failed: 12 },
    lastBackupAt: null,
  }
}

const ada = anAdminUser()

function answerDashboard(alerts: Alert[] = []) {
  const backend = currentBackend()
  backend.answer(getPlatformStats, somePlatformStats())
  backend.answer(getAlerts, aReport(alerts))
  backend.answer(getRecentUsers, [ada])
  const line = (kind: PlatformActivity['kind'], name: string, count = 1): PlatformActivity => ({
    id: kind,
    kind,
    at,
    name,
    count,
    workspaceId: kind === 'contact-message' ? null : workspaceId,
  })
  backend.answer(getRecentActivity, [
    line('testimonials-received', 'Quill Studio', 12),
    line('workspace-created', 'Harbor Lights'),
    line('contact-message', 'Ola Brandt'),
  ])
  return backend
}

test('the admin dashboard has stat cards, four tabs and a link to all users (ADMIN-01, ADMIN-02)', async () => {
  answerDashboard()
  const { user } = open('/admin/dashboard')
  const figures = within(await screen.findByRole('region', { name: 'Figures' }))
  expect(await figures.findByText('1,204')).toBeVisible()
  for (const label of ['Total users', 'Active users', 'Testimonials', 'Widgets', 'Business profiles'])
    expect(figures.getByText(label)).toBeVisible()
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Recent Activity',
    'User Management',
    'System Alerts',
  ])
  expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/admin/users')
  const chart = within(screen.getByRole('table', { name: 'New users by month' }))
  expect(chart.getByRole('row', { name: 'December 2026 11' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Recent Activity' }))
  const lines = within(await screen.findByRole('list', { name: 'Recent activity' }))
  expect(lines.getByRole('link', { name: 'Quill Studio received 12 testimonials' })).toHaveAttribute(
    'href',
    `/admin/workspaces?workspace=${workspaceId}`,
  )
  expect(lines.getByRole('link', { name: 'Ola Brandt sent a contact message' })).toHaveAttribute(
    'href',
    '/admin/messages',
  )
  await user.click(screen.getByRole('tab', { name: 'User Management' }))
  expect(await screen.findByText('ada@quill.example')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all users' })).toHaveAttribute('href', '/admin/users')
  expect(location.search).toBe('?tab=users')
})

test('each alert says what is wrong and what to do, and is retried or hidden with a button (ADMIN-01, ADMIN-02)', async () => {
  const backend = answerDashboard([
    anAlert({
      kind: 'other-address',
      isUrgent: true,
      details: ['https://10.0.0.7', 'https://praise.example'],
    }),
    anAlert({ details: ['send-emails: 3'] }),
    anAlert({
      kind: 'expired-connections',
      count: 1,
      workspaces: [{ id: workspaceId, businessName: 'Quill Studio' }],
    }),
  ])
  const { user } = open('/admin/dashboard?tab=alerts')
  const list = await screen.findByRole('list', { name: 'System alerts' })
  const [address, jobs, connections] = within(list)
    .getAllByRole('listitem')
    .map((item) => within(item))
  expect(address!.getByText(/Forms don't work at https:\/\/10\.0\.0\.7, because PUBLIC_URL is/)).toBeVisible()
  expect(address!.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  expect(jobs!.getByText('3 background jobs failed')).toBeVisible()
  expect(jobs!.getByText('send-emails: 3')).toBeVisible()
  expect(jobs!.getByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '/admin/jobs')
  expect(connections!.getByRole('link', { name: 'Quill Studio' })).toBeVisible()
  expect(screen.getByText('1.2 GB')).toBeVisible()
  expect(screen.getByText('50 GB of 100 GB')).toBeVisible()
  expect(screen.getByText('12 of 5,000')).toBeVisible()
  backend.answer(retryAlert, { retried: 3 })
  backend.answer(getAlerts, aReport([], ['backup-overdue']))
  await user.click(jobs!.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Retrying 3')).toBeVisible()
  expect(await screen.findByText('Everything on this instance is working.')).toBeVisible()
  expect(backend.received(retryAlert).map(({ body }) => body)).toEqual([{ kind: 'failed-jobs' }])
  backend.answer(hideAlert, { hidden: [] })
  await user.click(screen.getByRole('button', { name: 'Show again' }))
  await waitFor(() =>
    expect(backend.received(hideAlert).map(({ body }) => body)).toEqual([
      { kind: 'backup-overdue', isHidden: false },
    ]),
  )
})

test('all users are searched by the server, by role too, and lead to their workspace (SHELL-17)', async () => {
  const backend = currentBackend()
  backend.answer(listUsers, [ada])
  const { user } = open('/admin/users')
  const row = within(await screen.findByRole('row', { name: /Ada Quill/ }))
  expect(row.getByText('Owner')).toBeVisible()
  expect(row.getByRole('link', { name: 'Quill Studio' })).toHaveAttribute(
    'href',
    `/admin/workspaces?workspace=${workspaceId}`,
  )
  backend.answer(listUsers, [])
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'mara')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'member')
  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible()
  await waitFor(() =>
    expect(backend.received(listUsers).at(-1)?.query).toEqual({
      search: 'mara',
      role: 'member',
      limit: 20,
      page: 1,
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible()
})

test('business accounts have a tab of accounts, one of charts and one of settings, all of them real (ADMIN-12, ADMIN-13, ADMIN-14, ADMIN-15, SHELL-18)', async () => {
  const backend = answerDashboard()
  backend.answer(listAccounts, [
    {
      workspaceId,
      user: {
        id: ada.id,
        firstName: 'Ada',
        lastName: 'Quill',
        email: ada.email,
        subscriptionTier: 'starter',
        subscriptionStatus: 'suspended',
        createdAt: at,
      },
      businessProfile: { businessName: 'Quill Studio', businessUrl: '', industry: 'Design' },
      stats: { testimonials: 12, customers: 4 },
    },
  ])
  const day = { users: 5, testimonials: 9, widgets: 1, businessProfiles: 1, workspaces: 2, subscriptions: 1 }
  backend.answer(listPlatformDays, [{ ...day, day: '2026-03-01', activeUsers: 4 }])
  const setup: PlatformSetup = {
    settings: { signUp: 'open', notice: '' },
    trialDays: 14,
    adapters: {
      mail: { server: 'smtp.example:587', from: 'praise@example.com' },
      ai: null,
      takesPayments: false,
      socialProviders: [],
      database: 'embedded',
      publicUrl: 'https://praise.example',
    },
  }
  backend.answer(getPlatformSetup, setup)
  const { user } = open('/admin')
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Business Accounts',
    'Platform Analytics',
    'Settings',
  ])
  const row = within(await screen.findByRole('row', { name: /Quill Studio/ }))
  expect(row.getByText('Suspended')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Platform Analytics' }))
  expect(await screen.findByRole('heading', { name: 'Active subscriptions' })).toBeVisible()
  expect(screen.getByRole('table', { name: 'New widgets by month' })).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Settings' }))
  expect(await screen.findByText('smtp.example:587, from praise@example.com')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'New accounts' }), 'Closed')
  await user.type(screen.getByRole('textbox', { name: /Notice/ }), 'Maintenance at 8 pm')
  backend.answer(savePlatformSettings, setup)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(backend.received(savePlatformSettings).map(({ body }) => body)).toEqual([
    { signUp: 'closed', notice: 'Maintenance at 8 pm' },
  ])
})

test('the pricing page shows the plans of all three surfaces from their file, and what is for sale (SHELL-19)', async () => {
  const backend = currentBackend()
  backend.answer(getPricing, { takesPayments: true, sold: ['starter_monthly'] })
  backend.answer(listBillingEvents, [])
  backend.answer(listBillingChecks, [])
  open('/admin/pricing')
  const checkout = within(await screen.findByRole('region', { name: 'Checkout: charged and enforced' }))
  expect(
    await checkout.findByRole('row', { name: /Starter \$29.00 a month 50 starter_monthly Yes/ }),
  ).toBeVisible()
  expect(
    checkout.getByRole('row', { name: /Professional \$79.00 a month 500 professional_monthly No/ }),
  ).toBeVisible()
  const home = within(screen.getByRole('region', { name: 'Home page' }))
  expect(home.getByRole('row', { name: 'Professional $99.00 a month 200' })).toBeVisible()
  const card = within(screen.getByRole('region', { name: 'Plan card on the dashboard' }))
  expect(card.getByRole('row', { name: 'Free $0.00 a month 3' })).toBeVisible()
  expect(await screen.findByText('No payment events yet.')).toBeVisible()
  expect(await screen.findByText('No comparisons yet.')).toBeVisible()
})

test('failed jobs are shown with their error and are tried again', async () => {
  const backend = currentBackend()
  backend.answer(listJobQueues, [
    {
      name: 'send-emails',
      schedule: null,
      waiting: 2,
      active: 1,
      failed: 1,
      waitingSince: null,
      lastDoneAt: at,
      pausedAt: null,
    },
  ])
  backend.answer(listFailedJobs, [
    {
      id: workspaceId,
      queue: 'send-emails',
      createdAt: at,
      failedAt: at,
      attempts: 5,
      error: 'no route to host',
    },
  ])
  const { user } = open('/admin/jobs')
  const row = within(await screen.findByRole('row', { name: /no route to host/ }))
  expect(row.getByText('5 attempts')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '1 failed in send-emails' }))
  await waitFor(() => expect(backend.received(listFailedJobs).at(-1)?.query.queue).toBe('send-emails'))
  backend.answer(retryJob, { id: workspaceId })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Job started again')).toBeVisible()
  backend.answer(pauseQueues, { queues: ['send-emails'], isPaused: true })
  await user.click(screen.getByRole('button', { name: 'Pause send-emails' }))
  await waitFor(() => expect(backend.received(pauseQueues)).toHaveLength(1))
  expect(backend.received(pauseQueues)[0]?.body).toEqual({ queues: ['send-emails'], isPaused: true })
})

test('an incident is reported from the app, as the status page shows it', async () => {
  const backend = currentBackend()
  const status = { state: null, checkedAt: null, measuredSince: null, services: [], incidents: [] }
  backend.answer(getStatus, status)
  const { user } = open('/admin/incidents')
  expect(await screen.findByRole('heading', { name: 'No incidents in the last 90 days' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Report an incident' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an incident' }))
  await user.type(dialog.getByLabelText('Title'), 'Emails are late')
  await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
  await user.type(dialog.getByLabelText('Message'), 'We are looking into it.')
  const incident: Incident = {
    id: workspaceId,
    title: 'Emails are late',
    status: 'investigating',
    impact: 'degraded',
    services: ['mail'],
    startedAt: at,
    endedAt: null,
    updates: [{ status: 'investigating', message: 'We are looking into it.', at }],
  }
  backend.answer(createIncident, incident)
  backend.answer(getStatus, { ...status, incidents: [incident] })
  await user.click(dialog.getByRole('button', { name: 'Report' }))
  expect(await screen.findByRole('article', { name: 'Emails are late' })).toBeVisible()
  expect(backend.received(createIncident).map(({ body }) => body)).toEqual([
    {
      title: 'Emails are late',
      status: 'investigating',
      impact: 'degraded',
      services: ['mail'],
      message: 'We are looking into it.',
    },
  ])
})

test('a business that agreed to be on the home page is left out with a switch', async () => {
  const backend = currentBackend()
  const florist = {
    id: workspaceId,
    businessName: 'Florist',
    logoUrl: null,
    testimonials: 4,
    isLeftOut: false,
  }
  backend.answer(listShowcase, [florist])
  backend.answer(setShowcase, { isLeftOut: true })
  const { user } = open('/admin/showcase')
  await user.click(await screen.findByRole('switch', { name: 'Show Florist' }))
  await waitFor(() =>
    expect(backend.received(setShowcase).map(({ body }) => body)).toEqual([{ isLeftOut: true }]),
  )
})

test('an administrator without a workspace sees no form of a workspace’s page, and nothing is asked that would be refused', async () => {
  openPart('/campaigns', { as: aUser({ role: 'admin', formId: null, apiKey: null }) })
  expect(await screen.findByRole('heading', { name: 'No workspace' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(currentBackend().calls(listCampaigns)).toEqual([])
})

test('the audit log is filtered by the server, verified, and exported as it is filtered', async () => {
  const backend = currentBackend()
  backend.answer(listAuditEntries, [
    {
      seq: 7,
      at,
      act: 'subscription-changed',
      by: 'root@praise.example',
      workspace: { id: workspaceId, name: 'Quill Studio' },
      person: { id: null, name: null },
      reason: 'Paid by bank transfer',
      call: 'PATCH /api/admin/workspaces/:id/subscription',
      details: 'subscriptionTier: enterprise',
      hash: 'a'.repeat(64),
    },
  ])
  const { user } = open('/admin/audit')
  const row = within(await screen.findByRole('row', { name: /Changed a subscription/ }))
  expect(row.getByText('Paid by bank transfer')).toBeVisible()
  expect(row.getByText('Deleted')).toBeVisible()
  expect(row.getByRole('link', { name: 'Quill Studio' })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Act' }), 'Exported')
  await waitFor(() => expect(backend.received(listAuditEntries).at(-1)?.query).toEqual({ act: 'exported' }))
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit/export?act=exported&format=csv',
  )
  backend.answer(verifyAuditLog, { entries: 7, brokenAt: null, hash: null })
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('All 7 entries are intact')).toBeVisible()
})
