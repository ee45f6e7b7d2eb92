import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhanceWall } from './enhance-wall.ts'

const cards = (...names: string[]) =>
  `<ul class="cards">${names.map((name) => `<li class="card"><blockquote>${name}</blockquote></li>`).join('')}</ul>`
const more = (after: string) => `<p class="next"><a rel="next" href="?after=${after}">Show more</a></p>`
const wall = (list: string, found = '', clear = '') =>
  `<form class="filters"><input type="hidden" name="lang" value="en"><input type="search" name="q" aria-label="Search">
   <select name="rating" aria-label="All ratings"><option value="">All</option><option value="5">5 stars</option></select>
   <button type="submit">Show</button>${clear}</form><p class="found" role="status">${found}</p><div id="list">${list}</div>`

const answers = new Map<string, string>()
const asked: string[] = []

beforeEach(() => {
  answers.clear()
  asked.length = 0
  history.replaceState(null, '', '/wall/bakery')
  const page = document.createElement('div')
  page.append(
    ...new DOMParser().parseFromString(wall(cards('One', 'Two') + more('2')), 'text/html').body.childNodes,
  )
  document.body.replaceChildren(page)
  enhanceWall(page)
  vi.stubGlobal('fetch', async (address: string) => {
    const { search } = new URL(address, location.href)
    asked.push(search)
    return new Response(answers.get(search), { status: answers.has(search) ? 200 : 500 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const shown = () => [...document.querySelectorAll('.card')].map(({ textContent }) => textContent)

test('“Show more” adds the next page below, until there is none', async () => {
  answers.set('?after=2', wall(cards('Three') + more('3')))
  answers.set('?after=3', wall(cards('Four')))
  screen.getByText('Show more').click()
  await waitFor(() => expect(shown()).toEqual(['One', 'Two', 'Three']))
  expect(document.activeElement).toHaveTextContent('Three')
  screen.getByText('Show more').click()
  await waitFor(() => expect(shown()).toEqual(['One', 'Two', 'Three', 'Four']))
  expect(screen.queryByText('Show more')).toBeNull()
})

test('a filter takes the place of the list, stands in the address, and can be cleared', async () => {
  answers.set(
    '?lang=en&rating=5',
    wall(cards('Two'), '1 testimonial matches', '<a class="clear" href="?lang=en">Clear</a>'),
  )
  const rating = screen.getByLabelText<HTMLSelectElement>('All ratings')
  rating.value = '5'
  rating.dispatchEvent(new Event('input', { bubbles: true }))
  await waitFor(() => expect(shown()).toEqual(['Two']))
  expect(screen.getByRole('status')).toHaveTextContent('1 testimonial matches')
  expect(screen.getByText('Clear')).toBeVisible()
  expect(location.search).toBe('?lang=en&rating=5')
  expect(rating.value).toBe('5')
})

test('typing asks once it pauses', async () => {
  answers.set('?lang=en&q=rye', wall(cards('Two'), '1 testimonial matches'))
  const search = screen.getByLabelText<HTMLInputElement>('Search')
  for (const typed of ['r', 'ry', 'rye']) {
    search.value = typed
    search.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await waitFor(() => expect(shown()).toEqual(['Two']))
  expect(asked).toEqual(['?lang=en&q=rye'])
})
