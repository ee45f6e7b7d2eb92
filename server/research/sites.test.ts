import { afterAll, expect, test } from 'vitest'
import { expectedSites } from './fixtures/expected.ts'
import { judge, judgedFields } from './fixtures/judge.ts'
import { serveSites } from './fixtures/serve-sites.ts'

/** Of 48 fields. */
const mostWrong = 4

const sites = await serveSites()
afterAll(() => sites.close())

test('twelve sites of different make give right drafts: 44 of 48 fields, and nothing that no page says (BCTX-15)', async () => {
  const verdicts = []
  for (const expected of expectedSites) verdicts.push(await judge(sites, expected))
  const wrong = verdicts.flatMap(({ expected, right, draft }) =>
    judgedFields
      .filter((field) => !right[field])
      .map((field) => `${expected.site}: ${field} ${JSON.stringify(draft)}`),
  )
  expect(verdicts).toHaveLength(12)
  expect(wrong.slice(mostWrong)).toEqual([])
  expect(verdicts.flatMap(({ invented }) => invented)).toEqual([])
})
