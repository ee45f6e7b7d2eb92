import { expect, test } from 'vitest'
import { fileOf, sitePages, textOf } from '../test/stand-ins/site-pages.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const pages = await sitePages(app)

test.for([
  ['Help', '/help', 16],
  ['Documentation', '/documentation', 14],
] as const)(
  'SHELL-09, MKT-33: %s is pages of their own that name each other, with the way on and back',
  ([name, root, least]) => {
    const guide = pages.filter(({ path }) => path.startsWith(`${root}/`))
    expect(guide.length).toBeGreaterThanOrEqual(least)
    const order = [...(guide[0]?.document.querySelectorAll(`nav[aria-label="${name} pages"] > div a`) ?? [])]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.startsWith('#'))
    expect(order.toSorted()).toEqual(guide.map(({ path }) => path).toSorted())
    for (const { path, document } of guide) {
      expect(document.querySelector('main header a')?.getAttribute('href'), `on ${path}`).toBe(root)
      const here = document.querySelector(`nav[aria-label="${name} pages"] [aria-current=page]`)
      expect(here?.getAttribute('href'), `on ${path}`).toBe(path)
      const at = order.indexOf(path)
      const around = [...document.querySelectorAll('nav[aria-label="Previous and next page"] a')]
      expect(
        around.map((link) => link.getAttribute('href')),
        `on ${path}`,
      ).toEqual([order[at - 1], order[at + 1]].filter((one) => one !== undefined))
    }
  },
)

test('what the search looks through has every question and every call, each at an address that is there', async () => {
  const answer = await fileOf(app, '/guide-search.json')
  expect(answer.headers['content-type']).toContain('application/json')
  const entries = answer.json<{ path: string; title: string; text: string }[]>()
  const known = new Map(pages.map((page) => [page.path, page.document]))
  for (const { path, title, text } of entries) {
    const [page = '', id] = path.split('#')
    const heading = id ? known.get(page)?.getElementById(id) : known.get(page)?.querySelector('h1')
    expect(textOf(heading ?? null).replaceAll(' ', ''), `on ${path}`).toBe(title.replaceAll(' ', ''))
    expect(text.length, `on ${path}`).toBeGreaterThan(10)
    expect(text, `on ${path}`).not.toMatch(/\]\(|\*\*|`/)
  }
  const titles = entries.map(({ title }) => title)
  expect(titles).toContain('How do I back it up?')
  expect(titles).toContain('DELETE /api/testimonials/{id}')
  expect(titles).toContain('Limits')
})
