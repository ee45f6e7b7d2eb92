import { brand } from '#contract/brand.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aDashboard } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

test('DASH-03: one constant names the product in the logo and in the title of a page', async () => {
  expect(brand.prefix).toBe(brand.name.toLowerCase())
  currentBackend().answer(getDashboard, aDashboard())
  openPage('/dashboard')
  const logo = await screen.findAllByRole('link', { name: brand.name })
  expect(within(logo[0]!).getByText(brand.name)).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`Dashboard · ${brand.name}`))
})
