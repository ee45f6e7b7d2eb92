import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.ts'

const built = path.join(import.meta.dirname, '../..', 'dist', 'web')
const entryLimit = 140_000
const chunkLimit = 25_000

const sizeOf = (file: string) => gzipSync(readFileSync(path.join(built, 'assets', file)), { level: 9 }).length

/** Every script that the owner's app can load from its first page on, by whatever way. */
function allScripts(): ReadonlySet<string> {
  const found = new Set<string>()
  const read = (text: string) => {
    for (const [, file] of text.matchAll(/(?:\.\/|assets\/)([\w.-]+\.js)["'`]/g)) {
      if (!file || found.has(file)) continue
      found.add(file)
      read(readFileSync(path.join(built, 'assets', file), 'utf8'))
    }
  }
  read(readFileSync(path.join(built, 'index.html'), 'utf8'))
  return found
}

test('the dashboard starts with at most 140 KB of script, and no page adds a piece of more than 25 KB', async ({
  page,
  owner,
}) => {
  await owner.submit()
  const entry = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) entry.add(path.basename(pathname))
  })
  await page.goto('/dashboard')
  await expect(
    page.getByRole('region', { name: 'Recent Testimonials' }).getByText('Ines Duarte'),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(entry.size).toBeGreaterThan(1)

  const sizes = (files: Iterable<string>) =>
    [...files].map((file) => ({ file, bytes: sizeOf(file) })).toSorted((a, b) => b.bytes - a.bytes)
  const atFirst = sizes(entry)
  const total = atFirst.reduce((sum, { bytes }) => sum + bytes, 0)
  const later = sizes([...allScripts()].filter((file) => !entry.has(file)))
  const shown = (files: typeof later) =>
    files.map(({ file, bytes }) => `  ${kilobytes(bytes)}  ${file}`).join('\n')
  console.log(
    `before anything is pressed on /dashboard, gzip: ${kilobytes(total)} of ${kilobytes(entryLimit)}\n` +
      `${shown(atFirst.slice(0, 6))}\nthe largest of ${later.length} other pieces:\n${shown(later.slice(0, 8))}`,
  )
  expect(total, 'script of the dashboard before anything is pressed').toBeLessThanOrEqual(entryLimit)
  expect(later.filter(({ bytes }) => bytes > chunkLimit)).toEqual([])
})

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`
}
