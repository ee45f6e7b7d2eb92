import { getNotifications, seeNotifications, type Notifications } from '#contract/overview/overview.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { anActivity, noNotifications } from '../test/samples/overview-samples.ts'
import { aTestimonial, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

type Item = Notifications['items'][number]

afterEach(() => vi.useRealTimers())

const isNew = true
const ana = aTestimonial({ customerName: 'Ana Silva' })
const imported = {
  ...anActivity({ kind: 'imported', name: 'Google', rating: null, testimonialId: null, isWaiting: false }),
  isNew,
}
const complaint = { ...anActivity({ name: 'Ben Okoye', rating: 2, isPrivate: true }), isNew }
const praise = { ...anActivity({ name: 'Ana Silva', testimonialId: ana.id }), isNew }

/** What the server has to tell; seen once, nothing of it is new. */
function tell(items: readonly Item[], own: Partial<Notifications> = {}) {
  const unread = items.filter((item) => item.isNew).length
  currentBackend().answer(getNotifications, { ...noNotifications, unread, items: [...items], ...own })
  currentBackend().answer(seeNotifications, ({ body: { until } }) => {
    tell(items.map((item) => ({ ...item, isNew: false })))
    return { seenUntil: until }
  })
}

/** The bell of wide screens; that of phones is not there. */
const bell = (name = 'Notifications') => screen.findByRole('button', { name })

/** As when somebody comes back to the tab: the page looks again at once. */
function comeBack() {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

async function openBell(name?: string) {
  const { user } = openPage('/campaigns')
  const button = await bell(name)
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
  // Its list is loaded when the bell is opened first.
  await waitFor(() => expect(dialog).not.toBeEmptyDOMElement())
  return { user, list: within(dialog) }
}

test('with nothing to tell it says so, and Escape gives the focus back to it', async () => {
  const { user, list } = await openBell()
  expect(list.getByText(/^No notifications yet\./)).toBeVisible()
  expect(list.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings?tab=notifications')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await bell()).toHaveFocus()
})

test('it counts what customers did and tells it, newest first', async () => {
  tell([imported, complaint, praise])
  const { list } = await openBell('Notifications, 3 new')
  const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    'New: 1 testimonial imported from GoogleToday',
    'New: Ben Okoye sent private feedbackToday · 2 of 5 stars',
    'New: Ana Silva left a testimonialToday · 5 of 5 stars · Needs approval',
  ])
  expect(list.getAllByText('Today')[0]).toHaveAttribute('title', expect.stringMatching(/\d{4}.*\d:\d\d/))
})

test('having looked, there is nothing new: at once on the bell, and in the list when it is read again', async () => {
  tell([imported, praise])
  const { list } = await openBell('Notifications, 2 new')
  expect(await screen.findByRole('button', { name: 'Notifications', expanded: true })).toBeVisible()
  expect(currentBackend().received(seeNotifications)[0]).toEqual({ body: { until: imported.at } })
  expect(list.getAllByText('New:')).toHaveLength(2)
  comeBack()
  await waitFor(() => expect(list.queryByText('New:')).not.toBeInTheDocument())
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})

test('when it could not be marked as seen, the number comes back', async () => {
  tell([praise])
  currentBackend().fail(seeNotifications, 500)
  await openBell('Notifications, 1 new')
  expect(await bell('Notifications, 1 new')).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(currentBackend().calls(getNotifications).length).toBeGreaterThan(1))
})

test('a line leads to its testimonial, and closes the list', async () => {
  const backend = currentBackend()
  tell([praise])
  backend.hold(listTestimonials)
  backend.hold(getTestimonialStats)
  backend.answer(getTestimonial, ana)
  const { user, list } = await openBell('Notifications, 1 new')
  await user.click(list.getByRole('link', { name: /Ana Silva left a testimonial/ }))
  expect(await screen.findByRole('dialog', { name: 'Ana Silva' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument()
  expect(location.pathname + location.search).toBe(`/testimonials?view=${ana.id}`)
})

test('counting stops at 99+', async () => {
  tell([praise], { unread: 100 })
  openPage('/campaigns')
  expect(await bell('Notifications, 99+ new')).toHaveTextContent('99+')
})

test('what comes while the page is open is counted when somebody comes back to it', async () => {
  openPage('/campaigns')
  await bell()
  tell([praise])
  comeBack()
  expect(await bell('Notifications, 1 new')).toBeVisible()
})

test('it looks again every minute while the page is in front', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openPage('/campaigns')
  await bell()
  tell([praise])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await bell('Notifications, 1 new')).toBeVisible()
})

test('when it cannot be read it says so and can be tried again', async () => {
  currentBackend().fail(getNotifications, 500)
  const { user, list } = await openBell()
  expect(await list.findByRole('alert')).toHaveTextContent("Couldn't load the notifications.")
  tell([praise])
  await user.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Ana Silva left a testimonial')).toBeVisible()
})

test('an account without a workspace has no bell', async () => {
  openPage('/campaigns', { as: aUser({ formId: null }) })
  await screen.findByRole('heading', { name: 'No workspace' })
  expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument()
  expect(currentBackend().calls(getNotifications)).toEqual([])
})
