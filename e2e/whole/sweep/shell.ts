import type { Page } from '@playwright/test'
import { palette, sidebar } from '../owner-pages.ts'
import { alter, loadAs, reloadAs } from './answers.ts'
import { afterReload, type State, statesOf } from './state.ts'

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
  ...statesOf(page, 'empty', {
    'the palette with nothing': async (at) => {
      await openPalette(at, 'qqzzx')
      await palette(at)
        .getByText(/No results for/)
        .waitFor()
    },
    'the palette when searching fails': {
      expectedErrors: [/status of 503/],
      open: async (at) => {
        await at.route('**/api/testimonials?*', (route) => route.fulfill({ status: 503, body: '' }))
        await openPalette(at, 'rye')
        await palette(at)
          .getByRole('option', { name: /Couldn't search/ })
          .waitFor()
      },
    },
  }),
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
  ...statesOf(page, 'empty', {
    'the theme menu': async (at) => {
      await sidebar(at).getByRole('button', { name: 'Theme' }).click()
      await at.getByRole('menuitem', { name: 'System' }).waitFor()
    },
    'the bell with nothing': async (at) => {
      await openBell(at)
      await at.getByText(/^No notifications yet/).waitFor()
    },
  }),
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
  ...statesOf(page, 'empty', {
    'the bell when it cannot be read': {
      answers: 'failing',
      expectedErrors: [/status of 500/],
      open: async (at) => {
        await openBell(at)
        await at.getByText("Couldn't load the notifications.").waitFor()
      },
    },
    'the question to sign in again': {
      expectedErrors: [/status of 401/],
      open: async (at) => {
        const body = { code: 'not-signed-in', message: 'Please sign in first.' }
        await at.route('**/api/notifications', (route) => route.fulfill({ status: 401, json: body }))
        await comeBack(at)
        await at.getByRole('dialog', { name: 'Please sign in again' }).waitFor()
      },
    },
    'the notice that the server is out of reach': {
      expectedErrors: [/ERR_CONNECTION_REFUSED/],
      open: async (at) => {
        await at.route(/\/(api|healthz)/, (route) => route.abort('connectionrefused'))
        await comeBack(at)
        await at.getByText('Connection lost.').waitFor()
      },
    },
  }),
  ...statesOf('/dashboard', 'full', {
    'the form settings': async (at) => {
      await at.getByRole('button', { name: 'Form settings' }).click()
      await at.getByRole('switch', { name: 'Require approval' }).waitFor()
    },
    'a plan that is nearly used up': afterReload(async (at) => {
      await alter<{ plan: object }>(at, '**/api/dashboard', (real) => ({
        ...real,
        plan: { ...real.plan, isLimited: true },
      }))
      await at.reload()
      await at.getByText('Approaching limit').waitFor()
    }),
    'sites with a renewed key': afterReload(async (at) => {
      const outdatedSites = ['shop.example', `${'long-'.repeat(30)}name.example`]
      await alter<{ workspace: object }>(at, '**/api/dashboard', (real) => ({
        ...real,
        workspace: { ...real.workspace, outdatedSites },
      }))
      await at.reload()
      await at.getByText('Your site at shop.example uses a key that no longer works').waitFor()
    }),
  }),
  {
    name: 'with what visitors wrote',
    page: '/admin/messages',
    visitor: 'empty',
    reloads: true,
    open: async (at) => {
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
      await loadAs(at, '/admin/messages', { role: 'super_admin' })
      await at.getByRole('button', { name: 'Mark as open' }).waitFor()
    },
  },
  ...statesOf('/dashboard', 'empty', {
    'as the platform’s admin sees it': afterReload(async (at) => {
      await reloadAs(at, { role: 'super_admin' })
      await at.getByText('Plaudit Admin').waitFor()
      await at.getByRole('heading', { name: 'Admin', exact: true }).waitFor()
    }),
    'the tour on its third step': async (at) => {
      await at.getByRole('button', { name: 'Next' }).click()
      await at.getByRole('button', { name: 'Next' }).click()
      await at.getByText('Step 3 of 7').waitFor()
      await at.getByRole('heading', { level: 1, name: 'Collect Testimonials' }).waitFor()
    },
  }),
  ...statesOf('/ai-assistant', 'empty', {
    'the assistant': async (at) => {
      await at.getByRole('button', { name: 'Start Chat' }).click()
      await at.getByLabel('Your question').waitFor()
    },
    'the assistant after many questions': async (at) => {
      await at.getByRole('button', { name: 'Start Chat' }).click()
      const question = at.getByLabel('Your question')
      for (const asked of [
        'What stands out?',
        'How many in March?',
        'How will next year go?',
        'W'.repeat(300),
      ]) {
        await question.fill(asked)
        await question.press('Enter')
        await at.getByText(asked).last().waitFor()
        await at.getByText('The assistant is typing').waitFor({ state: 'detached' })
      }
    },
    'the assistant without an answer': {
      expectedErrors: [/status of 503/],
      open: async (at) => {
        await at.route('**/api/chat', (route) => route.fulfill({ status: 503, body: '' }))
        await at.getByRole('button', { name: 'Start Chat' }).click()
        await at.getByLabel('Your question').fill('How many testimonials are pending?')
        await at.getByLabel('Your question').press('Enter')
        await at.getByRole('button', { name: 'Retry' }).waitFor()
      },
    },
  }),
  ...statesOf('/business-setup', 'full', {
    'the chat with what it would change and what it did not understand': async (at) => {
      const chat = at.getByRole('region', { name: 'Chat with the AI' })
      const said = [
        'We also do weddings now and our phone is 555 0142',
        `Our customers are families with ${'very '.repeat(20)}long names`,
        'blah '.repeat(60),
        'What is missing?',
      ]
      for (const message of said) {
        await chat.getByLabel('Your question').fill(message)
        await chat.getByLabel('Your question').press('Enter')
        await chat.getByText('The assistant is typing').waitFor({ state: 'detached' })
      }
      await chat.getByRole('group', { name: 'Proposed changes' }).first().waitFor()
    },
  }),
]
