import type { Page } from '@playwright/test'
import { alertKinds } from '#contract/administration/alerts.ts'
import { somePlatformStats } from '../../../web/test/samples/administration-samples.ts'
import { answer, loadAs, reloadAs } from './answers.ts'
import type { State } from './state.ts'

const at = '2026-03-01T10:00:00.000Z'
const id = (number: number) => `01900000-0000-7000-8000-00000000000${number}`
const long = `${'long-'.repeat(20)}name`
const user = {
  id: id(1),
  firstName: 'Mara',
  lastName: 'Lindqvist',
  username: `${long}@lindqvist.example`,
  email: `${long}@lindqvist.example`,
  isEmailProven: false,
  role: 'owner',
  isWorkspaceOwner: true,
  workspaceId: id(2),
  businessName: 'Lindqvist Bakery',
  createdAt: at,
  lastActiveAt: at,
}
const workspace = {
  id: id(2),
  businessName: 'Lindqvist Bakery',
  businessUrl: `https://${long}.example`,
  industry: 'Bakery',
  subscriptionTier: 'professional',
  subscriptionStatus: 'suspended',
  subscriptionExpiresAt: at,
  createdAt: at,
  stats: { totalUsers: 24, totalTestimonials: 98_000, totalCustomers: 1200 },
  lastActiveAt: at,
  deletesAt: at,
  suspendedAt: null,
  users: [user],
}
const details = {
  ...workspace,
  usage: [
    { term: 'Emails in the last 30 days', count: 88 },
    { term: 'Logos', count: 4 },
  ],
  showsInPublic: true,
  leftOutOfPublic: false,
}
const report = {
  alerts: alertKinds.map((kind, index) => ({
    kind,
    isUrgent: index < 3,
    count: index + 1,
    since: at,
    details: [`https://${long}.example`, 'https://praise.example'],
    workspaces: kind === 'expired-connections' ? [{ id: id(2), businessName: long }] : [],
    queues: ['send-emails'],
  })),
  hidden: ['held-emails'],
  storage: { databaseBytes: 1.2e9, freeBytes: 50e9, diskBytes: 100e9 },
  requests: { answered: 5000, failed: 12 },
  lastBackupAt: null,
}
const day = { users: 5, activeUsers: 4, widgets: 1, businessProfiles: 1, workspaces: 2, subscriptions: 1 }

const answers: Readonly<Record<string, unknown>> = {
  'platform-stats': somePlatformStats(),
  'platform-days': [1, 2, 3].map((one) => ({ ...day, day: `2026-03-0${one}`, testimonials: one * 3 })),
  'recent-activity': [
    { id: 'a', kind: 'workspace-created', at, name: long, count: 1, workspaceId: id(2) },
    { id: 'b', kind: 'incident', at, name: 'Emails are late', count: 1, workspaceId: null },
  ],
  'recent-users': [user],
  alerts: report,
  users: [user],
  administrators: [
    {
      id: id(4),
      name: 'Vera Holm',
      email: `${long}@plaudit.example`,
      role: 'super_admin',
      hasTwoFactor: false,
      createdAt: at,
      lastSeenAt: at,
    },
  ],
  accounts: [
    {
      workspaceId: id(2),
      user: {
        id: id(1),
        firstName: 'Mara',
        lastName: 'Lindqvist',
        email: user.email,
        subscriptionTier: 'starter',
        subscriptionStatus: 'trial',
        createdAt: at,
      },
      businessProfile: { businessName: 'Lindqvist Bakery', businessUrl: '', industry: 'Bakery' },
      stats: { testimonials: 12, customers: 4 },
    },
  ],
  industries: [{ industry: 'Bakery', workspaces: 4 }],
  workspaces: [workspace],
  [`workspaces/${id(2)}`]: details,
  settings: {
    settings: { signUp: 'open', notice: 'Maintenance at 8 pm' },
    trialDays: 14,
    adapters: {
      mail: null,
      ai: null,
      takesPayments: false,
      socialProviders: [],
      database: 'embedded',
      publicUrl: 'https://praise.example',
    },
  },
  pricing: { takesPayments: true, sold: ['starter_monthly'] },
  'billing/events': [
    {
      id: 'evt_1',
      type: 'customer.subscription.updated',
      workspaceId: id(2),
      businessName: long,
      customerId: 'cus_1',
      happenedAt: at,
      receivedAt: at,
      handledAt: null,
      handledTimes: 0,
      lastError: long,
    },
  ],
  'billing/checks': [
    {
      id: id(5),
      startedAt: at,
      finishedAt: at,
      customers: 41,
      differences: [{ workspaceId: id(2), customerId: 'cus_1', what: `The plan was ${long}.` }],
    },
  ],
  showcase: [{ id: id(2), businessName: long, logoUrl: null, testimonials: 3, isLeftOut: false }],
  jobs: [
    {
      name: 'send-emails',
      schedule: '* * * * *',
      waiting: 2,
      active: 1,
      failed: 1,
      waitingSince: at,
      lastDoneAt: at,
      pausedAt: null,
    },
  ],
  'jobs/failed': [{ id: id(3), queue: 'send-emails', createdAt: at, failedAt: at, attempts: 5, error: long }],
  audit: [
    {
      seq: 1,
      at,
      act: 'subscription-changed',
      by: user.email,
      workspace: { id: id(2), name: 'Lindqvist Bakery' },
      person: null,
      reason: 'Paid by bank transfer',
      call: 'PATCH /api/admin/workspaces/:id/subscription',
      details: 'subscriptionTier: professional',
      hash: 'a'.repeat(64),
    },
  ],
}

/** Opens an address as an administrator sees it. */
async function openAsAdmin(page: Page, address: string): Promise<void> {
  for (const [path, body] of Object.entries(answers)) await answer(page, `GET /api/admin/${path}`, body)
  await loadAs(page, address, { role: 'super_admin' })
}

const state = (page: string, name: string, shown: string, more = '', open?: State['open']): State => ({
  page,
  name,
  visitor: 'empty',
  reloads: true,
  open: async (at, visit) => {
    await openAsAdmin(at, page + more)
    await at.getByText(shown).first().waitFor()
    await open?.(at, visit)
  },
})

/** With the dialog that a button opens, its fields found wanting. */
const dialogOf = (page: string, name: string, shown: string, button: string, more = ''): State =>
  state(page, name, shown, more, async (at) => {
    await at.getByRole('button', { name: button }).first().click()
    await at
      .getByRole('dialog')
      .getByLabel(/Reason|Email/)
      .first()
      .waitFor()
    await at.getByRole('dialog').last().locator('button[type=submit]').click()
  })

/** The pages of administrators, in their states. */
export const administrationStates: readonly State[] = [
  state('/admin/dashboard', 'with its charts', 'New users by month'),
  state('/admin/dashboard', 'with recent activity', 'Incident reported: Emails are late', '?tab=activity'),
  state('/admin/dashboard', 'with new users', 'See all users', '?tab=users'),
  state('/admin/dashboard', 'with alerts', '1 alert is hidden.', '?tab=alerts'),
  state('/admin', 'with accounts', 'Lindqvist Bakery'),
  state('/admin', 'with analytics', 'Active subscriptions', '?tab=analytics'),
  state('/admin', 'with settings', 'Set on the server', '?tab=settings'),
  state('/admin/users', 'with users', 'Email not verified'),
  dialogOf('/admin/users', 'asked why to sign in as somebody', 'Email not verified', 'Login as User'),
  dialogOf('/admin/users', 'with an account to be deleted', 'Email not verified', 'Delete account'),
  dialogOf('/admin/users', 'with a new administrator', 'No two-factor', 'Add administrator'),
  state('/admin/pricing', 'with plans and payments', '1 difference'),
  state('/admin/showcase', 'with a business', 'Logo'),
  state('/admin/incidents', 'with the report being written', 'Report an incident', '', async (at) => {
    await at.getByRole('button', { name: 'Report an incident' }).click()
    await at.getByRole('dialog').waitFor()
  }),
  state('/admin/jobs', 'with a failed job', '5 attempts'),
  state('/admin/audit', 'with an entry', 'Paid by bank transfer'),
  state('/admin/workspaces', 'with workspaces', 'Lindqvist Bakery'),
  dialogOf(
    '/admin/workspaces',
    'asked why to suspend it',
    'Logos',
    'Suspend workspace',
    `?workspace=${id(2)}`,
  ),
  {
    page: '/customers',
    name: 'as an administrator sees it who is signed in as somebody',
    visitor: 'empty',
    reloads: true,
    open: async (page) => {
      const endsAt = new Date(Date.now() + 29 * 60_000).toISOString()
      await reloadAs(page, {
        support: { administratorName: 'Vera Holm', mayWrite: true, isOver: false, endsAt },
      })
      await page.getByRole('button', { name: 'Back to my account' }).waitFor()
    },
  },
  state('/admin/workspaces', 'with the details of one', 'Logos', `?workspace=${id(2)}`),
  state('/admin/workspaces', 'with its subscription', 'Logos', `?workspace=${id(2)}`, async (at) => {
    await at.getByRole('button', { name: 'Edit subscription' }).click()
    await at.getByLabel('Reason').waitFor()
  }),
]
