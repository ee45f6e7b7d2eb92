import type { Page } from '@playwright/test'
import { answer, reloadAs } from './answers.ts'
import { type State, statesOf } from './state.ts'
import { endless } from './visitors.ts'
import { press } from '../owner-pages.ts'

const look = {
  theme: 'system',
  primaryColor: '#2563EB',
  usesPrimaryColor: false,
  fontSize: 'medium',
  compactMode: false,
}
const tabs = ['', '?tab=notifications', '?tab=ai', '?tab=appearance', '?tab=security']

/** As a user with this look sees the page; what the app then remembers, the next state's user takes away. */
async function wear(page: Page, own: Partial<typeof look>): Promise<void> {
  await reloadAs(page, { appearance: { ...look, ...own } })
  await page.getByRole('heading', { level: 1 }).and(page.locator(':not(.sr-only)')).waitFor()
  await page.waitForLoadState('networkidle')
}

async function openNewKey(page: Page): Promise<void> {
  await press(page, 'Create secret key')
  await page.getByRole('dialog').waitFor()
}

/** What somebody chose, and what they have not saved yet. */
export const settingsStates: readonly State[] = [
  ...tabs.map((tab): State => ({
    name: 'in large letters',
    page: `/settings${tab}`,
    visitor: 'empty',
    reloads: true,
    open: (page) => wear(page, { fontSize: 'large' }),
  })),
  ...['/settings?tab=appearance', '/testimonials'].map((path): State => ({
    name: 'in the most awkward color',
    page: path,
    visitor: 'full',
    reloads: true,
    open: (page) => wear(page, { primaryColor: '#FFFF00', usesPrimaryColor: true }),
  })),
  {
    name: 'refused another address',
    page: '/settings',
    visitor: 'empty',
    expectedErrors: [/status of 401/],
    open: async (page) => {
      const message = 'That is not your current password.'
      const refusal = { code: 'wrong-credentials', message, fields: { currentPassword: message } }
      await answer(page, 'PUT /api/settings/profile', refusal, 401)
      await page.getByLabel('Email', { exact: true }).fill('new@example.com')
      await press(page, 'Save')
      await page.getByText(message).waitFor()
    },
  },
  {
    name: 'with half a color',
    page: '/settings?tab=appearance',
    visitor: 'empty',
    open: async (page) => {
      await page.getByLabel('Color code').fill('#b44')
      await page.getByText('Enter a color like #2563EB.').waitFor()
    },
  },
  ...statesOf('/settings?tab=security', 'empty', {
    'refused a key without a name': async (page) => {
      await openNewKey(page)
      await press(page, 'Create key')
      await page.getByText('Name is required').waitFor()
    },
    'with a new secret key': async (page) => {
      const key = {
        id: '0192f3a0-0000-7000-8000-000000000003',
        kind: 'secret',
        name: endless,
        shown: 'Zk4T',
        createdAt: '2026-03-02T09:00:00.000Z',
        lastUsedAt: null,
        expiresAt: null,
        scopes: ['testimonials:read', 'testimonials:write'],
        allowedAddresses: [],
        key: `sk_${'x'.repeat(32)}`,
      }
      await answer(page, 'POST /api/api-keys', key, 201)
      await openNewKey(page)
      await page.getByRole('dialog').getByLabel('Name').fill(endless)
      await press(page, 'Create key')
      await page.getByLabel('Secret key', { exact: true }).waitFor()
    },
  }),
  {
    name: 'before a secret key is revoked',
    page: '/settings?tab=security',
    visitor: 'full',
    open: async (page) => {
      await page.getByRole('button', { name: /^Revoke Donau/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
