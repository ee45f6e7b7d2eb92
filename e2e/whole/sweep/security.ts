import type { Page } from '@playwright/test'
import { answer, reloadAs } from './answers.ts'
import type { State } from './state.ts'
import { press } from '../owner-pages.ts'

const on = (recoveryCodesLeft: number) => ({ enabledAt: '2026-03-02T09:00:00.000Z', recoveryCodesLeft })
const codes = Array.from({ length: 10 }, (_, at) => `k3v9x-70mh${at}`)
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const device = (name: string, isCurrent = false) => ({
  id: name,
  device: name,
  createdAt: '2026-03-02T09:00:00.000Z',
  seenAt: '2026-03-03T09:00:00.000Z',
  isCurrent,
})

const dialog = (page: Page) => page.getByRole('dialog')
const pressInDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

async function begin(page: Page): Promise<void> {
  await answer(page, 'POST /api/two-factor/begin', {
    uri: `otpauth://totp/Plaudit:mara?secret=${secret}`,
    secret,
  })
  await press(page, 'Set up')
  await dialog(page).getByLabel('Current password', { exact: true }).fill('any')
  await pressInDialog(page, 'Continue')
  await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
}

async function openChange(page: Page, button: string): Promise<void> {
  await answer(page, 'GET /api/two-factor', on(10))
  await page.reload()
  await press(page, button)
  await dialog(page).waitFor()
}

const states: readonly Pick<State, 'name' | 'open' | 'reloads'>[] = [
  {
    name: 'asked for the password before a second factor',
    open: async (page) => {
      await press(page, 'Set up')
      await pressInDialog(page, 'Continue')
      await dialog(page).getByText('Password is required').waitFor()
    },
  },
  { name: 'with the QR code of a second factor', open: begin },
  {
    name: 'with new recovery codes',
    open: async (page) => {
      await begin(page)
      await answer(page, 'POST /api/two-factor/confirm', { recoveryCodes: codes })
      await dialog(page).getByLabel('Code from your authenticator app').fill('123456')
      await pressInDialog(page, 'Turn on')
      await dialog(page).getByRole('list', { name: 'Recovery codes' }).waitFor()
    },
  },
  {
    name: 'with few recovery codes and several devices',
    reloads: true,
    open: async (page) => {
      const devices = ['Unknown device', 'Samsung Internet on Android', 'Safari on iPhone']
      await answer(page, 'GET /api/two-factor', on(1))
      await answer(page, 'GET /api/sessions', [
        device('Firefox on Windows', true),
        ...devices.map((name) => device(name)),
      ])
      await page.reload()
      await page.getByText('1 recovery code left').waitFor()
      await page.getByText('Unknown device').waitFor()
    },
  },
  {
    name: 'asked for password and code before new recovery codes',
    reloads: true,
    open: async (page) => {
      await openChange(page, 'Get new recovery codes')
      await pressInDialog(page, 'Get new codes')
      await dialog(page).getByText('Enter a code').waitFor()
    },
  },
  {
    name: 'before turning the second factor off',
    reloads: true,
    open: (page) => openChange(page, 'Turn off'),
  },
  {
    name: 'before signing other devices out',
    reloads: true,
    open: async (page) => {
      await answer(page, 'GET /api/sessions', [
        device('Firefox on Windows', true),
        device('Safari on iPhone'),
      ])
      await page.reload()
      await press(page, 'Sign out other devices')
      await dialog(page).waitFor()
    },
  },
  {
    name: 'refused to change the password',
    open: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('lower')
      await press(page, 'Update password')
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    name: 'asked for the name before the account is deleted',
    open: async (page) => {
      await press(page, 'Delete account')
      await dialog(page).getByLabel('Business name').fill('another name')
      await pressInDialog(page, 'Delete account')
      await dialog(page).getByText('Please type the business name exactly').waitFor()
    },
  },
  {
    name: 'while the account waits for its deletion',
    reloads: true,
    open: async (page) => {
      await reloadAs(page, { deletesAt: '2027-01-05T10:00:00.000Z' })
      await page.getByText('This account will be deleted on').waitFor()
    },
  },
]

/** The ways into the account and out of it. */
export const securityStates: readonly State[] = states.map((state) => ({
  page: '/settings?tab=security',
  visitor: 'empty',
  ...state,
}))
