import type { Page } from '@playwright/test'
import { palette, sidebar } from '../owner-pages.ts'
import type { State } from './state.ts'

/** Pages that ask nothing of their own: what is looked at is the frame. */
const page = '/campaigns'

const bell = (at: Page) => at.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })

async function openPalette(at: Page, typed = '') {
  await sidebar(at).getByRole('button', { name: 'Search or jump to…' }).click()
  await palette(at).getByRole('combobox').fill(typed)
}

async function openBell(at: Page) {
  await bell(at).click()
  await at.getByRole('dialog', { name: 'Notifications' }).waitFor()
}

/** The page looks again, as when somebody comes back to the tab. */
const comeBack = (at: Page) => at.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

/** The frame around the app, dashboard, notifications, tour and assistant. */
export const shellStates: readonly State[] = [
  {
    name: 'the palette with every page',
    page,
    visitor: 'empty',
    open: async (at) => {
      await openPalette(at)
      await palette(at).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'the palette with what was found',
    page,
    visitor: 'full',
    open: async (at) => {
      await openPalette(at, 'a')
      await palette(at).getByText('Testimonials', { exact: true }).last().waitFor()
      await palette(at)
        .getByRole('option', { name: /Priya Raman/ })
        .waitFor()
    },
  },
  {
    name: 'the palette with nothing',
    page,
    visitor: 'empty',
    open: async (at) => {
      await openPalette(at, 'qqzzx')
      await palette(at)
        .getByText(/No results for/)
        .waitFor()
    },
  },
  {
    name: 'the palette when searching fails',
    page,
    visitor: 'empty',
    expectedErrors: [/status of 503/],
    open: async (at) => {
      await at.route('**/api/testimonials?*', (route) => route.fulfill({ status: 503, body: '' }))
      await openPalette(at, 'rye')
      await palette(at)
        .getByRole('option', { name: /could not be searched/ })
        .waitFor()
    },
  },
  {
    name: 'the menu of a phone',
    page,
    visitor: 'full',
    open: async (at) => {
      await at.setViewportSize({ width: 390, height: 844 })
      await at.getByRole('button', { name: 'Open menu' }).click()
      await at.getByRole('button', { name: 'Testimonials pages' }).filter({ visible: true }).click()
      await at.getByRole('link', { name: 'Testimonials hub' }).filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'the theme menu',
    page,
    visitor: 'empty',
    open: async (at) => {
      await sidebar(at).getByRole('button', { name: 'Theme' }).click()
      await at.getByRole('menuitem', { name: 'System' }).waitFor()
    },
  },
  {
    name: 'the bell with nothing',
    page,
    visitor: 'empty',
    open: async (at) => {
      await openBell(at)
      await at.getByText(/^No notifications yet/).waitFor()
    },
  },
  {
    name: 'the bell with news',
    page,
    visitor: 'full',
    open: async (at) => {
      // Looking must not mark anything as seen.
      await at.route('**/api/notifications/seen', () => undefined)
      await openBell(at)
      await at.getByText('New: ').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the bell when it cannot be read',
    page,
    visitor: 'empty',
    answers: 'failing',
    expectedErrors: [/status of 500/],
    open: async (at) => {
      await openBell(at)
      await at.getByText('The notifications could not be loaded.').waitFor()
    },
  },
  {
    name: 'the question to sign in again',
    page,
    visitor: 'empty',
    expectedErrors: [/status of 401/],
    open: async (at) => {
      const body = { code: 'not-signed-in', message: 'Please sign in first.' }
      await at.route('**/api/notifications', (route) => route.fulfill({ status: 401, json: body }))
      await comeBack(at)
      await at.getByRole('dialog', { name: 'Please sign in again' }).waitFor()
    },
  },
  {
    name: 'the notice that the server is out of reach',
    page,
    visitor: 'empty',
    expectedErrors: [/ERR_CONNECTION_REFUSED/],
    open: async (at) => {
      await at.route(/\/(api|healthz)/, (route) => route.abort('connectionrefused'))
      await comeBack(at)
      await at.getByText('Connection lost.').waitFor()
    },
  },
  {
    name: 'the form settings',
    page: '/dashboard',
    visitor: 'full',
    open: async (at) => {
      await at.getByRole('button', { name: 'Form settings' }).click()
      await at.getByRole('switch', { name: 'Require approval' }).waitFor()
    },
  },
  {
    name: 'a plan that is nearly used up',
    page: '/dashboard',
    visitor: 'full',
    open: async (at) => {
      await at.route('**/api/dashboard', async (route) => {
        const answer = await route.fetch()
        const told = (await answer.json()) as { plan: object }
        await route.fulfill({ response: answer, json: { ...told, plan: { ...told.plan, isLimited: true } } })
      })
      await at.reload()
      await at.getByText('Approaching limit').waitFor()
    },
  },
  {
    name: 'sites with a renewed key',
    page: '/dashboard',
    visitor: 'full',
    open: async (at) => {
      await at.route('**/api/dashboard', async (route) => {
        const answer = await route.fetch()
        const told = (await answer.json()) as { workspace: object }
        const outdatedSites = ['shop.example', `${'long-'.repeat(30)}name.example`]
        await route.fulfill({
          response: answer,
          json: { ...told, workspace: { ...told.workspace, outdatedSites } },
        })
      })
      await at.reload()
      await at.getByText('Your site at shop.example uses a key that no longer works').waitFor()
    },
  },
  {
    name: 'with what visitors wrote',
    page: '/admin/messages',
    visitor: 'empty',
    open: async (at) => {
      await asSuperAdmin(at)
      const sent = { company: '', inquiryType: 'support', createdAt: '2026-03-01T10:00:00.000Z' }
      const json = ['Open', 'Answered'].map((state, index) => ({
        ...sent,
        id: `01900000-0000-7000-8000-00000000000${index}`,
        name: 'Ola Brandt',
        email: `${'long-'.repeat(20)}name@brandt.example`,
        subject: `Does it run on a Raspberry Pi? ${'long'.repeat(30)}`,
        message: `We have one in the office.\n${'W'.repeat(200)}`,
        answeredAt: state === 'Open' ? null : sent.createdAt,
      }))
      await at.route('**/api/admin/contact-messages*', (route) => route.fulfill({ json }))
      await at.reload()
      await at.getByRole('button', { name: 'Mark as open' }).waitFor()
    },
  },
  {
    name: 'as the platform’s admin sees it',
    page: '/dashboard',
    visitor: 'empty',
    open: async (at) => {
      await asSuperAdmin(at)
      await at.reload()
      await at.getByText('Plaudit Admin').waitFor()
      await at.getByRole('heading', { name: 'Admin', exact: true }).waitFor()
    },
  },
  {
    name: 'the tour on its third step',
    page: '/dashboard',
    visitor: 'empty',
    open: async (at) => {
      await at.getByRole('button', { name: 'Next' }).click()
      await at.getByRole('button', { name: 'Next' }).click()
      await at.getByText('Step 3 of 7').waitFor()
      await at.getByRole('heading', { level: 1, name: 'Collect Testimonials' }).waitFor()
    },
  },
  {
    name: 'the assistant',
    page: '/ai-assistant',
    visitor: 'empty',
    open: async (at) => {
      await at.getByRole('button', { name: 'Start Chat' }).click()
      await at.getByLabel('Your question').waitFor()
    },
  },
  {
    name: 'the assistant without an answer',
    page: '/ai-assistant',
    visitor: 'empty',
    expectedErrors: [/status of 409/],
    open: async (at) => {
      await at.getByRole('button', { name: 'What is my average rating?' }).click()
      await at.getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
]

async function asSuperAdmin(at: Page): Promise<void> {
  await at.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    const user = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...user, role: 'super_admin' } })
  })
}
