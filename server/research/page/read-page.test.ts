import { expect, test } from 'vitest'
import { draftSite } from '../draft/draft-site.ts'
import { readPage } from './read-page.ts'

const times = (text: string, count: number) => text.repeat(count)

test.for([
  ['deep bold', `${times('<b>', 490)}x<div>y</div>`],
  ['paragraphs', times('<p>Tel 1 2 3 4</p>', 50_000)],
  ['links', times('<li><a href="/services/x">Services and more</a>', 20_000)],
  ['lists in lists', times('<ul><li>', 240) + times('<a href=x>y</a>', 20_000)],
  ['scopes', times('<div itemscope itemprop=a>', 400) + times('<i itemprop=name>x</i>', 30_000)],
  ['prices', `<h2>Services</h2>${times(`<li>${times('1.1,', 480)}</li>`, 300)}`],
  ['lists in sentences', `<p>We offer ${times('a, ', 300_000)}</p>`],
  ['headings', times('<h2>Services</h2><h3>A</h3>', 20_000)],
  ['comments', `<script type="application/ld+json">${times('-->   ', 150_000)}</script>`],
  ['line breaks', times('a<br>', 150_000)],
] as const)('a page of %s, made to take long, is read in a moment', ([, html]) => {
  const from = performance.now()
  const page = { ...readPage(Buffer.from(html), 'https://bakery.example/', ''), kind: 'home' as const }
  draftSite([page, page, page, page, page, page])
  expect(performance.now() - from).toBeLessThan(3000)
})

test('what a menu, a card and a picture say is told apart from the page’s own words', () => {
  const html = `<html lang="en"><nav><ul><li><a href="/s">Services</a><ul><li><a href="/s/a">Cuts</a></ul></ul></nav>
    <div class="cookie-bar">We use cookies</div><main><h1>Fringe</h1><p hidden>Secret</p>
    <li><strong>Color</strong> From $80</li><a href="/team"><picture><img alt="Our team" src="t.jpg"></picture></a></main>`
  const { blocks, links } = readPage(Buffer.from(html), 'https://fringe.example/', '')
  expect(blocks.map(({ text, region, lead }) => [text, region, lead])).toEqual([
    ['Services', 'nav', ''],
    ['Cuts', 'nav', ''],
    ['Fringe', 'main', ''],
    ['Color From $80', 'main', 'Color'],
  ])
  expect(links.map(({ text, below }) => [text, below])).toEqual([
    ['Services', ''],
    ['Cuts', 'Services'],
    ['Our team', ''],
  ])
})
