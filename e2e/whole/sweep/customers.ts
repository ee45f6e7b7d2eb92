import type { Locator, Page } from '@playwright/test'
import type { CustomerDetails } from '#contract/customers/customers.ts'
import { card, press } from '../owner-pages.ts'
import { collectStates } from './collect.ts'
import { alter } from './answers.ts'
import type { State } from './state.ts'
import { endless } from './visitors.ts'

const dialog = (page: Page) => page.getByRole('dialog')

const givenAt = '2026-03-02T09:00:00.000Z'
const asked = {
  id: '1',
  channel: 'email',
  subject: endless,
  sentAt: givenAt,
  answeredAt: null,
  testimonialId: null,
} as const
const testimonial = {
  content: `${endless}. `.repeat(5),
  rating: 5,
  status: 'approved',
  date: givenAt.slice(0, 10),
  createdAt: givenAt,
} as const
const history: Pick<CustomerDetails, 'testimonials' | 'requests' | 'consents'> = {
  testimonials: [
    { ...testimonial, id: '1', isPrivate: false },
    { ...testimonial, id: '2', isPrivate: true, rating: 2 },
  ],
  requests: [
    { ...asked, state: 'unknown', remindedAt: givenAt },
    { ...asked, id: '2', state: 'failed', remindedAt: null },
    { ...asked, id: '3', state: 'sent', remindedAt: null, answeredAt: givenAt, testimonialId: '1' },
  ],
  consents: [
    {
      id: '1',
      testimonialId: '1',
      wordingVersion: '2026-11',
      scopes: ['display', 'use_name', 'suggest_posting'],
      givenAt,
    },
  ],
}

/** Everything about the customer with the long name, as if a lot had happened. */
async function openDetails(page: Page): Promise<Locator> {
  await alter<CustomerDetails>(page, /\/api\/customers\/[\w-]+$/, (real) => ({ ...real, ...history }))
  await press(card(page, endless), 'Details')
  await dialog(page).getByRole('list', { name: 'Requests' }).waitFor()
  return dialog(page)
}

const customers = (
  name: string,
  open: NonNullable<State['open']>,
  more: Pick<State, 'expectedErrors'> = {},
): State => ({ page: '/customers', name, visitor: 'full', open, ...more })

export const customerStates: readonly State[] = [
  {
    ...customers('where nobody matches', (page) =>
      page.getByRole('button', { name: 'Clear filters' }).waitFor(),
    ),
    page: '/customers?search=nobody+is+called+this',
  },
  customers('adding one without name and email', async (page) => {
    await press(page, 'Add Customer')
    await press(dialog(page), 'Add Customer')
    await page.getByText('Name is required').waitFor()
  }),
  customers('an email being written', async (page) => {
    await press(card(page, endless), 'Email')
    await dialog(page).getByRole('link', { name: 'Open in your email app' }).waitFor()
  }),
  customers(
    'an email that was refused',
    async (page) => {
      const json = { code: 'too-many-requests', message: 'This customer was already asked.' }
      await page.route('**/api/customers/*/requests', (route) => route.fulfill({ status: 429, json }))
      await press(card(page, endless), 'Email')
      await press(dialog(page), 'Send request')
      await dialog(page).getByText(json.message).waitFor()
    },
    { expectedErrors: [/status of 429/] },
  ),
  customers('details', async (page) => {
    await openDetails(page)
  }),
  customers(
    'an edit whose email another customer has',
    async (page) => {
      const message = `${endless} already has this email. You can merge the two.`
      const json = {
        code: 'customer-exists',
        message,
        fields: { email: `${endless} already has this email` },
      }
      await press(await openDetails(page), 'Edit')
      await page.route(/\/api\/customers\/[\w-]+$/, (route) => route.fulfill({ status: 409, json }))
      await press(dialog(page), 'Save')
      await dialog(page).getByRole('button', { name: 'Merge customers' }).waitFor()
    },
    { expectedErrors: [/status of 409/] },
  ),
  customers('before one is deleted', async (page) => {
    await press(await openDetails(page), 'Delete')
    await page.getByText('This cannot be undone.').waitFor()
  }),
  customers(
    'details that cannot be loaded',
    async (page) => {
      await page.route(/\/api\/customers\/[\w-]+$/, (route) => route.fulfill({ status: 503, body: '' }))
      await press(card(page, endless), 'Details')
      await dialog(page).getByText("Couldn't load this customer.").waitFor()
    },
    { expectedErrors: [/status of 503/] },
  ),
  ...collectStates,
]
