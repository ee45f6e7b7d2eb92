import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { readLinkedQuote } from '#contract/imports/linked-quote.ts'
import { readApart } from '../../kit/read-apart.ts'
import { listening } from '../../test/stand-ins/listening.ts'
import { makeImporter } from '../../test/makers/make-importer.ts'
import { testApp } from '../../test/test-app.ts'
import { siteNameOf } from './site-names.ts'

const review = (body: string) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: 'Ana Lima', worksFor: { name: 'Lindenhof' } },
  reviewBody: body,
  reviewRating: { ratingValue: 4.5, bestRating: 5 },
  datePublished: '2025-05-14T10:02:11Z',
})
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const pages: Readonly<Record<string, string>> = {
  '/one': `<head>${ld({ '@context': 'https://schema.org', '@type': 'Product', review: review('Books close in a day.') })}</head>`,
  '/many': `<head>${ld([review('Books close in a day.'), review('Kind people.'), review('Kind people.')])}</head>`,
  '/post': `<head>${ld({ '@type': 'SocialMediaPosting', author: { name: 'Bo Chen' }, articleBody: 'We moved in a weekend.' })}</head>`,
  '/described': '<head><meta property="og:description" content="A tool that I use daily."></head>',
  '/embeddable':
    '<head><meta property="og:description" content="See this post."><link rel="alternate" type="application/json+oembed" href="/oembed"></head>',
  '/oembed': JSON.stringify({ author_name: 'Cy Young', html: '<p>They answer at night.</p>' }),
  '/nothing': '<h1>Hello</h1>',
}
const website = http.createServer(({ url = '' }, response) => {
  const page = pages[url]
  if (page === undefined) return response.writeHead(url === '/closed' ? 403 : 404).end()
  return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
})
const origin = await listening(website)
afterAll(() => website.close())
const app = await testApp({ PLAUDIT_INTERNAL_SITE: origin })
const owner = await makeImporter(app)

async function read(path: string) {
  return (await owner.call(readLinkedQuote, { body: { address: `${origin}${path}` } })).body
}

test('a page with one review gives its words, author, stars and day, and keeps the link as its source', async () => {
  const quote = await read('/one')
  expect(quote).toEqual({
    content: 'Books close in a day.',
    customerName: 'Ana Lima',
    company: 'Lindenhof',
    rating: '4.5/5',
    date: '2025-05-14',
    source: '127.0.0.1',
    sourceUrl: `${origin}/one`,
    note: null,
  })
  const { note: _, ...row } = quote
  // As the page sends it on: a file of one row.
  const content = JSON.stringify([{ ...row, source: 'Capterra' }])
  expect(await owner.bringIn(content, undefined, '127.0.0.1')).toMatchObject({ state: 'done', added: 1 })
  const [entry] = await owner.list()
  expect(entry).toMatchObject({
    customerName: 'Ana Lima',
    company: 'Lindenhof',
    content: 'Books close in a day.',
    rating: 4,
    date: '2025-05-14',
    source: 'Capterra',
    origin: 'imported',
    status: 'pending',
  })
})

test('a post gives its words and its author, and a description has to be checked', async () => {
  expect(await read('/post')).toMatchObject({
    content: 'We moved in a weekend.',
    customerName: 'Bo Chen',
    note: null,
  })
  expect(await read('/embeddable')).toMatchObject({
    content: 'They answer at night.',
    customerName: 'Cy Young',
    note: null,
  })
  expect(await read('/described')).toMatchObject({
    content: 'A tool that I use daily.',
    note: "This is how the page describes itself. Make sure these are the customer's own words.",
  })
})

test('a page that says nothing, too much, or does not answer, says so and keeps the link', async () => {
  const notes = [
    ['/many', 'This page has 2 reviews. Copy the one you want and paste it below.'],
    ['/nothing', "We couldn't find a testimonial on this page. Copy the words and paste them below."],
    ['/closed', "This site doesn't let us read the page. Copy the words from it and paste them below."],
  ] as const
  for (const [path, note] of notes) {
    // oxlint-disable-next-line no-await-in-loop -- few
    expect(await read(path)).toMatchObject({ content: '', note, sourceUrl: `${origin}${path}` })
  }
})

test('what is no link is refused, and an address inside the network is not asked', async () => {
  const refused = await owner.call(readLinkedQuote, { body: { address: 'not a link' } })
  expect(refused.status).toBe(400)
  const inside = await owner.call(readLinkedQuote, { body: { address: 'https://127.0.0.1/' } })
  expect(inside.body).toMatchObject({ content: '' })
})

test('X hands out the words of a post with its author and day', async () => {
  const html =
    '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Switched on Monday.<br>Never looked back &amp; smiling.</p>&mdash; Ana Lima (@ana) <a href="https://twitter.com/ana/status/1?ref_src=x">May 14, 2025</a></blockquote>'
  expect(await readApart('oembed', [JSON.stringify({ author_name: 'Ana Lima', html })])).toEqual({
    content: 'Switched on Monday. Never looked back & smiling.',
    customerName: 'Ana Lima',
    company: '',
    rating: '',
    date: '2025-05-14',
  })
})

test.each([
  ['https://x.com/ana/status/1', 'X'],
  ['https://www.linkedin.com/posts/ana_1', 'LinkedIn'],
  ['https://www.g2.com/products/p/reviews/p-review-1', 'G2'],
  ['https://www.capterra.co.uk/reviews/1/p', 'Capterra'],
  ['https://apps.apple.com/us/app/p/id1?see-all=reviews', 'App Store'],
  ['https://maps.app.goo.gl/abc', 'Google'],
  ['https://www.google.de/maps/reviews/data=1', 'Google'],
  ['https://www.blog.example/a', 'blog.example'],
  ['https://notg2.com/a', 'notg2.com'],
])('the source of %s is %s', (address, name) => {
  expect(siteNameOf(new URL(address))).toBe(name)
})
