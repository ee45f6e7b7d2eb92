import { expect, test } from 'vitest'
import { fileOf, sitePages } from '../test/stand-ins/site-pages.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { publicUrl } = app.services.config
const pages = await sitePages(app)

interface Question {
  name: string
  acceptedAnswer: { text: string }
}

test('search engines find the address of this server in every page', () => {
  for (const { path, html, document } of pages) {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    expect(html, `on ${path}`).not.toContain('__PUBLIC_URL__')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${publicUrl}${path}`)
    expect(document.title, `on ${path}`).toMatch(/Plaudit/)
    expect(content('meta[name=description]').length, `on ${path}`).toBeGreaterThanOrEqual(30)
    expect(content('meta[property="og:title"]')).toBe(document.title)
    expect(content('meta[property="og:url"]')).toBe(`${publicUrl}${path}`)
    expect(content('meta[property="og:image"]')).toBe(`${publicUrl}/og.png`)
    expect(document.querySelector('meta[name=robots]'), `on ${path}`).toBeNull()
  }
})

test('no two pages have the same title or description', () => {
  const titles = pages.map(({ document }) => document.title)
  const descriptions = pages.map(({ document }) =>
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  )
  expect(new Set(titles).size).toBe(pages.length)
  expect(new Set(descriptions).size).toBe(pages.length)
})

test('what a page tells search engines as data stands on the page', () => {
  const data = pages.flatMap(({ document, text }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) => ({
      block: JSON.parse(block.textContent) as { '@type': string; mainEntity?: Question[] },
      text,
    })),
  )
  expect(new Set(data.map(({ block }) => block['@type']))).toEqual(
    new Set(['SoftwareApplication', 'FAQPage', 'BlogPosting']),
  )
  const questions = data.flatMap(({ block, text }) =>
    (block.mainEntity ?? []).map(({ name, acceptedAnswer }) => ({ text, said: [name, acceptedAnswer.text] })),
  )
  expect(questions.length).toBeGreaterThan(3)
  for (const { text, said } of questions) for (const sentence of said) expect(text).toContain(sentence)
})

test('/landing is the front page under a second address, and says so to search engines', async () => {
  const { statusCode, body } = await fileOf(app, '/landing')
  expect(statusCode).toBe(200)
  expect(body).toContain(`<link rel="canonical" href="${publicUrl}/"/>`)
  expect(pages.map(({ path }) => path)).not.toContain('/landing')
})

test('robots are told where the sitemap is and what is private, and the picture for sharing is there', async () => {
  const robots = (await fileOf(app, '/robots.txt')).body
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(robots).toContain('Disallow: /my/\n')
  expect(robots).toContain('Disallow: /api/\n')
  expect((await fileOf(app, '/og.png')).headers['content-type']).toBe('image/png')
})

test('no public page asks another server for anything, or lets anything do so', () => {
  for (const { path, document, headers } of pages) {
    const asked = [...document.querySelectorAll('[src], link[href]:not([rel=canonical])')].map((element) =>
      String(element.getAttribute('src') ?? element.getAttribute('href')),
    )
    expect(asked.length, `on ${path}`).toBeGreaterThan(1)
    for (const address of asked) expect(address, `on ${path}`).toMatch(/^\/(?!\/)/)
    const sources = String(headers['content-security-policy']).split(/;? /)
    const hosts = sources.filter((source) => !/^'|^(data|blob):$|^[a-z]+(-[a-z]+)+$/.test(source))
    expect(hosts, `on ${path}`).toEqual([])
  }
})

test('every page brings the styles of everything on it', async () => {
  for (const { path, html, document } of pages) {
    const own = document.querySelector('style')?.textContent ?? ''
    expect(unstyled(beforeLink(html), own), `on ${path}`).toEqual([])
    const linked = document.querySelector('link[rel=stylesheet]')?.getAttribute('href')
    const all = linked ? (await fileOf(app, linked)).body : own
    expect(unstyled(html, all), `all of ${path}`).toEqual([])
  }
})

/** What is painted before the file with the styles of the rest is there; a page without such a file is all of it. */
function beforeLink(html: string): string {
  return html.split('<link rel="stylesheet"')[0] ?? html
}

/** The classes in `html` that `styles` have no rule for. */
function unstyled(html: string, styles: string): string[] {
  const names = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')))
  // These mark elements for others and have no rule of their own.
  const styled = [...names].filter((name) => !/^(group|lucide.*)$/.test(name))
  return styled.filter((name) => !styles.includes(selector(name.replaceAll('&amp;', '&'))))
}

function selector(name: string): string {
  return `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
}
