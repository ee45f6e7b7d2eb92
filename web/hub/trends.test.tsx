import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import { listThemes } from '#contract/themes/themes.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { someStats, someTrends } from '../test/samples/samples.ts'
import { noThemes } from '../test/samples/theme-samples.ts'
import { currentBackend } from '../test/setup.ts'

beforeEach(() => {
  currentBackend().answer(listTestimonials, [])
  currentBackend().answer(getTestimonialStats, someStats())
  currentBackend().answer(listThemes, noThemes)
})

const section = async () => within(await screen.findByRole('region', { name: 'Trends' }))
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent)

test('the charts have tables with the same numbers, by source, the months in order (PROD-15)', async () => {
  const counts = [1200, 3]
  const { months } = someTrends()
  currentBackend().answer(
    getTrends,
    someTrends({
      total: 1203,
      sources: [
        { kind: 'imported', name: 'Google', count: 1200 },
        { kind: 'form', name: 'Your form', count: 3 },
      ],
      ratings: [5, 4, 3, 2, 1, 0].map((rating) => ({ rating, counts: rating === 5 ? counts : [0, 0] })),
      months: months.map(({ month }) => ({ month, counts: month === '2026-02' ? counts : [0, 0] })),
      earlier: 4,
      undated: 2,
    }),
  )
  openPage('/testimonials/hub')
  const charts = await section()
  const ratings = within(await charts.findByRole('table', { name: 'Ratings by source' }))
  expect(ratings.getAllByRole('row').map((row) => cells(row).join(' | '))).toEqual([
    'Rating | Google | Your form | Total',
    '5 stars | 1,200 | 3 | 1,203',
    '4 stars | 0 | 0 | 0',
    '3 stars | 0 | 0 | 0',
    '2 stars | 0 | 0 | 0',
    '1 star | 0 | 0 | 0',
  ])
  const rows = within(charts.getByRole('table', { name: 'Testimonials by month and source' }))
    .getAllByRole('row')
    .map(cells)
  expect(rows).toHaveLength(13)
  expect(rows[1]?.[0]).toBe('April 2025')
  expect(rows[11]).toEqual(['February 2026', '1,200', '3', '1,203'])
  expect(rows[12]?.[0]).toBe('March 2026')
  expect(charts.getByText('Not shown: 4 earlier, 2 without a date.')).toBeVisible()
  expect(charts.getByRole('list', { name: 'Sources' })).toHaveTextContent('Google1,200Your form3')
})

test('without testimonials there are no charts yet', async () => {
  currentBackend().answer(getTrends, someTrends())
  openPage('/testimonials/hub')
  const charts = await section()
  expect(await charts.findByText('Charts appear with your first testimonial.')).toBeVisible()
  expect(charts.queryByRole('table')).toBeNull()
})

test.for([
  [0, 50, 'Your testimonials have no dates, so there is nothing to chart.'],
  [4, 46, 'No testimonials dated in the last 12 months.'],
] as const)(
  'with %i from earlier and %i undated, no empty chart is drawn',
  async ([earlier, undated, sentence]) => {
    const { months } = someTrends()
    currentBackend().answer(
      getTrends,
      someTrends({
        total: 50,
        sources: [{ kind: 'imported', name: 'Google', count: 50 }],
        ratings: [5, 4, 3, 2, 1, 0].map((rating) => ({ rating, counts: [rating === 5 ? 50 : 0] })),
        months: months.map(({ month }) => ({ month, counts: [0] })),
        earlier,
        undated,
      }),
    )
    openPage('/testimonials/hub')
    const charts = await section()
    expect(await charts.findByText(sentence)).toBeVisible()
    expect(charts.queryByRole('table', { name: 'Testimonials by month and source' })).toBeNull()
    expect(charts.getByRole('table', { name: 'Ratings by source' })).toBeInTheDocument()
  },
)

test('charts that cannot be loaded say so, and can be tried again', async () => {
  currentBackend().fail(getTrends)
  openPage('/testimonials/hub')
  expect(await (await section()).findByText("Couldn't load the charts.")).toBeVisible()
})
