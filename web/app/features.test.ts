import { expect, test } from 'vitest'
import { pageByAddress, pages } from './features.ts'

test('every address belongs to one page, and is written in lower case without a slash at its end', () => {
  const stated = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  expect(stated.toSorted()).toEqual([...pageByAddress.keys()].toSorted())
  expect(stated.filter((address) => !/^(\/[a-z-]+)+$/.test(address))).toEqual([])
})

test('a page below another one is below an entry of the sidebar', () => {
  const entries = pages.flatMap((page) => ('group' in page ? page.path : []))
  const above = pages.flatMap((page) => ('below' in page ? page.below : []))
  expect(above.filter((path) => !entries.includes(path))).toEqual([])
})

test('pages of the operator’s people say so: those of their group and those below /admin', () => {
  const theirs = pages.filter((page) => 'group' in page && page.group === 'Admin')
  const below = pages.filter(({ path, aliases = [] }) =>
    [path, ...aliases].some((at) => /^\/admin\b/.test(at)),
  )
  const forAdmins = pages.filter(({ access }) => access === 'admin')
  expect(new Set([...theirs, ...below])).toEqual(new Set(forAdmins))
  expect(forAdmins.length).toBeGreaterThan(0)
})

test('every page can be loaded', async () => {
  const loaded = await Promise.all(pages.map(({ load }) => load()))
  expect(loaded.filter((component) => typeof component !== 'function')).toEqual([])
})
