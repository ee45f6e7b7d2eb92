import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzip } from '../../server/test/unzip.ts'
import { expect, test } from '../fixtures.ts'

test('the exported page shows everything from a folder, without any network', async ({ owner, browser }) => {
  const { id } = await owner.submit({ customerName: 'أمينة العلي', content: 'خبز لذيذ جدا.', rating: 5 })
  await owner.approve(id)
  const answer = await owner.request.get('/api/static-export?theme=dark')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-export-'))
  for (const [name, bytes] of unzip(await answer.body())) {
    await writeFile(path.join(folder, path.basename(name)), bytes)
  }
  const offline = await browser.newContext({ offline: true, javaScriptEnabled: false })
  const page = await offline.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const address = pathToFileURL(path.join(folder, 'testimonials.html')).href
  await page.goto(address)
  await expect(page.getByText('خبز لذيذ جدا.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
  expect(asked).toEqual([address])
  await offline.close()
  await rm(folder, { recursive: true })
})
