import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { fileOf, sitePage, sitePages, textOf } from '../test/stand-ins/site-pages.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { publicUrl } = app.services.config

/** Sentences of the documents that a page must say, by the requirement's number and the page. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'LEGAL-02 /privacy': ['December 20, 2024'],
  'LEGAL-02 /terms': ['December 20, 2024'],
  'LEGAL-03 /privacy': [
    'What is collected',
    'What it is used for',
    'Who it is shared with',
    'How it is protected',
    'Your rights',
    'International transfers',
    'Children',
    '30 days notice',
    'receive a reply within 30 days',
  ],
  'LEGAL-05 /privacy': ['an account requires an age of 18 or over'],
  'LEGAL-05 /terms': ['An account requires age 18 or over'],
  'LEGAL-06 /privacy': ['not for children under 16'],
  'LEGAL-06 /terms': ['not for children under 16'],
  'LEGAL-07 /terms': ['State of California', 'binding arbitration'],
  'LEGAL-08 /terms': ['99.9% uptime'],
  'LEGAL-09 /terms': ['30 days notice', 'requests are answered within 30 days'],
  'LEGAL-09 /privacy': ['Requests are answered within 30 days'],
  'LEGAL-10 /terms': ['the amount you paid for the service in the last 12 months'],
  'COOK-01 /cookies': ['Essential', 'Analytics', 'Functional', 'Marketing'],
  'COOK-02 /cookies': ['Duration:', '30 days', 'Can be turned off:'],
  'COOK-05 /cookies': ['Save Preferences', 'Accept All', 'Reject Optional'],
  'MKT-19 /blog': ['All posts', 'Collecting', 'Rules', 'Websites', 'Your data', 'Featured'],
  'MKT-22, CONST-04 /contact': ['Monday to Friday, 9-6 EST'],
  'MKT-26 /status': ['How we measure', 'operational', 'degraded', 'outage'],
  'SHELL-09 /help': ['Getting started', 'Embedding on your website', 'Self-hosting', 'API keys'],
}

test.for(Object.entries(sentences))('%s says %s', async ([where, said]) => {
  const { text } = await sitePage(app, where.slice(where.indexOf('/')))
  for (const sentence of said) expect(text).toContain(sentence)
})

test('LEGAL-04: the terms have fourteen numbered sections, in order', async () => {
  const { document } = await sitePage(app, '/terms')
  const headings = [...document.querySelectorAll('main h2')].map(textOf)
  expect(headings.map((heading) => /^(\d+)\. \S/.exec(heading)?.[1])).toEqual(
    Array.from({ length: 14 }, (_, index) => String(index + 1)),
  )
})

test('the legal pages name the address of this installation', async () => {
  for (const path of ['/privacy', '/terms']) {
    const { text } = await sitePage(app, path)
    expect(text).toContain(publicUrl)
    expect(text).not.toContain('PUBLIC_URL')
  }
})

test('MKT-19: a category chip leads to the posts of that category', async () => {
  const { document } = await sitePage(app, '/blog')
  const chips = [...document.querySelectorAll('nav[aria-label=Categories] a')]
  const path = chips.find((chip) => textOf(chip) === 'Rules')?.getAttribute('href') ?? ''
  const category = (await sitePage(app, path)).document
  expect(textOf(category.querySelector('h1'))).toBe('Rules')
  expect(textOf(category.querySelector('nav[aria-label=Categories] [aria-current=page]'))).toBe('Rules')
  const posts = [...category.querySelectorAll('article')]
  expect(posts.length).toBeGreaterThan(1)
  for (const queueEmail of posts) expect([...queueEmail.querySelectorAll('a')].map(textOf)).toContain('Rules')
})

test('MKT-19, MKT-20: the newest post is featured, and the feed has every post', async () => {
  const answer = await fileOf(app, '/blog/rss.xml')
  expect(answer.headers['content-type']).toContain('xml')
  const feed = new new Window().DOMParser().parseFromString(answer.body, 'application/xml')
  const items = [...feed.querySelectorAll('rss[version="2.0"] > channel > item')].map((item) => ({
    title: textOf(item.querySelector('title')).replaceAll("'", '’'),
    link: textOf(item.querySelector('link')),
    date: Date.parse(textOf(item.querySelector('pubDate'))),
  }))
  expect(items.length).toBeGreaterThanOrEqual(6)
  const dates = items.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  const { document } = await sitePage(app, '/blog')
  const posts = [...document.querySelectorAll('article')]
  expect(posts.map((queueEmail) => textOf(queueEmail.querySelector('h2')))).toEqual(
    items.map(({ title }) => title),
  )
  expect(posts.map((queueEmail) => textOf(queueEmail).includes('Featured'))).toEqual(
    items.map((_, index) => index === 0),
  )
  for (const { link, title } of items) {
    const queueEmail = await sitePage(app, link.replace(publicUrl, ''))
    expect(textOf(queueEmail.document.querySelector('h1'))).toBe(title)
  }
})

test('every answer of the help is on the page of its topic, and its address on /help leads there', async () => {
  const { document } = await sitePage(app, '/help')
  const moved = [...document.querySelectorAll('main a[data-moved]')]
  expect(moved.length).toBeGreaterThan(70)
  const topics = new Map(
    (await sitePages(app))
      .filter(({ path }) => path.startsWith('/help/'))
      .map((page) => [page.path, page.document]),
  )
  const backup = document.getElementById('how-do-i-back-it-up')
  expect(backup?.getAttribute('href')).toBe('/help/self-hosting#how-do-i-back-it-up')
  for (const link of moved) {
    const [path = '', id] = (link.getAttribute('href') ?? '').split('#')
    const heading =
      id === undefined ? topics.get(path)?.querySelector('h1') : topics.get(path)?.getElementById(id)
    expect(textOf(heading ?? null), `at #${link.id}`).toBe(textOf(link))
    expect(link.id).toBe(id ?? path.replace('/help/', ''))
  }
})

test('the contact form does not pretend to work without JavaScript', async () => {
  const { document } = await sitePage(app, '/contact')
  expect(textOf(document.querySelector('main noscript'))).toBe('Turn on JavaScript to send this form.')
  expect(document.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true)
})

test('the cookie page says that choosing needs JavaScript', async () => {
  const { document, text } = await sitePage(app, '/cookies')
  expect(text).toContain('Turn on JavaScript to choose.')
  expect(document.querySelector('main fieldset')?.hasAttribute('disabled')).toBe(true)
})

test('the status page says where the numbers are without JavaScript', async () => {
  const { document } = await sitePage(app, '/status')
  const notice = document.querySelector('main noscript')
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/api/public/status')
})
