import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import { changeTheme, listThemes } from '#contract/themes/themes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { someStats, someTrends } from '../../test/samples/samples.ts'
import { aTheme, noThemes } from '../../test/samples/theme-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const service = aTheme({ key: 'service', name: 'Customer service', usualName: 'Customer service' })

beforeEach(() => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [])
  backend.answer(getTestimonialStats, someStats())
  backend.answer(getTrends, someTrends())
  backend.answer(listThemes, { themes: [aTheme(), service], texts: 48, waiting: 0 })
  backend.answer(changeTheme, { key: 'parking' })
})

const section = async () => within(await screen.findByRole('region', { name: 'Themes' }))
const parking = async () => within(await (await section()).findByRole('article', { name: 'Parking' }))

test('a theme says how many write about it, how they find it, and leads to exactly those', async () => {
  openPart('/testimonials/hub')
  const card = await parking()
  const href = (name: string) => card.getByRole('link', { name }).getAttribute('href')
  expect(href('12 testimonials')).toBe('/testimonials?theme=parking')
  expect(href('3 praise')).toBe('/testimonials?theme=parking&tone=praise')
  expect(href('8 criticize')).toBe('/testimonials?theme=parking&tone=criticism')
  expect(card.getByText(/25%/)).toBeVisible()
  expect(card.getByText('9 in the last 13 weeks, 3 in the 13 before')).toBeVisible()
  expect(card.getByText('“Parking is a nightmare on Saturdays.”')).toBeVisible()
  expect(href('Ben Okoye')).toBe('/testimonials?view=t-1')
})

test('the owner renames a theme, merges it and hides it', async () => {
  const backend = currentBackend()
  const { user } = openPart('/testimonials/hub')
  const choose = async (item: string) => {
    await user.click((await parking()).getByRole('button', { name: 'More for Parking' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('Rename')
  const rename = within(await screen.findByRole('dialog', { name: 'Rename Parking' }))
  await user.clear(rename.getByLabelText('Name'))
  await user.type(rename.getByLabelText('Name'), 'The lot')
  await user.click(rename.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(backend.received(changeTheme).map(({ body }) => body)).toEqual([
      { key: 'parking', name: 'The lot' },
    ]),
  )
  await choose('Merge')
  const merge = within(await screen.findByRole('dialog', { name: 'Merge Parking' }))
  await user.selectOptions(merge.getByLabelText('Merge with'), 'Customer service')
  await user.click(merge.getByRole('button', { name: 'Merge' }))
  await choose('Hide')
  await waitFor(() =>
    expect(
      backend
        .received(changeTheme)
        .map(({ body }) => body)
        .slice(1),
    ).toEqual([
      { key: 'parking', mergedInto: 'service' },
      { key: 'parking', isHidden: true },
    ]),
  )
})

test('a hidden theme is shown again, and without testimonials a sentence says when themes appear', async () => {
  const backend = currentBackend()
  backend.answer(listThemes, { themes: [aTheme({ isHidden: true })], texts: 48, waiting: 0 })
  const page = openPart('/testimonials/hub')
  await page.user.click(await (await section()).findByRole('button', { name: 'Hidden themes (1)' }))
  await page.user.click(await screen.findByRole('button', { name: 'Show Parking' }))
  await waitFor(() =>
    expect(backend.received(changeTheme)[0]?.body).toEqual({ key: 'parking', isHidden: false }),
  )
  backend.answer(listThemes, noThemes)
  page.reload()
  expect(await screen.findByText('Themes appear when your first testimonials do.')).toBeVisible()
})
