import { brand } from '#contract/brand.ts'
import { cookieTable, isNamed } from '#contract/cookie-table.ts'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../test/**', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('COOK-02: the cookie page names everything that our pages store in a browser', () => {
  const stored = Object.values(sources)
    .filter((text) => /(?:local|session)Storage/.test(text))
    .flatMap((text) => [...text.matchAll(/\$\{brand\.prefix\}(-[a-z-]+)/g)])
    .map(([, rest = '']) => brand.prefix + rest)
  expect(stored).toContain(`${brand.prefix}-language`)
  expect(stored.filter((name) => !cookieTable.some((entry) => isNamed(entry, name)))).toEqual([])
})
