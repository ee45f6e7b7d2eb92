import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { checkoutPlans, landingPlans } from '#contract/billing/plans.ts'
import { expect, test } from 'vitest'
import { fileOf, nameOf, sitePage, sitePages, textOf } from '../test/stand-ins/site-pages.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { publicUrl } = app.services.config
const pages = await sitePages(app)

/** What the documents quote, or demand by name, on each page. */
const strings: readonly (readonly [id: string, path: string, ...texts: string[]])[] = [
  ['MKT-02', '/', 'Start Free Trial', 'Explore Features'],
  ['MKT-05', '/', '5x more reviews', '87% response rate', '95% positive sentiment', '3 min setup'],
  ['MKT-05 footnote', '/', 'Illustrative figures'],
  ['MKT-06', '/', 'How It Works'],
  ['MKT-08', '/', 'Example'],
  ['MKT-10', '/', '$29', '50 testimonials a month', '$99', '200 testimonials a month', '$299'],
  ['MKT-11', '/', 'Contact Sales'],
  ['MKT-21', '/careers', 'no open positions'],
  ['MKT-28', '/demo', 'Business Setup', 'Testimonial Collection', 'AI Enhancement', 'Review Publication'],
  ['MKT-30', '/demo', 'Previous', 'Next'],
  ['MKT-31', '/demo', 'Live Demo'],
  ['PLAN-01', '/pricing', 'Choose Your Plan', 'Frequently asked questions'],
  ['PLAN-03', '/pricing', '$29', 'Up to 50 testimonials'],
  ['PLAN-04', '/pricing', '$79', 'Up to 500 testimonials', 'Most popular'],
  ['PLAN-05', '/pricing', '$199', 'Unlimited testimonials'],
  ['PLAN-11', '/pricing', '14-day free trial with no card required'],
  ['PLAN-12', '/pricing', 'Can I cancel?', 'you keep access to the end of the period you paid for'],
  ['PLAN-13', '/pricing', 'Plan changes take effect at the next billing cycle'],
  ['SHELL-07', '/demo/oauth-review', 'Demo: nothing here is sent anywhere'],
  ['SHELL-21', '/no-such-page', '404 Page Not Found', 'Did you forget to add the page to the router?'],
]

test.for(strings)('%s: %s says what the documents quote', async ([, path, ...texts]) => {
  const { text } = await sitePage(app, path)
  for (const quoted of texts) expect(text).toContain(quoted)
})

/** Where links of the documents lead. */
const links: readonly (readonly [id: string, path: string, name: string, to: string])[] = [
  ['SHELL-32', '/pricing', 'Plaudit', '/'],
  ['SHELL-33', '/pricing', 'Features', '/#features'],
  ['SHELL-33', '/', 'Pricing', '/pricing'],
  ['SHELL-33', '/pricing', 'Demo', '/#demo'],
  ['SHELL-34', '/', 'Sign In', '/login'],
  ['SHELL-34', '/', 'Get Started', '/onboarding'],
  ['MKT-02', '/', 'Start Free Trial', '/onboarding'],
  ['MKT-02', '/', 'Explore Features', '/demo'],
  ['MKT-11, MKT-12', '/', 'Contact Sales', '/contact'],
  ['MKT-12', '/', 'Start Free Trial', '/onboarding'],
  ['MKT-21', '/careers', 'Write to us', '/contact'],
  ['MKT-31', '/demo', 'Live Demo (opens in a new tab)', '/demo/oauth-review'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Starter', '/onboarding'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Professional', '/onboarding'],
  ['PLAN-02', '/pricing', 'Start Free Trial of Enterprise', '/onboarding'],
]

test.for(links)('%s: on %s the link %s leads to %s', async ([, path, name, to]) => {
  const { document } = await sitePage(app, path)
  const named = [...document.querySelectorAll('a')].filter((link) => nameOf(link) === name)
  expect(named[0]?.getAttribute('href')).toBe(to)
})

test('MKT-10: the home page says that its prices are list prices, and /pricing that it charges no more and gives no less', async () => {
  const [home, pricing] = await Promise.all([sitePage(app, '/'), sitePage(app, '/pricing')])
  expect(home.text).toContain('These are list prices: what you pay is never more.')
  expect(pricing.text).toContain(
    'The home page shows list prices; the prices here are the ones checkout uses: never higher',
  )
  const most = (allowance: string) => Number(/\d+/.exec(allowance)?.[0] ?? Infinity)
  for (const [index, listed] of landingPlans.entries()) {
    const charged = checkoutPlans[index]!
    expect(charged.tier).toBe(listed.tier)
    expect(charged.price).toBeLessThanOrEqual(listed.price)
    expect(most(charged.allowance)).toBeGreaterThanOrEqual(most(listed.allowance))
  }
  for (const { text } of [home, pricing])
    expect(text).toContain('This server takes no payments: nothing is limited.')
})

test('PLAN-11, PLAN-12, PLAN-13: where payments are taken, no page says that nothing is limited, and /pricing says what happens at the end of the trial', async () => {
  const paying = await testApp({ STRIPE_SECRET_KEY: 'sk_test_1' })
  const saying = (await sitePages(paying)).filter(({ html }) => /takes no payments|sells no plans/.test(html))
  expect(saying.map(({ path }) => path)).toEqual([])
  const { text } = await sitePage(paying, '/pricing')
  expect(text).toContain(afterTheEnd)
  for (const said of [
    '14-day free trial with no card required',
    'keep access to the end of the period',
    '$290 per year',
  ])
    expect(text).toContain(said)
})

test('MKT-10: search engines are told the prices that are charged, where they are charged', async () => {
  const dataOn = async (path: string) =>
    [...(await sitePage(app, path)).document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent)
      .join(' ')
  expect(await dataOn('/')).not.toContain('price')
  for (const { price } of checkoutPlans) expect(await dataOn('/pricing')).toContain(`"price":${price / 100}`)
})

test('MKT-14: the footer of every page links the ten other pages', () => {
  for (const { path, document } of pages) {
    const hrefs = [...document.querySelectorAll('nav[aria-label=Footer] a')].map((link) =>
      link.getAttribute('href'),
    )
    const ten = 'terms privacy cookies help documentation status about blog careers contact'.split(' ')
    expect(hrefs.toSorted(), `on ${path}`).toEqual(ten.map((name) => `/${name}`).toSorted())
  }
})

test('LEGAL-01: every public page has a header, a footer, one visible title and something to read', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, document, text, status } of pages) {
    expect(status, `on ${path}`).toBe(200)
    expect(document.querySelector('header nav[aria-label=Main]'), `on ${path}`).not.toBeNull()
    expect(document.querySelector('footer'), `on ${path}`).not.toBeNull()
    // Pricing has a second one for those who are signed in.
    expect(document.querySelectorAll('main h1').length, `on ${path}`).toBe(path === '/pricing' ? 2 : 1)
    expect(text.length, `on ${path}`).toBeGreaterThan(80)
  }
})

test('every link on every public page leads somewhere, and so does every anchor', async () => {
  const missing = await sitePage(app, '/404-of-the-crawler')
  const broken: string[] = []
  const known = new Map([...pages, missing].map((page) => [page.path, page]))
  for (const { path, document } of Array.from(known.values())) {
    for (const link of document.querySelectorAll('a[href]')) {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', `${publicUrl}${path}`)
      if (origin !== publicUrl) continue
      const target = known.get(pathname) ?? (await sitePage(app, pathname))
      known.set(pathname, target)
      if (pathname !== missing.path && target.status !== 200) broken.push(`${pathname} on ${path}`)
      if (hash && !target.document.getElementById(decodeURIComponent(hash.slice(1))))
        broken.push(`${pathname}${hash} on ${path}`)
    }
  }
  expect(broken).toEqual([])
})

test('SHELL-22: case and trailing slashes do not matter, and nothing is at any other address', async () => {
  for (const path of ['/PRICING', '/pricing/', '/Demo/OAuth-Review//', '/LOGIN/']) {
    expect((await sitePage(app, path)).status, `on ${path}`).toBe(200)
  }
  for (const path of ['/nowhere', '/pricing/nowhere', '/404', '/site/index.html', '/dashboard/nowhere']) {
    const { status, headers } = await sitePage(app, path)
    expect([status, headers['etag']], `on ${path}`).toEqual([404, undefined])
  }
  const program = await app.http.inject({ url: '/nowhere.json', headers: { accept: 'application/json' } })
  expect([program.statusCode, program.json<{ code: string }>().code]).toEqual([404, 'not-found'])
})

test('the not-found page offers a way home and to the help, and is kept out of search engines', async () => {
  const { document } = await sitePage(app, '/nowhere')
  const hrefs = [...document.querySelectorAll('main a')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ])
  expect(hrefs).toEqual([
    ['Go to the home page', '/'],
    ['Get help', '/help'],
  ])
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('the code of each page of customers comes with the page, and only of that page', async () => {
  const pages = {
    '/testimonial-form/some-form': [],
    '/qr-testimonial/some-form': ['questionnaire-page'],
    '/my/some-link': ['my-page'],
    '/verify/some-id': ['verify-page'],
    '/oauth/google/review': ['outbound-page'],
  }
  for (const [path, code] of Object.entries(pages)) {
    const { document } = await sitePage(app, path)
    const linked = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href')!,
    )
    expect(
      linked.flatMap((href) => /\w+-page(?=-)/.exec(href) ?? []),
      `on ${path}`,
    ).toEqual(code)
    for (const href of linked) expect((await fileOf(app, href)).statusCode).toBe(200)
  }
})

test('a form may be found by search engines, what one customer wrote may not', async () => {
  const form = await sitePage(app, '/testimonial-form/some-form')
  expect(form.headers['x-robots-tag']).toBeUndefined()
  expect(form.html).toMatch(/<meta\s+name="description"\s+content="[^"]{30,}"/)
  expect(form.html).not.toContain('noindex')
  for (const path of ['/my/some-link', '/MY/some-link/', '/testimonial-success'])
    expect((await fileOf(app, path)).headers['x-robots-tag'], `on ${path}`).toBe('noindex')
})
