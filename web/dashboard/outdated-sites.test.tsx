import { dismissOutdatedSite } from '#contract/embed/outdated-sites.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aDashboard } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

const title = (site: string) => `Your site at ${site} uses a key that no longer works`

function openWith(...outdatedSites: string[]) {
  currentBackend().answer(getDashboard, aDashboard({ outdatedSites }))
  return openPage('/dashboard')
}

test('a site with a renewed key is named, with the way to its new code', async () => {
  openWith('shop.example')
  expect(await screen.findByText(title('shop.example'))).toBeVisible()
  expect(
    screen.getByText('It shows no testimonials. Replace the embed code there with the new one.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get the new code' })).toHaveAttribute('href', '/embed-code')
})

test('each site is dismissed by itself', async () => {
  const backend = currentBackend()
  const { user } = openWith('shop.example', 'blog.example')
  await screen.findByText(title('shop.example'))
  backend.answer(dismissOutdatedSite, { site: 'shop.example' })
  backend.answer(getDashboard, aDashboard({ outdatedSites: ['blog.example'] }))
  await user.click(screen.getByRole('button', { name: 'Dismiss the notice about shop.example' }))
  await waitFor(() => expect(screen.queryByText(title('shop.example'))).not.toBeInTheDocument())
  expect(screen.getByText(title('blog.example'))).toBeVisible()
  expect(backend.received(dismissOutdatedSite)).toEqual([{ body: { site: 'shop.example' } }])
})

test('a notice that could not be dismissed stays, and says so', async () => {
  const backend = currentBackend()
  const { user } = openWith('shop.example')
  await screen.findByText(title('shop.example'))
  backend.fail(dismissOutdatedSite)
  await user.click(screen.getByRole('button', { name: 'Dismiss the notice about shop.example' }))
  expect(await screen.findByText("Couldn't dismiss this")).toBeVisible()
  expect(screen.getByText(title('shop.example'))).toBeVisible()
})

test('where every site is up to date nothing is said', async () => {
  openWith()
  await screen.findByRole('region', { name: /plan/i })
  expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument()
})
