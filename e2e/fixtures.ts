import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, test as base } from '@playwright/test'
import type { User } from '#contract/accounts/accounts.ts'
import { addSix } from './embed/embed-website.ts'
import { proveAddress } from './accounts/prove-address.ts'
import type { Owner } from './owner.ts'
import { type RunningServer, startServer } from './server.ts'

export const password = 'Harbour-Lantern-42'

interface Fixtures {
  /** A new owner with a business, signed in on `page`. */
  owner: Owner
  /** The publishable key of an owner with six testimonials, `shop`. */
  six: string
  /** Serves a page on another origin; answers its address. */
  site: (html: string, headers?: Record<string, string>) => Promise<string>
  /** New owners are shown the guided tour; tests are not, unless they say `test.use({ tour: 'shown' })`. */
  tour: 'shown' | 'closed'
  /** A busy machine holds tests up for longer than a toast stands: it stands longer, unless a test is about that. */
  toasts: 'patient' | 'timed'
  /** Lines of the browser's console that a test expects and that therefore do not fail it. */
  expectedErrors: RegExp[]
}

interface WorkerFixtures {
  /** One real server a worker, without proof of work and limits. */
  server: RunningServer
  /** An owner with six testimonials, for all tests of a worker: what websites show of them changes nothing. */
  shop: Owner
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright wants the first argument taken apart, even when nothing is taken.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer({ PLAUDIT_POW: 'off' })
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shop: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext()
      const owner = await makeOwner(request, server.url)
      await addSix(owner)
      await provide(owner)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  // oxlint-disable-next-line no-empty-pattern
  expectedErrors: ({}, provide) => provide([]),
  tour: ['closed', { option: true }],
  toasts: ['patient', { option: true }],
  page: async ({ page, expectedErrors, tour, toasts, server }, provide) => {
    if (toasts === 'patient') await page.addInitScript(stretchTimers, { fromMs: 5000, toMs: 15_000 })
    if (tour === 'closed') {
      // What closing the tour leaves behind, in this tab and on our own pages only.
      await page.addInitScript((origin) => {
        try {
          if (location.origin === origin) sessionStorage.setItem('plaudit-tour-closed', 'true')
        } catch {
          // A frame in a sandbox has our address, and no storage.
        }
      }, server.url)
    }
    const errors: string[] = []
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await provide(page)
    expect(errors.filter((line) => !expectedErrors.some((expected) => expected.test(line)))).toEqual([])
  },
  owner: async ({ page, server }, provide) => {
    const owner = await makeOwner(page.request, server.url)
    await followDevice(page.request, server.url)
    await provide(owner)
  },
  six: ({ shop }, provide) => provide(shop.user.apiKey ?? ''),
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const closing: (() => void)[] = []
    await provide(async (html, headers = {}) => {
      const answer: RequestListener = (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
      const site = createServer(answer)
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      closing.push(() => site.close())
      // Another port is another origin; another host name makes it another site as well.
      return `http://localhost:${(site.address() as AddressInfo).port}/`
    })
    for (const close of closing) close()
  },
})

export { expect } from '@playwright/test'

/** The app is light until its user says otherwise; tests look at both themes by emulating a device. */
export async function followDevice(request: APIRequestContext, url: string): Promise<void> {
  const saved = await request.put(`${url}/api/settings/appearance`, { data: { theme: 'system' } })
  if (!saved.ok()) throw new Error(`${saved.status()} ${await saved.text()}`)
}

/** Runs in the page: timers of one length take another. */
function stretchTimers({ fromMs, toMs }: { fromMs: number; toMs: number }) {
  const plain = window.setTimeout.bind(window)
  const stretched = (handler: TimerHandler, ms?: number, ...more: unknown[]) =>
    plain(handler, ms === fromMs ? toMs : ms, ...more)
  Object.assign(window, { setTimeout: stretched })
}

let made = 0

/** A new workspace through the API, its owner signed in on `request`. */
export async function makeOwner(
  request: APIRequestContext,
  url: string,
  business = 'Lindqvist Bakery',
  mailbox = 'owner',
): Promise<Owner> {
  made += 1
  const email = `${mailbox}-${process.pid}-${made}-${Date.now()}@example.com`
  const json = async (method: 'post' | 'patch' | 'get', path: string, data?: object) => {
    const response = await request[method](`${url}${path}`, data ? { data } : {})
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as never
  }
  await json('post', '/api/auth/signup', { firstName: 'Mara', lastName: 'Lindqvist', email, password })
  const { user } = (await json('post', '/api/onboarding/complete', {
    businessName: business,
    ownerName: 'Mara Lindqvist',
    contactEmail: email,
    businessDescription: 'Sourdough bread and pastries, baked through the night.',
    targetAudience: 'Neighbors and cafés',
  })) as { user: User }
  await proveAddress(url, email)
  return {
    user: { ...user, isEmailProven: true },
    email,
    request,
    async submit(submission = {}) {
      const { scopes = ['display', 'use_name'], ...input } = submission
      const form = (await json('get', `/api/public/business-profile/${user.formId}`)) as {
        consent: { version: string }
      }
      return json('post', '/api/testimonials/submit', {
        customerName: 'Ines Duarte',
        customerEmail: 'ines@example.com',
        company: 'Duarte & Filhos',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        ...input,
        formId: user.formId,
        consent: { version: form.consent.version, scopes },
      })
    },
    async approve(id) {
      await json('patch', `/api/testimonials/${id}/status`, { status: 'approved' })
    },
  }
}
