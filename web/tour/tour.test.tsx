import { currentUser } from '#contract/accounts/accounts.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveCookieChoice } from '../lib/cookies/save-cookie-choice.ts'
import { holdPageAnswers } from '../test/hold-page-answers.ts'
import { openPage } from '../test/open-page.tsx'
import { aDashboard, aUser, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

/** What each step is called, the page it is on, and the entry of the sidebar that it speaks of. */
const steps = [
  ['Welcome to Plaudit', '/dashboard', undefined],
  ['Dashboard overview', '/dashboard', 'Dashboard'],
  ['Collect', '/collect', 'Testimonials'],
  ['Manage', '/collect', 'Customers'],
  ['Publish', '/collect', 'Embed Widgets'],
  ['Business settings', '/collect', 'Business Setup'],
  ['You are all set', '/dashboard', undefined],
] as const

const isMarked = () => localStorage.getItem('plaudit-tutorial-completed') === 'true'
const tour = () => screen.queryByText(/^Step \d of 7$/)?.closest<HTMLElement>('[role=dialog]')
const button = (name: string) => within(tour()!).getByRole('button', { name })
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })

beforeEach(() => holdPageAnswers())

/** How many testimonials the dashboard counts, or that it does not say. */
function count(total: number | 'no number') {
  const backend = currentBackend()
  backend.hold(getDashboard).release()
  if (total === 'no number') backend.refuse(getDashboard, 'unavailable', 'Not now.')
  else backend.answer(getDashboard, aDashboard({ stats: someStats({ total }) }))
}

async function start() {
  count(0)
  const page = openPage('/dashboard', { tour: 'shown' })
  await screen.findByText('Step 1 of 7')
  return page
}

/** The same browser in another tab, where nothing was closed yet. Somebody else, since the tour is decided once for each. */
async function openTab(page: ReturnType<typeof openPage>) {
  sessionStorage.clear()
  currentBackend().answer(currentUser, aUser())
  page.goTo('/dashboard')
  await screen.findByRole('heading', { level: 1, name: /Welcome back/ })
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading the plan' })).not.toBeInTheDocument(),
  )
}

test('seven steps, each with its place, and Finish at the end (TOUR-01, TOUR-03, TOUR-04, TOUR-08)', async () => {
  const { user } = await start()
  for (const [index, [title, path, entry]] of steps.entries()) {
    expect(screen.getByRole('dialog', { name: title })).toBe(tour())
    expect(within(tour()!).getByText(`Step ${index + 1} of 7`)).toBeVisible()
    const progress = screen.getByRole('progressbar', { name: 'Tour progress' })
    expect(progress).toHaveAttribute('value', String(index + 1))
    expect(progress).toHaveAttribute('max', '7')
    expect(location.pathname).toBe(path)
    const spotlit = [...document.querySelectorAll('[data-spotlit]')].map(({ textContent }) => textContent)
    expect(spotlit).toEqual(entry ? [entry] : [])
    if (index < 6) await user.click(button('Next'))
  }
  expect(within(tour()!).queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await user.click(button('Finish'))
  await waitFor(() => expect(tour()).toBeUndefined())
  expect(isMarked()).toBe(true)
})

test('Previous is off on the first step, and goes back from the others (TOUR-02)', async () => {
  const { user } = await start()
  expect(button('Previous')).toBeDisabled()
  await user.click(button('Next'))
  await user.click(button('Next'))
  expect(location.pathname).toBe('/collect')
  await user.click(button('Previous'))
  expect(screen.getByRole('dialog', { name: 'Dashboard overview' })).toBe(tour())
  expect(button('Previous')).toHaveFocus()
  await user.click(button('Previous'))
  expect(button('Previous')).toBeDisabled()
  expect(button('Next')).toHaveFocus()
})

test.each(['Skip Tour', 'Close'])(
  '%s marks it complete and hides it, also after a reload (TOUR-02, TOUR-06)',
  async (name) => {
    const page = await start()
    await page.user.click(button(name))
    await waitFor(() => expect(tour()).toBeUndefined())
    expect(isMarked()).toBe(true)
    await page.user.click(link('AI Assistant'))
    await page.user.click(link('Dashboard'))
    expect(await screen.findByText('No activity yet.')).toBeVisible()
    expect(tour()).toBeUndefined()
    currentBackend().answer(currentUser, aUser())
    page.reload()
    expect(await screen.findByText('No activity yet.')).toBeVisible()
    expect(tour()).toBeUndefined()
  },
)

test('an owner with testimonials is not new (TOUR-05)', async () => {
  count(1)
  openPage('/dashboard', { tour: 'shown' })
  expect(await screen.findByText('No activity yet.')).toBeVisible()
  expect(tour()).toBeUndefined()
})

test('elsewhere than on the dashboard it does not start (TOUR-05)', async () => {
  count(0)
  const { user } = openPage('/ai-assistant', { tour: 'shown' })
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Business Intelligence' })).toBeVisible()
  expect(currentBackend().calls(getDashboard)).toEqual([])
  await user.click(link('Dashboard'))
  expect(await screen.findByText('Step 1 of 7')).toBeVisible()
})

test('the mark is cleared when there is no testimonial after all, and the tour shows again (TOUR-07)', async () => {
  const page = await start()
  await page.user.click(button('Skip Tour'))
  expect(isMarked()).toBe(true)
  await openTab(page)
  expect(await screen.findByText('Step 1 of 7')).toBeVisible()
  expect(isMarked()).toBe(false)
  await page.user.click(button('Skip Tour'))
  count(1)
  await openTab(page)
  expect(tour()).toBeUndefined()
  expect(isMarked()).toBe(true)
})

test('without a number of testimonials the mark decides (TOUR-05)', async () => {
  count('no number')
  const page = openPage('/dashboard', { tour: 'shown' })
  expect(await screen.findByText('Step 1 of 7')).toBeVisible()
  await page.user.click(button('Skip Tour'))
  await openTab(page)
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(tour()).toBeUndefined()
  expect(isMarked()).toBe(true)
})

test('Escape closes it from within only, and the page has the focus then', async () => {
  const { user } = await start()
  link('AI Assistant').focus()
  await user.keyboard('{Escape}')
  expect(tour()).toBeVisible()
  button('Skip Tour').focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(tour()).toBeUndefined())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the page stays in use while it runs, and it goes along from page to page', async () => {
  const { user } = await start()
  await user.click(link('AI Assistant'))
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Business Intelligence' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(tour()).toBeVisible()
})

test('where keeping it was refused nothing is kept, and it does not come back while the page lives', async () => {
  saveCookieChoice([])
  const { user } = await start()
  await user.click(button('Close'))
  await user.click(link('AI Assistant'))
  await user.click(link('Dashboard'))
  expect(await screen.findByText('No activity yet.')).toBeVisible()
  expect(tour()).toBeUndefined()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})
