import type { Page } from '@playwright/test'
import { answer } from './answers.ts'
import { securityStates } from './security.ts'
import { settingsStates } from './settings.ts'
import { type State, statesOf } from './state.ts'
import { teamStates } from './team.ts'
import { websiteStates } from './website.ts'
import { press } from '../owner-pages.ts'

/** Past the first step of onboarding, with nothing found out. */
async function toSecondStep(page: Page) {
  await page.getByLabel('Business name').fill('Eastside Bakery')
  await page.getByLabel('Contact email').fill('jonas@eastside.example')
  await press(page, 'Skip AI Research')
  await page.getByRole('heading', { name: 'What you do' }).waitFor()
}

const wayInStates: readonly State[] = [
  { name: 'signed out', page: '/login', visitor: 'stranger' },
  ...statesOf('/login?step=second-factor', 'stranger', {
    'asked for a code': {},
    'refused an empty recovery code': async (page) => {
      await press(page, 'Use a recovery code')
      await press(page, 'Sign In')
      await page.getByText('Enter a code', { exact: true }).waitFor()
    },
  }),
  ...statesOf('/signup', 'stranger', {
    'signed out': {},
    'with every rule broken': async (page) => {
      await page.getByLabel('Confirm password').fill('different')
      await press(page, 'Create Account')
      await page.getByText("Passwords don't match").waitFor()
    },
  }),
  ...statesOf('/forgot-password', 'stranger', {
    'when the link is on its way': async (page) => {
      await answer(page, 'POST /api/auth/forgot-password', { message: 'A link is on its way.' })
      await page.getByLabel('Email').fill('mara@example.com')
      await press(page, 'Create reset link')
      await page.getByText("Check the server's outbox").waitFor()
    },
  }),
  { name: 'with a token', page: '/reset-password?token=used-up', visitor: 'stranger' },
  { name: 'without a token', page: '/reset-password', visitor: 'stranger' },
  ...statesOf('/device-link?token=x', 'stranger', {
    'with a link': {},
    'when the device is ready': async (page) => {
      await answer(page, 'POST /api/auth/device-link/open', {
        message: 'You can sign in on this device now.',
      })
      await press(page, 'Use this device')
      await page.getByText('This device is ready').waitFor()
    },
  }),
  { name: 'signed out', page: '/verify-email?token=x', visitor: 'stranger' },
  { name: 'signed in', page: '/verify-email?token=x', visitor: 'new' },
  ...statesOf('/stop-email-change?token=x', 'stranger', {
    'with a link': {},
    'when the change is stopped': async (page) => {
      await answer(page, 'POST /api/auth/stop-email-change', { message: 'Your email stays the same.' })
      await press(page, 'Stop this change')
      await page.getByText('Change stopped').waitFor()
    },
  }),
  { name: 'signed out', page: '/onboarding', visitor: 'stranger' },
  { name: 'signed in', page: '/onboarding', visitor: 'new' },
  { name: 'at its second step', page: '/onboarding', visitor: 'stranger', open: toSecondStep },
  {
    name: 'at the password',
    page: '/onboarding',
    visitor: 'stranger',
    open: async (page) => {
      await toSecondStep(page)
      await page.getByLabel('What does your business do?').fill('We bake bread at night.')
      await page.getByLabel('Who are your customers?').fill('Everybody in town')
      await press(page, 'Continue')
      await page.getByRole('heading', { name: 'Choose a password' }).waitFor()
    },
  },
  {
    name: 'with the menu open on a phone',
    page: '/embed-code',
    visitor: 'empty',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await press(page, 'Open menu')
      await page.getByRole('dialog').getByRole('link', { name: 'Embed Widgets' }).waitFor()
    },
  },
  {
    name: 'where there is no page',
    page: '/nowhere',
    visitor: 'stranger',
    expectedErrors: [/status of 404/],
  },
]

/** Signing in and up, security, team and settings. */
export const accountStates: readonly State[] = [
  ...wayInStates,
  ...websiteStates,
  ...securityStates,
  ...teamStates,
  ...settingsStates,
]
