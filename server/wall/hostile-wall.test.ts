import { expect, test } from 'vitest'
import { organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { writeReply } from '#contract/testimonials/replies.ts'
import { saveWall } from '#contract/wall/wall.ts'
import { approved, makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { textsOf, wallsOf } from '../test/walls.ts'

const app = await testApp()
const { form, withWall, open } = wallsOf(app)

const hostile = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></style><svg onload=alert(1)>',
  '<mark><a href="javascript:alert(1)">x</a></mark>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} %3Cscript%3E',
  ']]><script>alert(1)</script>&lt;script&gt;\u2028alert(1)',
]

test.each(hostile)('%s stays text wherever it is written', async (payload) => {
  const { owner, path } = await withWall({
    title: payload,
    intro: payload,
    shownTags: [payload.slice(0, 30)],
  })
  const content = `Good rye. ${payload}`
  const id = await approved(app, owner, { customerName: payload, company: payload, content })
  await owner.call(organizeTestimonial, { params: { id }, body: { highlights: [payload], tags: [] } })
  await owner.call(writeReply, { params: { id }, body: { text: payload } })
  const { answer, document, cards } = await open(`${path}?q=good&lang=${encodeURIComponent(payload)}`)
  const [stored] = textsOf(document, 'h1')
  expect(document.title).toBe(stored)
  expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(stored)
  expect(cards).toEqual([`Good rye. ${textsOf(document, 'mark')[0]}`])
  expect(textsOf(document, '.by b')).toHaveLength(1)
  const scripts = [...document.querySelectorAll('script')].filter((one) => !one.getAttribute('src'))
  expect(scripts.map((one) => one.getAttribute('type'))).toEqual(['application/ld+json'])
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ name: stored })
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect([name, name.startsWith('on') || String(value).startsWith('javascript:')]).toEqual([name, false])
    }
  }
  expect(document.querySelectorAll('.card img, .card script, iframe')).toHaveLength(0)
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers['content-security-policy']).not.toContain('unsafe')
})

test('colors are codes and nothing else, and words stay readable on them', async () => {
  const owner = await makeBusiness(app)
  for (const color of ['red', '#fff', '#12345g', '#000000;}body{display:none', 'url(x)']) {
    expect((await owner.call(saveWall, { body: form({ accentColor: color }) })).status).toBe(400)
  }
  const { body } = await owner.call(saveWall, {
    body: form({ accentColor: '#FFDD00', backgroundColor: '#777777' }),
  })
  const { answer, document } = await open(`/wall/${body.slug}`)
  const style = document.querySelector('style')?.textContent ?? ''
  expect(style).toMatch(/^:root\{[-\w:#;(), ]+\}$/)
  expect(style).toContain('--paper:#777777')
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
})
