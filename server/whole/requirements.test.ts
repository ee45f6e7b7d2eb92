import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many requirements the groups have. */
const groups = { ERR: 35, CRM: 7, CONST: 12, PUBL: 16, PUBQ: 17, PUBF: 11, CAMP: 15, WIDG: 22, REC: 15 }
const idsOf = (group: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`)
const read = (files: string) => globSync(files).map((file) => readFileSync(file, 'utf8'))

test('every requirement about errors, CRMs, constants and publishing is in the name of a test, or its absence is explained', () => {
  const tests = read('{web,server,contract,widget,e2e}/**/*.{test,spec}.{ts,tsx}').join('\n')
  const explained = read('docs/requirements-without-a-test.md').join('\n')
  const missing = Object.entries(groups)
    .flatMap(([group, count]) => idsOf(group, count))
    .filter((id) => !tests.includes(id) && !explained.includes(`| ${id} |`))
  expect(missing).toEqual([])
})
