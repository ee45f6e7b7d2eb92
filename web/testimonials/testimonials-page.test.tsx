import { getDashboard } from '#contract/overview/overview.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import { listThemes } from '#contract/themes/themes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPage } from '../test/list-answer.ts'
import { openPage } from '../test/open-page.tsx'
import { aDashboard, aTestimonial, someStats, someTrends } from '../test/samples/samples.ts'
import { noThemes } from '../test/samples/theme-samples.ts'
import { currentBackend } from '../test/setup.ts'
import { card, decided, keepTestimonials } from '../test/samples/testimonials-samples.ts'
import { exportBoth } from '../test/steps/export-menu.ts'

const otherRatings = [
  {
    source: 'Google',
    count: 52,
    average: 4.8,
    label: '4.8 from 50 imported from Google',
    isSynced: false,
    counted: '50 imported from Google',
  },
]
const month = (total: number, pending: number, approved: number, averageRating: number) => ({
  total,
  pending,
  approved,
  aiGenerated: 0,
  averageRating,
})

test('four numbers, each with how it moved from last month (TEST-01, TEST-02)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [])
  backend.answer(
    getTestimonialStats,
    someStats({
      total: 1205,
      pending: 3,
      approved: 2,
      averageRating: 4,
      submissions: { count: 3, deleted: 1 },
      otherRatings,
      thisMonth: month(3, 1, 2, 4.7),
      lastMonth: month(2, 2, 2, 3),
    }),
  )
  const { user } = openPage('/testimonials')
  const numbers = within(await screen.findByRole('region', { name: 'Numbers' }))
  const tile = (label: string) => numbers.getByText(label).parentElement
  await numbers.findByText('4.0')
  expect(tile('Total')).toHaveTextContent('Total1,205+50% from last month')
  expect(tile('Pending')).toHaveTextContent('Pending3-50% from last month')
  expect(tile('Approved')).toHaveTextContent('Approved20% from last month')
  expect(tile('Average rating')).toHaveTextContent('Average rating4.0+1.7 from last month')
  await user.click(numbers.getByRole('button', { name: 'Average rating details' }))
  const sources = within(await screen.findByRole('dialog', { name: 'Average rating details' }))
  expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'From 3 submissions, 1 deleted',
    '4.8 from 50 imported from Google',
  ])
})

test.for(['/testimonials', '/testimonials/hub', '/dashboard'])(
  'the average rating is 0.0 while there is none: %s (CONST-08)',
  async (path) => {
    const backend = currentBackend()
    backend.answer(listTestimonials, [])
    backend.answer(getTrends, someTrends())
    backend.answer(listThemes, noThemes)
    backend.answer(getTestimonialStats, someStats())
    backend.answer(getDashboard, aDashboard())
    const average = async () => {
      const numbers = within(await screen.findByRole('region', { name: 'Numbers' }))
      return (await numbers.findByText('Average rating')).parentElement
    }
    openPage(path)
    await waitFor(async () => expect(await average()).toHaveTextContent(/^Average rating0\.0$/))
  },
)

test('nothing is said about last month when there is nothing to compare (TEST-02)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [])
  const thisMonth = month(1, 1, 0, 5)
  const lastMonth = { ...month(0, 0, 0, 0), averageRating: null }
  backend.answer(
    getTestimonialStats,
    someStats({ total: 1, pending: 1, averageRating: 5, thisMonth, lastMonth }),
  )
  openPage('/testimonials')
  expect(await screen.findByText('5.0')).toBeVisible()
  expect(screen.queryByText(/from last month/)).toBeNull()
})

const ines = aTestimonial({ ...decided('approved'), company: 'Duarte Lda', content: 'The rye keeps.' })
const jonas = aTestimonial({ customerName: 'Jonas Weber', company: 'Weber Optik', content: 'Good rolls.' })
const priya = aTestimonial({ customerName: 'Priya Raman', company: null, content: 'Too salty.', rating: 2 })

test('the search asks for what was typed, and shows what it finds (TEST-04)', async () => {
  keepTestimonials(ines, jonas, priya)
  const { user } = openPage('/testimonials')
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  const search = screen.getByRole('searchbox', { name: 'Search testimonials' })
  await user.click(search)
  await user.paste('DUARTE LDA')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(card('Ines Duarte')).toBeVisible()
  expect(currentBackend().received(listTestimonials).at(-1)?.query.search).toBe('DUARTE LDA')
  await user.clear(search)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
})

test('status and rating narrow the list, and stay in the address (TEST-03)', async () => {
  keepTestimonials(ines, jonas, priya)
  const page = openPage('/testimonials')
  const { user } = page
  await screen.findAllByRole('article')
  await user.click(await screen.findByRole('radio', { name: 'Approved 1' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(card('Ines Duarte')).toBeVisible()
  expect(location.search).toBe('?status=approved')

  page.reload()
  expect(await screen.findByRole('radio', { name: /^Approved/ })).toBeChecked()
  expect(await screen.findAllByRole('article')).toHaveLength(1)

  await user.click(screen.getByRole('radio', { name: /^All/ }))
  await user.selectOptions(screen.getByLabelText('Rating'), '2 stars')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(card('Priya Raman')).toBeVisible()
  expect(currentBackend().received(listTestimonials).at(-1)?.query).toMatchObject({ rating: 2 })
  expect(location.search).toBe('?rating=2')
})

test('the counts beside the statuses follow the search and the filters', async () => {
  keepTestimonials(ines, jonas, priya)
  const { user } = openPage('/testimonials')
  expect(await screen.findByRole('radio', { name: 'All 3' })).toBeInTheDocument()
  await user.click(screen.getByRole('searchbox', { name: 'Search testimonials' }))
  await user.paste('duarte')
  expect(await screen.findByRole('radio', { name: 'All 1' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Approved 1' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Pending Review 0' })).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Rating'), '2 stars')
  expect(await screen.findByRole('radio', { name: 'Approved 0' })).toBeInTheDocument()
})

test('where nothing matches, all filters are cleared with one button (TEST-06)', async () => {
  keepTestimonials(ines)
  const { user } = openPage('/testimonials?status=pending&search=nobody')
  expect(await screen.findByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  expect(screen.getByText('No testimonials match your search and filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search testimonials' })).toHaveValue('')
  expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked()
})

test('a new workspace is told how to begin (TEST-06)', async () => {
  keepTestimonials()
  const { user } = openPage('/testimonials')
  expect(await screen.findByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  expect(
    screen.getByText(
      'Share your form to get your first testimonial, or import the reviews you already have.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Copy form link/ }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/testimonial-form/lindqvist-form`)
  await user.click(screen.getByRole('button', { name: 'Import reviews' }))
  expect(await screen.findByRole('dialog', { name: 'Import reviews' })).toBeVisible()
})

test('six skeletons are shown while loading, and a failure can be tried again (TEST-07)', async () => {
  keepTestimonials(ines)
  const backend = currentBackend()
  const held = backend.hold(listTestimonials)
  backend.fail(listTestimonials)
  const { user } = openPage('/testimonials')
  const loading = await screen.findByRole('status', { name: 'Loading testimonials' })
  expect(loading.children).toHaveLength(6)
  held.release()
  expect(await screen.findByText("Couldn't load testimonials")).toBeVisible()
  expect(screen.getByText('Something went wrong on our end. Nothing is lost.')).toBeVisible()
  keepTestimonials(ines)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Ines Duarte' })).toBeVisible()
})

test('a long list goes on where it ended, and a failure on the way waits for the button', async () => {
  const backend = currentBackend()
  backend.answer(getTestimonialStats, someStats())
  backend.answer(listTestimonials, ({ query: { cursor } }) =>
    cursor ? listPage([jonas], { total: 2 }) : listPage([ines], { total: 2, next: 'after-ines' }),
  )
  const { user } = openPage('/testimonials')
  const more = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.getByText('2 testimonials')).toBeVisible()
  backend.fail(listTestimonials)
  await user.click(more)
  expect(await screen.findByText("Couldn't load more testimonials.")).toBeVisible()
  backend.answer(listTestimonials, listPage([jonas], { total: 2 }))
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('article', { name: 'Jonas Weber' })).toBeVisible()
  expect(backend.received(listTestimonials).at(-1)?.query.cursor).toBe('after-ines')
  expect(card('Ines Duarte')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('both downloads are offered, the spreadsheet and the JSON', async () => {
  keepTestimonials(ines)
  const { user } = openPage('/testimonials')
  expect(await exportBoth(user)).toEqual([
    '/api/testimonials/export?format=csv',
    '/api/testimonials/export?format=json',
  ])
})

test('the list stands in rows where somebody chose that, and does so on the next visit', async () => {
  keepTestimonials(jonas)
  const opened = openPage('/testimonials')
  const { user } = opened
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show as rows' }))
  const row = within(screen.getByRole('article', { name: 'Jonas Weber' }))
  expect(row.getByText('Good rolls.')).toBeVisible()
  expect(row.queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.click(row.getByRole('button', { name: 'Approve' }))
  expect(await row.findAllByText('Approved')).not.toHaveLength(0)
  opened.reload()
  expect(await screen.findByRole('button', { name: 'Show as cards' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Jonas Weber' }))
  expect(await screen.findByRole('dialog', { name: 'Jonas Weber' })).toBeVisible()
})
