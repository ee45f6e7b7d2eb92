import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'

const answers = () => [...document.querySelectorAll<HTMLElement>('[data-help-entry]')]
const shown = () => answers().filter((entry) => !entry.closest('[hidden]'))

async function search(user: UserEvent, words: string) {
  const box = screen.getByRole('searchbox', { name: 'Search the help' })
  await user.clear(box)
  await user.paste(words)
}

test('SHELL-09: the help finds answers by any of their words, in any case', async () => {
  const { user } = await openSitePage('/help')
  await search(user, 'PG_DUMP keys')
  expect(screen.getByText('1 result')).toBeVisible()
  expect(shown()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'How do I back it up?' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Importing reviews' })).toBeNull()
})

test('SHELL-09: the help finds apostrophes and accents however they are typed', async () => {
  const { user } = await openSitePage('/help')
  await search(user, "don't")
  const plain = shown().length
  await search(user, 'don’t')
  expect([plain > 0, shown().length]).toEqual([true, plain])
  await search(user, 'pg_dùmp')
  expect(shown()).toHaveLength(1)
})

test('SHELL-09: the help says when nothing matches, and shows every answer again afterwards', async () => {
  const { user } = await openSitePage('/help')
  await search(user, 'sauerkraut')
  expect(screen.getByText('No results. Try fewer or different words, or ask us.')).toBeVisible()
  expect(shown()).toEqual([])
  await search(user, ' ')
  expect(shown()).toEqual(answers())
  expect(screen.queryByText(/result/)).toBeNull()
})
