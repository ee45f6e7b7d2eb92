import type { Page } from '@playwright/test'
import { hostileFlag, hostileOrigin, hostilePayloads } from '../server/test/hostile-payloads.ts'
import { page } from './embed-website.ts'
import { expect, test } from './fixtures.ts'

/** So many payloads in one text: each stays whole, and few testimonials hold all of them. */
const perText = 20

/** What went wrong on a page since: dialogs, requests to elsewhere, and the flag that a payload sets. */
async function watch(target: Page): Promise<() => Promise<string[]>> {
  const wrongs: string[] = []
  target.on('dialog', (dialog) => {
    wrongs.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  target.on('request', (request) => {
    if (request.url().startsWith(hostileOrigin)) wrongs.push(`request ${request.url()}`)
  })
  return async () => {
    for (const frame of target.frames())
      if (await frame.evaluate((flag) => flag in window, hostileFlag)) wrongs.push(`ran in ${frame.url()}`)
    return wrongs
  }
}

test('more than 200 payloads are text in widgets, without a script, on the display page and where testimonials are verified', async ({
  page: visitor,
  owner,
  server,
  site,
}) => {
  expect(new Set(hostilePayloads).size).toBeGreaterThanOrEqual(200)
  const texts: string[] = []
  for (let at = 0; at < hostilePayloads.length; at += perText)
    texts.push(hostilePayloads.slice(at, at + perText).join('\n'))
  let verifyUrl = ''
  for (const [index, content] of texts.entries()) {
    const short = hostilePayloads.filter(({ length }) => length < 60)
    const { id } = await owner.submit({
      content,
      customerName: short[index * 3] ?? 'Ines',
      company: short[index * 3 + 1] ?? '',
    })
    await owner.approve(id)
    const found = (await (await owner.request.get(`/api/testimonials/${id}`)).json()) as { verifyUrl: string }
    verifyUrl = found.verifyUrl
  }
  const key = owner.user.apiKey ?? ''
  const wrongs = await watch(visitor)
  // As it arrives: some of it is cleaned on its way in, such as signs that nobody sees.
  const call = await owner.request.get(`/api/embed/testimonials/me?apiKey=${key}`)
  const { testimonials } = (await call.json()) as {
    testimonials: { content: string; customerName: string }[]
  }
  expect(testimonials).toHaveLength(texts.length)
  const isText = async (selector: string) => {
    const shown = await visitor.locator(selector).allTextContents()
    for (const { content, customerName } of testimonials) {
      expect(shown.some((text) => text.includes(content))).toBe(true)
      expect(shown.some((text) => text.includes(customerName))).toBe(true)
    }
  }

  const plain = await (await owner.request.get(`/widget/${key}.html?max=100&theme=auto`)).text()
  const script = `${server.url}/widget/${key}.js?max=100`
  await visitor.goto(
    await site(page(`<section>${plain}</section><div data-plaudit></div><script src="${script}"></script>`)),
  )
  await expect(visitor.locator('.card')).toHaveCount(texts.length * 2)
  await isText('section .card')
  await isText('[data-plaudit] .card')
  expect(await wrongs()).toEqual([])

  // In every setting that an address takes, too.
  const settings = hostilePayloads.slice(0, 40).map((payload) => encodeURIComponent(payload))
  const attributes = ['layout', 'theme', 'columns', 'max', 'lang', 'key', 'target', 'height', 'user-id']
  const hostile = settings.map(
    (setting, index) =>
      `<script src="${server.url}/widget/${key}.js?${attributes[index % attributes.length]}=${setting}&theme=${setting}"></script>`,
  )
  await visitor.goto(await site(page(hostile.slice(0, 12).join(''))))
  await visitor.waitForLoadState('networkidle')
  expect(await wrongs()).toEqual([])

  await visitor.goto(`/embed/testimonials?apiKey=${key}&max=100&layout=${settings[3]}&theme=${settings[7]}`)
  await expect(visitor.locator('.card')).toHaveCount(texts.length)
  await isText('.card')
  await visitor.goto(verifyUrl)
  await expect(
    visitor.getByText(testimonials[0]!.content.split('\n')[0]!, { exact: false }).first(),
  ).toBeVisible()
  expect(await wrongs()).toEqual([])
})
