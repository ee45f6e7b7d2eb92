import type { Page } from '@playwright/test'
import { page as websitePage, tag } from '../embed/embed-website.ts'
import { expect, makeOwner, test } from '../fixtures.ts'
import { fill, formOf, preview, privateLink, rowsOf, submit, thankYou } from './public-form.ts'
import { startServer } from '../server.ts'

const hostile = [
  '<img src=x onerror="alert(1)">',
  '"><script>alert(2)</script>',
  '{{constructor.constructor("alert(3)")()}}',
  'javascript:alert(4)//\u202Egpj.exe',
  '</script><svg/onload=alert(5)>',
  '&lt;b&gt;already escaped&lt;/b&gt;',
]

test('what customers write is shown as text and never runs, wherever it is shown', async ({
  page,
  server,
  site,
}) => {
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  const business = '<b onclick=alert(6)>Bäckerei</b>'
  const owner = await makeOwner(page.request, server.url, business)
  const [first = '', ...others] = hostile
  await page.goto(formOf(owner))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business)
  await fill(page, { customerName: first, company: first, content: first })
  for (const box of await page.getByRole('checkbox', { name: /may show/ }).all()) await box.check()
  await preview(page)
  await expect(page.getByRole('figure')).toContainText(first)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  await page.goto(await privateLink(page))
  await expect(page.getByRole('blockquote')).toHaveText(first)

  for (const text of others) {
    const { manageUrl } = await owner.submit({ content: text, customerName: text, company: text })
    await page.goto(manageUrl)
    await expect(page.getByRole('blockquote')).toHaveText(text.replace('\u202E', ''))
    const hints = new URLSearchParams({
      customerName: text,
      content: text,
      testimonialId: text,
      rating: text,
    })
    await page.goto(`/testimonial-success?${hints}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We don't see a testimonial/)
    await expect(page.getByRole('blockquote')).toHaveCount(0)
  }
  for (const { id } of await rowsOf(owner)) await owner.approve(id)
  const key = owner.user.apiKey ?? ''
  for (const address of [
    await site(websitePage(tag(server.url, key, 'data-max="20"'))),
    `${server.url}/embed/testimonials?max=20&apiKey=${key}`,
  ]) {
    await page.goto(address)
    await expect(page.getByRole('listitem')).toHaveCount(hostile.length)
    const shown = await page.locator('blockquote').allTextContents()
    expect(shown.toSorted()).toEqual(hostile.map((text) => text.replace('\u202E', '')).toSorted())
    await expect(page.locator('iframe, img, blockquote *')).toHaveCount(0)
  }
  expect(dialogs).toBe(0)
})

test('the proof of work is solved unseen, and without https too', async ({ page, browser }) => {
  test.slow()
  const server = await startServer()
  try {
    const owner = await makeOwner(page.request, server.url)
    const context = await browser.newContext()
    const solutions: unknown[] = []
    const leave = async (on: Page, origin: string) => {
      on.on('request', (request) => {
        if (request.url().endsWith('/submit')) solutions.push((request.postDataJSON() as Solved).altcha)
      })
      await on.goto(origin + formOf(owner))
      await fill(on)
      await preview(on)
      await submit(on)
      await expect(thankYou(on)).toBeVisible({ timeout: 60_000 })
    }
    await leave(page, server.url)
    // A name that is neither https nor this machine: browsers keep WebCrypto from such a page.
    await context.route('http://plaudit.lan/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) })
    })
    const lan = await context.newPage()
    await leave(lan, 'http://plaudit.lan')
    expect(await lan.evaluate(() => isSecureContext)).toBe(false)
    await context.close()
    expect(await rowsOf(owner, server.url)).toHaveLength(2)
    expect(new Set(solutions.filter((solution) => typeof solution === 'string')).size).toBe(2)
  } finally {
    await server.dispose()
  }
})

interface Solved {
  readonly altcha?: string
}
