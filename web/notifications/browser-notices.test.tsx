import { getNotifications } from '#contract/overview/overview.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { anActivity, noNotifications } from '../test/samples/overview-samples.ts'
import { aTestimonial } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

/** What the browser was asked to say. */
let said: Notice[] = []

class Notice extends EventTarget {
  static permission: NotificationPermission = 'granted'
  readonly body: string | undefined
  isClosed = false

  constructor(_title: string, { body }: NotificationOptions = {}) {
    super()
    this.body = body
    said.push(this)
  }
  close() {
    this.isClosed = true
  }
}

beforeEach(() => {
  said = []
  Notice.permission = 'granted'
  vi.stubGlobal('Notification', Notice)
})

let minutes = 0
/** Each is newer than the one before. */
const news = (name: string, own = {}) => {
  minutes += 1
  return {
    ...anActivity({ name, at: new Date(Date.now() + minutes * 60_000).toISOString(), ...own }),
    isNew: true,
  }
}
const before = news('Before')

function tell(items: readonly ReturnType<typeof news>[], browser = true) {
  currentBackend().answer(getNotifications, {
    ...noNotifications,
    unread: items.length,
    items: [...items],
    browser,
  })
}

/** The page looks again, and has counted what there is. */
async function lookAgain(count: number) {
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await screen.findByRole('button', { name: `Notifications, ${count} new` })
}

async function openAfter(browser = true) {
  tell([before], browser)
  const page = openPage('/campaigns')
  await screen.findByRole('button', { name: 'Notifications, 1 new' })
  return page
}
const bodies = () => said.map(({ body }) => body)

test('the browser says what is new, once and in order, and not what was there before the page', async () => {
  await openAfter()
  expect(bodies()).toEqual([])
  const ana = news('Ana Silva')
  const ben = news('Ben Okoye', { isPrivate: true })
  tell([ben, ana, before])
  await lookAgain(3)
  await waitFor(() =>
    expect(bodies()).toEqual(['Ana Silva left a testimonial', 'Ben Okoye sent private feedback']),
  )
  const cleo = news('Cleo Park')
  tell([cleo, ben, ana, before])
  await lookAgain(4)
  await waitFor(() => expect(bodies().slice(2)).toEqual(['Cleo Park left a testimonial']))
})

test('it says nothing where the owner did not ask for it', async () => {
  await openAfter(false)
  tell([news('Unasked'), before], false)
  await lookAgain(2)
  expect(bodies()).toEqual([])
})

test('turned on later, it says what comes from then on', async () => {
  const page = await openAfter(false)
  const unasked = news('Unasked')
  tell([unasked, before])
  page.reload()
  await screen.findByRole('button', { name: 'Notifications, 2 new' })
  tell([news('Ana Silva'), unasked, before])
  await lookAgain(3)
  await waitFor(() => expect(bodies()).toEqual(['Ana Silva left a testimonial']))
})

test.each(['default', 'denied'] as const)(
  'it says nothing where the browser’s permission is %s',
  async (permission) => {
    Notice.permission = permission
    await openAfter()
    tell([news('Ana Silva'), before])
    await lookAgain(2)
    expect(bodies()).toEqual([])
  },
)

test('pressing it leads to the testimonial', async () => {
  const backend = currentBackend()
  const ines = aTestimonial()
  await openAfter()
  tell([news('Ines Duarte', { testimonialId: ines.id }), before])
  await lookAgain(2)
  await waitFor(() => expect(said).toHaveLength(1))
  backend.hold(listTestimonials)
  backend.hold(getTestimonialStats)
  backend.answer(getTestimonial, ines)
  act(() => void said[0]?.dispatchEvent(new Event('click')))
  expect(await screen.findByRole('dialog', { name: 'Ines Duarte' })).toBeVisible()
  expect(said[0]?.isClosed).toBe(true)
})
