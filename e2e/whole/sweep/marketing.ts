import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Incident, StatusReport } from '#contract/instance/status.ts'
import { expect } from '../../fixtures.ts'
import type { State } from './state.ts'

/** One file a page, as the prerenderer wrote them from its list (`web/marketing/pages.ts`). */
const built = path.join(import.meta.dirname, '../../../dist/web/site')
if (!existsSync(built)) throw new Error('The pages are not built. `npm run build` builds them.')

const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(
    (file) =>
      `/${file
        .split(path.sep)
        .join('/')
        .replace(/(^index)?\.html$/, '')}`,
  )
  .toSorted()

/** These have everything that such a page can have: tables, code, long words. The others differ in their sentences. */
const richest = new Set([
  'approving',
  'collecting',
  'embedding',
  'self-hosting',
  'errors',
  'testimonials',
  'internal',
])
const alike = /^\/(?:help|documentation\/api)\/(.+)$/

function isSwept(page: string): boolean {
  const name = alike.exec(page)?.[1]
  return name === undefined || richest.has(name)
}

/** A public page, all of it. */
function publicPage(state: Omit<State, 'visitor'> & Partial<Pick<State, 'visitor'>>): State {
  return { visitor: 'stranger', narrowest: 320, ...state }
}

const at = '2026-03-31T08:00:00.000Z'
const incidents = (['investigating', 'identified', 'monitoring', 'resolved'] as const).map(
  (status): Incident => ({
    id: status,
    title: status === 'investigating' ? 'Emails are late' : `Slow widgets ${'x'.repeat(60)}`,
    status,
    impact: 'degraded',
    services: ['mail', 'embed'],
    startedAt: at,
    endedAt: status === 'resolved' ? at : null,
    updates: [{ status, message: 'We are looking into it.', at }],
  }),
)

/** The public site: every page as it comes, and what comes out on them when somebody presses something. */
export const marketingStates: readonly State[] = [
  ...pages
    .filter(isSwept)
    .map((page) =>
      page === '/404'
        ? publicPage({ name: 'where nothing is', page: '/nowhere', expectedErrors: [/status of 404/] })
        : publicPage({ name: 'as a stranger sees it', page }),
    ),
  ...['api-reference'].map((part) =>
    publicPage({
      name: `the part ${part}`,
      page: '/documentation',
      path: () => `/documentation#${part}`,
      open: (page) => expect(page.getByRole('tabpanel')).toBeVisible(),
    }),
  ),
  ...['Testimonial Collection', 'AI Enhancement', 'Review Publication'].map((step) =>
    publicPage({
      name: `the step ${step}`,
      page: '/demo',
      async open(page) {
        await page.getByRole('button', { name: step }).click()
        await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
      },
    }),
  ),
  publicPage({
    name: 'on the way to Google',
    page: '/demo/oauth-review',
    async open(page) {
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Continue to Google' }).click()
      await expect(page.getByRole('button', { name: 'Copy my text' })).toBeVisible()
    },
  }),
  publicPage({
    name: 'with what is missing said beside the fields',
    page: '/contact',
    async open(page) {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Please enter your name')).toBeVisible()
    },
  }),
  ...['sauerkraut', 'export'].map((query) =>
    publicPage({
      name: `when somebody searches for ${query}`,
      page: '/help',
      async open(page) {
        await expect(async () => {
          await page.getByRole('searchbox').fill(query)
          await expect(page.locator('search output')).toContainText('result', {
            timeout: 500,
            ignoreCase: true,
          })
        }).toPass()
      },
    }),
  ),
  publicPage({
    name: 'with the questions open',
    page: '/pricing',
    async open(page) {
      for (const question of await page.locator('main summary').all()) await question.click()
      await expect(page.getByText('you keep access to the end of the period')).toBeVisible()
    },
  }),
  publicPage({
    name: 'signed in, choosing a plan that cannot be paid',
    page: '/pricing',
    visitor: 'empty',
    expectedErrors: [/status of 409/],
    async open(page) {
      await page.getByRole('button', { name: 'Start Professional' }).click()
      await expect(page.getByText('Subscription Error', { exact: true })).toBeVisible()
    },
  }),
  publicPage({ name: 'signed in', page: '/about', visitor: 'empty' }),
  publicPage({
    name: 'when the server does not answer',
    page: '/status',
    answers: 'failing',
    expectedErrors: [/status of 500/],
  }),
  publicPage({
    name: 'with incidents',
    page: '/status',
    reloads: true,
    async open(page) {
      await page.route('**/api/public/status', async (route) => {
        const report = (await (await route.fetch()).json()) as StatusReport
        await route.fulfill({ json: { ...report, state: 'degraded', incidents } })
      })
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Emails are late' })).toBeVisible()
    },
  }),
  publicPage({ name: 'while it asks', page: '/status', answers: 'pending' }),
]
