import { listSharingLinks } from '#contract/collection/sharing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openCollect } from '../test/samples/collect-samples.ts'
import { listPage } from '../test/list-answer.ts'
import { aTestimonial, someStats } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { failFirst } from '../test/load-failure.ts'

const ines = aTestimonial({ status: 'approved', content: 'The rye keeps.' })
const jonas = aTestimonial({ customerName: 'Jonas Weber', content: 'Good rolls.', rating: 4 })

beforeEach(() => currentBackend().answer(getTestimonialStats, someStats()))

/** The end of the list is out of sight until somebody scrolls there, and stays in sight from then on. */
function watchScrolling() {
  const watching = new Set<() => void>()
  let isAtEnd = false
  class Watcher {
    readonly #tell: () => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = () => tell([{ isIntersecting: true }])
    }
    observe() {
      watching.add(this.#tell)
      if (isAtEnd) queueMicrotask(this.#tell)
    }
    disconnect() {
      watching.delete(this.#tell)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  return {
    scrollToEnd() {
      isAtEnd = true
      for (const tell of watching) tell()
    },
  }
}

test('View All lists everything with name, badge, text and stars, and each name opens it (COLL-03, COLL-34, COLL-36)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [jonas, ines])
  const { user } = openCollect('view')
  const [first, second, ...more] = within(
    await screen.findByRole('list', { name: 'Testimonials' }),
  ).getAllByRole('listitem')
  expect(more).toEqual([])
  expect(first).toHaveTextContent('Jonas Weber')
  expect(first).toHaveTextContent('Good rolls.')
  expect(within(first!).getByText('4 out of 5 stars')).toBeVisible()
  expect(within(second!).getByText('5 out of 5 stars')).toBeVisible()
  const pending = within(first!).getByText('Pending Review')
  const approved = within(second!).getByText('Approved')
  expect(approved).toHaveClass('bg-accent-wash')
  expect(pending).toHaveClass('bg-hover')
  backend.answer(getTestimonial, ines)
  await user.click(within(second!).getByRole('button', { name: 'View' }))
  expect(await screen.findByRole('dialog', { name: 'Ines Duarte' })).toBeVisible()
})

test('a next page that does not come is said, and asked for again only by the button (COLL-35)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, listPage([ines], { total: 2, next: 'second' }))
  const scrolling = watchScrolling()
  const { user } = openCollect('view')
  expect(await screen.findByText('Ines Duarte')).toBeVisible()
  const asked = () =>
    backend.received(listTestimonials).filter(({ query }) => query.cursor === 'second').length
  backend.refuse(listTestimonials, 'unavailable', 'Not now.')
  act(() => scrolling.scrollToEnd())
  expect(await screen.findByText('Not now.')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked()).toBe(1)
  backend.answer(listTestimonials, [jonas])
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Jonas Weber')).toBeVisible()
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  expect(asked()).toBe(2)
})

test('View All keeps its place while it loads, and a failure can be tried again (COLL-35)', async () => {
  const { tryAgain } = await failFirst(listTestimonials, () => openCollect('view'), {
    loading: 'Loading testimonials',
    failure: "Couldn't load testimonials",
  })
  currentBackend().answer(listTestimonials, [ines])
  await tryAgain()
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
})

test('where there is nothing yet, View All leads to the links (COLL-35)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [])
  backend.answer(listSharingLinks, [])
  const { user } = openCollect('view')
  expect(await screen.findByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
  expect(screen.getByText('Share your form to get your first testimonial.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Create a link' }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Sharing Links' })).toHaveAttribute('aria-selected', 'true'),
  )
})
