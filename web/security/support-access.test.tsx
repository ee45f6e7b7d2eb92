import { getSupportAccess, setSupportAccess, type SupportVisit } from '#contract/administration/support.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../test/samples/samples.ts'
import { openSecurity } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const visit: SupportVisit = {
  id: '01900000-0000-7000-8000-000000000001',
  administratorName: 'Vera Holm',
  asName: 'Mara Lindqvist',
  reason: 'Mara asked why her widget stays empty.',
  mayWrite: true,
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: '2026-03-01T10:20:00.000Z',
  changes: [{ at: '2026-03-01T10:05:00.000Z', what: 'Changed the widget “Home page”' }],
}

const open = (more = {}) => openSecurity(aUser(more))

test('an owner sees who of support was there, why, and what they changed, and turns it off', async () => {
  const backend = currentBackend()
  backend.answer(getSupportAccess, { isAllowed: true, visits: [visit] })
  const { user } = open()
  const list = within(await screen.findByRole('list', { name: 'Support visits' }))
  expect(list.getByText('Vera Holm')).toBeVisible()
  expect(list.getByText(visit.reason)).toBeVisible()
  expect(list.getByText('Changes allowed')).toBeVisible()
  await user.click(list.getByText('1 change'))
  expect(list.getByText('Changed the widget “Home page”', { exact: false })).toBeVisible()
  backend.answer(setSupportAccess, { isAllowed: false, visits: [visit] })
  const toggle = screen.getByRole('switch', { name: /Allow support to sign in/ })
  expect(toggle).toBeChecked()
  await user.click(toggle)
  await waitFor(() => expect(toggle).not.toBeChecked())
  expect(backend.received(setSupportAccess).map(({ body }) => body)).toEqual([{ isAllowed: false }])
})

test('a member sees it and cannot change it', async () => {
  currentBackend().answer(getSupportAccess, { isAllowed: true, visits: [] })
  open({ role: 'member', isWorkspaceOwner: false })
  expect(await screen.findByText('Support has never signed in.')).toBeVisible()
  expect(screen.getByRole('switch', { name: /Allow support to sign in/ })).toBeDisabled()
})
