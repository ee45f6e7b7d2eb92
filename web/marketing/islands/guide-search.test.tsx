import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { followMoved } from '../guide/moved.ts'

const box = () => screen.getByRole('searchbox', { name: 'Search help and documentation' })
const results = () =>
  within(box().closest('search')!)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

async function search(user: UserEvent, words: string) {
  await user.clear(box())
  await user.click(box())
  await user.paste(words)
}

test('SHELL-09: the help finds answers by any of their words, in any case and order', async () => {
  const { user } = await openSitePage('/help')
  await search(user, 'keys PG_DUMP')
  await screen.findByText('1 result')
  expect(results()).toEqual(['/help/self-hosting#how-do-i-back-it-up'])
  await user.keyboard('{Escape}')
  expect(results()).toEqual([])
})

test('SHELL-09: on every page of help and documentation the search finds what is in either, titles first', async () => {
  const { user } = await openSitePage('/help/team')
  await search(user, 'idempotency')
  await waitFor(() => expect(results()[0]).toBe('/documentation/troubleshooting#422-and-idempotency-key'))
  expect(results()).toContain('/documentation/api/errors')
})

test('SHELL-09: the search finds apostrophes and accents however they are typed', async () => {
  const { user } = await openSitePage('/help')
  await search(user, "don't")
  await screen.findByText(/^\d+ results$/)
  const plain = results()
  await search(user, 'don’t')
  expect(results()).toEqual(plain)
  await search(user, 'pg_dùmp')
  await screen.findByText('1 result')
})

test('SHELL-09: the search says when nothing matches, and when it could not be loaded', async () => {
  const { user } = await openSitePage('/help')
  await search(user, 'sauerkraut')
  await screen.findByText('No results. Try fewer or different words.')
  await search(user, ' ')
  expect(screen.queryByText(/^(No|\d+) results?/)).toBeNull()
})

test('a search that could not be loaded says so, and is asked for again', async () => {
  const { user } = await openSitePage('/help')
  currentBackend().goAway()
  await search(user, 'export')
  await screen.findByText('Search didn’t load. Type again to retry.')
  currentBackend().comeBack()
  await user.keyboard('s')
  await waitFor(() => expect(screen.queryByText(/didn’t load/)).toBeNull())
})

test('an old address on the page of all help leads to the page of its answer, and no other address does', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  await openSitePage('/help#how-do-i-back-it-up')
  followMoved()
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/help/self-hosting#how-do-i-back-it-up`)
  for (const hash of ['', '#main', '#no-such-place']) {
    location.hash = hash
    followMoved()
  }
  expect(replace).toHaveBeenCalledOnce()
})
