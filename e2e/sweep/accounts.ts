import { answer } from './answers.ts'
import { securityStates } from './security.ts'
import { settingsStates } from './settings.ts'
import type { State } from './state.ts'
import { teamStates } from './team.ts'
import { press } from '../owner-pages.ts'

const wayInStates: readonly State[] = [
  { name: 'signed out', page: '/login', visitor: 'stranger' },
  { name: 'asked for a code', page: '/login?step=second-factor', visitor: 'stranger' },
  {
    name: 'refused an empty recovery code',
    page: '/login?step=second-factor',
    visitor: 'stranger',
    open: async (page) => {
      await press(page, 'Use a recovery code')
      await press(page, 'Sign In')
      await page.getByText('Enter a code', { exact: true }).waitFor()
    },
  },
  { name: 'signed out', page: '/signup', visitor: 'stranger' },
  {
    name: 'with every rule broken',
    page: '/signup',
    visitor: 'stranger',
    open: async (page) => {
      await page.getByLabel('Confirm password').fill('different')
      await press(page, 'Create Account')
      await page.getByText("Passwords don't match").waitFor()
    },
  },
  {
    name: 'when the link is on its way',
    page: '/forgot-password',
    visitor: 'stranger',
    open: async (page) => {
      await answer(page, 'POST /api/auth/forgot-password', { message: 'A link is on its way.' })
      await page.getByLabel('Email').fill('mara@example.com')
      await press(page, 'Send reset link')
      await page.getByText('Check your inbox').waitFor()
    },
  },
  { name: 'with a token', page: '/reset-password?token=used-up', visitor: 'stranger' },
  { name: 'without a token', page: '/reset-password', visitor: 'stranger' },
  { name: 'signed out', page: '/verify-email?token=x', visitor: 'stranger' },
  { name: 'signed in', page: '/verify-email?token=x', visitor: 'new' },
  { name: 'with a link', page: '/stop-email-change?token=x', visitor: 'stranger' },
  {
    name: 'when the change is stopped',
    page: '/stop-email-change?token=x',
    visitor: 'stranger',
    open: async (page) => {
      await answer(page, 'POST /api/auth/stop-email-change', { message: 'Your email stays the same.' })
      await press(page, 'Stop this change')
      await page.getByText('Change stopped').waitFor()
    },
  },
  { name: 'signed out', page: '/onboarding', visitor: 'stranger' },
  { name: 'signed in', page: '/onboarding', visitor: 'new' },
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
  ...securityStates,
  ...teamStates,
  ...settingsStates,
]
