import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, followDevice, makeOwner, password } from '../../fixtures.ts'
import type { Owner } from '../../owner.ts'
import { importReviews } from '../owner-pages.ts'
import type { RunningServer } from '../../server.ts'

/**
 * Who looks at a page: `full` has rows with long names everywhere, `empty` has a business and nothing in it, `new` has
 * no business yet, `stranger` is not signed in.
 */
export type Visitor = 'full' | 'empty' | 'new' | 'stranger'

export interface Visit {
  readonly context: BrowserContext
  /** One page for all states: a new one each time is a new process of the browser, which compiles everything anew. */
  readonly page: Page
  /** The ids that addresses need. */
  readonly formId: string
  readonly privatePath: string
  readonly owner: Owner | undefined
}

export const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longMailbox = 'marianne.lindqvist-oldenburg'

/** Makes each visitor once: their browser keeps its session and its cache from state to state. */
export function visitors(browser: Browser, server: RunningServer) {
  const made = new Map<Visitor, Promise<Visit>>()
  const visit = (visitor: Visitor): Promise<Visit> => {
    const known = made.get(visitor) ?? make(visitor)
    made.set(visitor, known)
    return known
  }
  const make = async (visitor: Visitor): Promise<Visit> => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const addresses = { formId: '', privatePath: '' }
    if (visitor === 'stranger') {
      const { owner, formId, privatePath } = await visit('full')
      return { context, page, owner, formId, privatePath }
    }
    if (visitor === 'new') {
      const person = {
        firstName: 'Mara',
        lastName: 'Lindqvist',
        email: `${longMailbox}-${Date.now()}@example.com`,
      }
      const signedUp = await context.request.post('/api/auth/signup', { data: { ...person, password } })
      expect(signedUp.ok()).toBe(true)
      await followDevice(context.request, server.url)
      return { context, page, owner: undefined, ...addresses }
    }
    const isFull = visitor === 'full'
    const owner = await makeOwner(context.request, server.url, isFull ? endless : undefined, longMailbox)
    await followDevice(context.request, server.url)
    const privatePath = isFull ? await fill(owner, server) : ''
    return { context, page, owner, formId: owner.user.formId ?? '', privatePath }
  }
  return visit
}

const everyLink = {
  requiresApproval: true,
  publicLinks: 'everyone',
  googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  yelpBusinessId: 'lindqvist-bakery',
}
const everyReward = {
  isEnabled: true,
  rewardType: 'discount_code',
  rewardMessage: `For ${endless}`,
  triggerCondition: 'on_submission',
  distributionMethod: 'qr_code',
}

/** Rows of every kind; answers the path of a customer's private page. */
async function fill(owner: Owner, server: RunningServer): Promise<string> {
  const send = async (path: string, data: object, method: 'post' | 'put' = 'post') => {
    const answer = await owner.request[method](`${server.url}${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await send('/api/form-settings', everyLink, 'put')
  await send('/api/reward-settings', everyReward, 'put')
  await send('/api/reward-codes', { content: `SPRING-${'X'.repeat(57)}\nRYE-2` })
  await send('/api/customers', {
    name: endless,
    email: `${longMailbox}.kunde@${'l'.repeat(40)}.example`,
    company: endless,
  })
  await send('/api/customers', { name: 'Priya Raman', email: 'priya@example.com', status: 'pending' })
  await send('/api/campaigns', {
    name: endless,
    audience: 'everyone',
    emailSubject: 'How was {{businessName}}?',
    emailTemplate: 'Hi {{customerName}}, {{testimonialLink}}',
    reminders: [{ afterDays: 5, emailSubject: 'Still there?', emailTemplate: '{{testimonialLink}}' }],
  })
  await send('/api/sharing-links', {
    description: endless,
    customerEmail: `${longMailbox}@${'l'.repeat(40)}.example`,
  })
  await send('/api/api-keys', { kind: 'secret', name: endless.slice(0, 78) })
  await send('/api/team/invitations', { email: `${longMailbox}@example.com`, role: 'member' })
  const long = await owner.submit({
    customerName: endless,
    company: endless,
    customerEmail: `${longMailbox}.gast@example.com`,
    content: `${endless} backt das beste Brot. ${'Sehr gut, wirklich. '.repeat(20)}`,
  })
  await owner.submit({ customerName: 'Jonas Weber', customerEmail: 'jonas@example.com', rating: 2 })
  await owner.submit({ customerName: 'Amara Okafor', customerEmail: 'amara@example.com' })
  await owner.approve(long.id)
  // Typed by the owner: it waits for the customer to confirm.
  await send('/api/testimonials', { customerName: 'Tomas Okafor', content: 'The bread saved his winter.' })
  await importReviews(owner, server, ['Ana,Warm rye,5,2026-01-05', `${endless},Cold rye,4,2026-02-05`])
  return new URL(long.manageUrl).pathname
}
