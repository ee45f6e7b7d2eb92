import { logOut, type Role } from '#contract/accounts/accounts.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { documentedItems, documentedPages } from '../../test/documented-navigation.ts'
import { holdPageAnswers } from '../../test/hold-page-answers.ts'
import { openPage } from '../../test/open-page.tsx'
import { aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }))
const nav = async () => within((await sidebar()).getByRole('navigation', { name: 'Main' }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('the sidebar has these groups and items and no others (SHELL-23, SHELL-24, SHELL-25, SHELL-26, SHELL-27)', async () => {
  openPage('/ai-assistant')
  const main = await nav()
  expect(texts(main.getAllByRole('heading'))).toEqual([...new Set(documentedItems.map(([, group]) => group))])
  expect(texts(main.getAllByRole('link'))).toEqual(documentedItems.map(([, , label]) => label))
  for (const [id, group, label, href] of documentedItems) {
    const heading = main.getByRole('heading', { name: group })
    const item = within(heading.parentElement!).getByRole('link', { name: label })
    expect(item, `${id}: ${label}`).toHaveAttribute('href', href)
  }
})

test('the pages of an item are shown and hidden by its button, and lead where they say (SHELL-10, SHELL-11)', async () => {
  const { user } = openPage('/ai-assistant')
  const main = await nav()
  for (const button of main.getAllByRole('button', { expanded: false })) await user.click(button)
  const opened = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  for (const [, label, href] of documentedPages) expect(opened).toContainEqual([label, href])
  expect(opened).toHaveLength(documentedItems.length + documentedPages.length)
  await user.click(main.getByRole('button', { name: 'Customer Rewards pages', expanded: true }))
  expect(main.queryByRole('link', { name: 'Rewards ledger' })).not.toBeInTheDocument()
})

test('a link of the sidebar opens its page, marks it as the current one and gives it the focus (SHELL-11)', async () => {
  const { user } = openPage('/ai-assistant')
  const main = await nav()
  expect(texts(main.getAllByRole('link', { current: 'page' }))).toEqual(['AI Assistant'])
  holdPageAnswers()
  await user.click(main.getByRole('link', { name: 'Customer Rewards' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer Rewards' })).toBeVisible()
  expect(texts(main.getAllByRole('link', { current: 'page' }))).toEqual(['Customer Rewards'])
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(main.getByRole('link', { name: 'Rewards ledger' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Rewards ledger' })).toBeVisible()
  expect(texts(main.getAllByRole('link', { current: 'page' }))).toEqual(['Rewards ledger'])
})

test.each<[role: Role, isAdmin: boolean]>([
  ['owner', false],
  ['member', false],
  ['admin', true],
  ['super_admin', true],
])('%s sees the group Admin: %s (SHELL-28, ROLE-04)', async (role, isAdmin) => {
  openPage('/ai-assistant', { as: aUser({ role }) })
  const main = await nav()
  const labels = ['Admin Dashboard', 'Workspace Management']
  expect(texts(main.getAllByRole('link')).filter((label) => labels.includes(label))).toEqual(
    isAdmin ? labels : [],
  )
  expect(main.queryAllByRole('heading', { name: 'Admin' })).toHaveLength(isAdmin ? 1 : 0)
})

test('the foot says who is here and for which business (SHELL-29, SHELL-30, SHELL-31)', async () => {
  openPage('/ai-assistant')
  const side = await sidebar()
  expect(await side.findByText('Lindqvist Bakery')).toBeVisible()
  expect(side.getByText('Mara Lindqvist')).toBeVisible()
  expect(side.getByText('ML')).toBeVisible()
})

test('two owners of one business each have their own name at the foot', async () => {
  openPage('/ai-assistant', { as: aUser({ firstName: 'Jonas', lastName: 'Weber' }) })
  const side = await sidebar()
  expect(await side.findByText('Lindqvist Bakery')).toBeVisible()
  expect(side.getByText('Jonas Weber')).toBeVisible()
  expect(side.queryByText('Mara Lindqvist')).not.toBeInTheDocument()
})

test('an account without a workspace sees only what is of use to it', async () => {
  holdPageAnswers()
  openPage('/settings', { as: aUser({ role: 'super_admin', formId: null, apiKey: null }) })
  const main = await nav()
  expect(texts(main.getAllByRole('link'))).toEqual([
    'Dashboard',
    'Settings',
    'Admin Dashboard',
    'Workspace Management',
  ])
  expect((await sidebar()).getByText('Platform')).toBeVisible()
})

test('without a name or a business the foot says User and Business (SHELL-30, SHELL-31)', async () => {
  currentBackend().answer(getBusinessProfile, null)
  openPage('/ai-assistant', { as: aUser({ firstName: '', lastName: '' }) })
  const side = await sidebar()
  expect(side.getByText('User')).toBeVisible()
  expect(side.getByText('Business')).toBeVisible()
  expect(side.getByText('U')).toBeVisible()
})

test('Logout forgets who was here, even when the server fails (SHELL-29, AUTH-13)', async () => {
  const backend = currentBackend()
  backend.fail(logOut, 500)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const page = openPage('/ai-assistant')
  await page.user.click((await sidebar()).getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/'))
  document.cookie = 'plaudit_signed_in=; max-age=0; path=/'
  page.goTo('/ai-assistant')
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
