import {
  changeSeveral,
  deleteView,
  listViews,
  organizeTestimonial,
  renameTag,
  saveView,
} from '#contract/testimonials/organizing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPage } from '../../test/list-answer.ts'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import * as samples from '../../test/samples/testimonials-samples.ts'

const ana = aTestimonial({ customerName: 'Ana', content: 'Rye bread that keeps.', tags: ['Bread'] })
const ben = aTestimonial({ customerName: 'Ben', content: 'Good rolls.', ...samples.decided('approved') })

const bar = () => within(screen.getByRole('region', { name: 'Selected testimonials' }))

test('everything that matches is chosen across pages, and changed batch by batch (TEST-08)', async () => {
  samples.keepTestimonials(ana, ben)
  const backend = currentBackend()
  backend.answer(listTestimonials, ({ query: { cursor } }) =>
    cursor ? listPage([], { total: 958 }) : listPage([ana, ben], { total: 958, next: 'after-ben' }),
  )
  const until = '2026-03-31T12:00:00.000Z'
  backend.answer(changeSeveral, ({ body: { cursor } }) => ({
    changed: cursor ? ['c'] : ['a', 'b'],
    skipped: [{ reason: 'already-approved' as const, count: 2 }],
    next: cursor ? null : 'second',
    until,
  }))
  const { user } = openPage('/testimonials?search=bread&sort=oldest')
  await user.click(await screen.findByRole('checkbox', { name: 'Select the first 2' }))
  await user.click(bar().getByRole('button', { name: 'Select all 958 that match' }))
  expect(bar().getByText('All 958 selected')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Approve' }))
  expect(
    await (await samples.toast()).findByText('3 testimonials approved. Skipped: 4 already approved.'),
  ).toBeVisible()
  expect(backend.received(changeSeveral).map(({ body }) => body)).toEqual([
    { action: 'approve', ids: [], filters: { search: 'bread' } },
    { action: 'approve', ids: [], filters: { search: 'bread' }, cursor: 'second', until },
  ])
  expect(screen.queryByRole('region', { name: 'Selected testimonials' })).toBeNull()
})

test('after a bulk action a list of many loaded pages shows what has changed, on every card (TEST-08)', async () => {
  const rows = Array.from({ length: 7 }, (_, index) => aTestimonial({ customerName: `Customer ${index}` }))
  samples.keepTestimonials(...rows)
  const backend = currentBackend()
  let isApproved = false
  backend.answer(listTestimonials, ({ query: { cursor = '0' } }) => {
    const index = Number(cursor)
    const row = { ...rows[index]!, ...(isApproved && samples.decided('approved')) }
    return listPage([row], { total: rows.length, ...(index < 6 && { next: String(index + 1) }) })
  })
  backend.answer(changeSeveral, ({ body: { ids } }) => {
    isApproved = true
    return { changed: [...ids], skipped: [], next: null, until: '2026-03-31T12:00:00.000Z' }
  })
  const { user } = openPage('/testimonials')
  await screen.findByRole('article')
  for (let page = 2; page <= 7; page += 1) {
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(page))
  }
  await user.click(screen.getByRole('checkbox', { name: 'Select all 7' }))
  await user.click(bar().getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(screen.getAllByText('Can be shown on your site')).toHaveLength(7))
})

test('several are tagged, and deleted with a way back (TEST-12)', async () => {
  samples.keepTestimonials(ana, ben)
  const { user } = openPage('/testimonials')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  await user.click(bar().getByRole('button', { name: 'Tag' }))
  await user.type(await screen.findByLabelText('Tag'), 'Homepage')
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  expect(await (await samples.toast()).findByText('2 testimonials tagged.')).toBeVisible()
  expect(await within(samples.card('Ben')).findByText('Homepage')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Select all 2' }))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0))
  await waitFor(async () => user.click((await samples.toast()).getByRole('button', { name: 'Undo' })))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('several are hidden from the site, found under Hidden, and shown again, each with a way back (TEST-08)', async () => {
  samples.keepTestimonials(ana, ben, aTestimonial({ customerName: 'Cleo', ...samples.decided('approved') }))
  const { user } = openPage('/testimonials')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 3' }))
  await user.click(bar().getByRole('button', { name: 'Hide' }))
  expect(
    await (await samples.toast()).findByText('2 testimonials hidden. Skipped: 1 not approved.'),
  ).toBeVisible()
  expect(await within(samples.card('Ben')).findByText('Hidden from your site')).toBeVisible()
  await samples.undo(user)
  expect(await within(samples.card('Ben')).findByText('Can be shown on your site')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Select Ben’s testimonial' }))
  expect(bar().queryByRole('button', { name: 'Show again' })).toBeNull()
  await user.click(bar().getByRole('button', { name: 'Hide' }))
  await user.click(await screen.findByRole('radio', { name: 'Hidden 1' }))
  expect(location.search).toBe('?isHidden=true')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  await user.click(screen.getByRole('checkbox', { name: 'Select all 1' }))
  expect(bar().queryByRole('button', { name: 'Hide' })).toBeNull()
  await user.click(bar().getByRole('button', { name: 'Show again' }))
  expect(await (await samples.toast()).findByText('1 testimonial shown again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No testimonials found' })).toBeVisible()
  await samples.undo(user)
  expect(await screen.findByRole('article', { name: 'Ben' })).toBeVisible()
  expect(
    currentBackend()
      .received(changeSeveral)
      .map(({ body }) => body.action),
  ).toEqual(['hide', 'show', 'hide', 'show', 'hide'])
})

test('Hidden stands among the statuses, and choosing one gives up the other (TEST-03)', async () => {
  samples.keepTestimonials(ana, ben)
  const { user } = openPage('/testimonials?isHidden=true&rating=5')
  expect(await screen.findByRole('radio', { name: 'Hidden 0' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Approved 1' }))
  expect(location.search).toBe('?rating=5&status=approved')
  await user.click(screen.getByRole('radio', { name: 'Hidden 0' }))
  expect(location.search).toBe('?rating=5&isHidden=true')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(screen.getByRole('radio', { name: 'All 2' })).toBeChecked()
  expect(location.search).toBe('')
})

test('every filter and the order stand in the address (TEST-03)', async () => {
  samples.keepTestimonials({ ...ana, source: 'Google' }, ben)
  const backend = currentBackend()
  const page = openPage(
    '/testimonials?source=Google&from=2026-01-01&to=2026-03-31&tag=Bread&hasText=true&sort=highest',
  )
  const { user } = page
  await screen.findAllByRole('article')
  expect(backend.received(listTestimonials).at(-1)?.query).toMatchObject({
    source: 'Google',
    from: '2026-01-01',
    to: '2026-03-31',
    tag: 'Bread',
    hasText: 'true',
    sort: 'highest',
  })
  await user.click(screen.getByRole('button', { name: 'Filters (5)' }))
  expect(await screen.findByLabelText('Source')).toHaveValue('Google')
  await user.selectOptions(screen.getByLabelText('Text'), 'Stars only')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest rating')
  expect(location.search).toContain('hasText=false')
  expect(location.search).toContain('sort=lowest')
})

test('found words are marked, and similar ones are told apart from an exact match (TEST-04)', async () => {
  samples.keepTestimonials(ana, ben)
  currentBackend().answer(listTestimonials, listPage([ana]))
  const page = openPage('/testimonials?search=keeps++rye')
  await screen.findByRole('article')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Rye',
    'keeps',
  ])
  page.goTo('/testimonials?search=bredd')
  expect(await screen.findByText('No exact match for “bredd”. Similar: 1 testimonial')).toBeVisible()
})

test('headline, tags and pin are set in the details and shown on the card (TEST-05)', async () => {
  samples.keepTestimonials(ana, ben)
  const { user } = openPage('/testimonials')
  await user.click(await waitFor(() => samples.onCard('Ana', 'View')))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana' }))
  await user.type(await dialog.findByLabelText('Headline'), 'Rye bread')
  await user.click(dialog.getByRole('button', { name: 'Save headline' }))
  await user.type(dialog.getByLabelText('Tags'), 'Homepage')
  await user.click(dialog.getByRole('button', { name: 'Add tag' }))
  await user.click(await dialog.findByRole('button', { name: 'Remove Bread' }))
  await user.click(dialog.getByRole('button', { name: 'Pin' }))
  expect(await dialog.findByRole('button', { name: 'Unpin' })).toBeVisible()
  expect(
    currentBackend()
      .received(organizeTestimonial)
      .map(({ body }) => body),
  ).toEqual([
    { headline: 'Rye bread' },
    { tags: ['Bread', 'Homepage'] },
    { tags: ['Homepage'] },
    { isPinned: true },
  ])
  await user.keyboard('{Escape}')
  const shown = within(await waitFor(() => samples.card('Ana')))
  expect(shown.getByText('Rye bread')).toBeVisible()
  expect(shown.getByText('Homepage')).toBeVisible()
  expect(shown.getByText('Pinned')).toBeVisible()
})

test('a tag is renamed everywhere (TEST-03)', async () => {
  samples.keepTestimonials(ana, ben)
  const backend = currentBackend()
  backend.answer(renameTag, { changed: 1, isDone: true })
  const { user } = openPage('/testimonials')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('button', { name: 'Manage tags' }))
  await user.click(await screen.findByRole('button', { name: 'Rename Bread' }))
  const name = screen.getByLabelText('New name of Bread')
  await user.clear(name)
  await user.type(name, 'Rye{Enter}')
  await waitFor(() => expect(backend.received(renameTag)[0]?.body).toEqual({ name: 'Bread', newName: 'Rye' }))
})

test('filters are saved as a view, opened and deleted (TEST-03)', async () => {
  samples.keepTestimonials(ana, ben)
  const backend = currentBackend()
  const praise = { id: '0198a000-0000-7000-8000-000000000001', name: 'Praise', query: 'rating=5' }
  backend.answer(saveView, () => {
    backend.answer(listViews, [praise])
    return praise
  })
  backend.answer(deleteView, { id: praise.id })
  const { user } = openPage('/testimonials?rating=5')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(await screen.findByLabelText('Save these filters as'), 'Praise{Enter}')
  await waitFor(() =>
    expect(backend.received(saveView)[0]?.body).toEqual({ name: 'Praise', query: 'rating=5' }),
  )
  await user.selectOptions(screen.getByLabelText('Rating'), 'All ratings')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Praise' }))
  expect(location.search).toBe('?rating=5')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Praise' }))
  await waitFor(() => expect(backend.received(deleteView)[0]?.params).toEqual({ id: praise.id }))
})
