import type { Page } from '@playwright/test'
import { hostileFlag, hostileOrigin, hostilePayloads } from '../../server/test/hostile-payloads.ts'
import { page } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'
import type { Owner } from '../owner.ts'

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

test('more than 200 payloads are text in widgets, without a script, on the display page, the wall, images and where testimonials are verified, and no look', async ({
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

  await onWall(visitor, owner, settings)
  await isText('.card')
  await inImages(visitor, verifyUrl)
  expect(await wrongs()).toEqual([])
  expect(await acceptedAsLook(owner)).toEqual([])
})

/** The wall with payloads in its own words and its address, and what search engines read on it. */
async function onWall(visitor: Page, owner: Owner, settings: readonly string[]): Promise<void> {
  const wall = (await (await owner.request.get('/api/wall')).json()) as { slug: string }
  const title = hostilePayloads.find((one) => one.startsWith('</script>')) ?? ''
  const intro = hostilePayloads.slice(0, 12).join(' ').slice(0, 600)
  const saved = await owner.request.put('/api/wall', {
    data: { ...wall, isOn: true, isIndexed: true, title, intro },
  })
  expect(saved.status()).toBe(200)
  await visitor.goto(`/wall/${wall.slug}?q=${settings[5]}&tag=${settings[9]}&written=${settings[11]}`)
  await visitor.goto(`/wall/${wall.slug}?rating=${settings[3]}&source=${settings[7]}&after=${settings[8]}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  const [data = ''] = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', name: title })
  await visitor.goto(`/share/wall/${wall.slug}.svg`)
  await expect(visitor.locator('svg > title')).toContainText(title)
  await visitor.goto(`/wall/${wall.slug}`)
}

/** Images of all texts would take long to draw: one of them, with hostile colors. */
async function inImages(visitor: Page, verifyUrl: string): Promise<void> {
  const image = verifyUrl.replace('/verify/', '/share/')
  await visitor.goto(`${image}.svg?accent=${encodeURIComponent(hostilePayloads[0]!)}&background=red;}x`)
  await expect(visitor.locator('svg')).toBeVisible()
}

/** Payloads that a widget took for a color, a font or a layout. */
async function acceptedAsLook(owner: Owner): Promise<string[]> {
  const accepted: string[] = []
  for (const payload of hostilePayloads.slice(0, 40))
    for (const name of ['accentColor', 'font', 'layout']) {
      const data = { name: 'Mine', templateId: 'minimalist-grid', settings: { [name]: payload } }
      const status = (await owner.request.post('/api/widgets', { data })).status()
      if (status !== 400) accepted.push(`${name} ${payload}: ${status}`)
    }
  return accepted
}
