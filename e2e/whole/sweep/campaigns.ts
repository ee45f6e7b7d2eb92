import type { Page } from '@playwright/test'
import type { CampaignAnalytics, CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import { card, press } from '../owner-pages.ts'
import { alter } from './answers.ts'
import { type State, statesOf } from './state.ts'
import { endless } from './visitors.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const at = '2026-03-02T09:00:00.000Z'

const sent = { channel: 'email', at, openedAt: null, clickedAt: null, emailId: '1' } as const
const person: CampaignPerson = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  customerId: '0192f3a0-0000-7000-8000-000000000002',
  name: endless,
  email: `kunde@${'l'.repeat(60)}.example`,
  state: 'unknown',
  reason: null,
  sent: [{ ...sent, step: 0, state: 'unknown' }],
  nextStep: 1,
  nextSendAt: at,
  answeredAt: null,
  hoursToAnswer: null,
  answeredStep: null,
  testimonialId: null,
}
const people: CampaignPerson[] = [
  person,
  {
    ...person,
    id: '2',
    state: 'answered',
    answeredAt: at,
    hoursToAnswer: 30,
    testimonialId: '1',
    nextStep: null,
  },
  {
    ...person,
    id: '3',
    customerId: null,
    name: '',
    email: '',
    state: 'stopped',
    reason: 'deleted',
    nextStep: null,
  },
]

/** The analytics of the campaign with the long name, as if a lot had happened. */
async function openAnalytics(page: Page) {
  await alter<CampaignAnalytics>(page, /\/api\/campaigns\/[\w-]+\/analytics$/, (real) => ({
    ...real,
    counts: { ...real.counts, people: 12_000, asked: 10_000, answered: 2500 },
    emails: { ...real.emails, sent: 21_000, byHand: 3, bounced: 90, complained: 2, unknown: 4, failed: 1 },
    people: { ...real.people, clicked: 4000, answered: 2500, unsubscribed: 40, bounced: 90 },
    medianHoursToAnswer: 30,
    steps: [0, 1, 2, 3].map((step) => ({ step, sent: 9000, clicked: 3000, answered: 900 })),
    timeToAnswer: real.timeToAnswer.map((bucket, index) => ({ ...bucket, count: index * 1000 })),
    skipped: [{ reason: 'cooldown', count: 1990 }],
    stopped: [{ reason: 'unsubscribed', count: 40 }],
  }))
  await page.route(/\/api\/campaigns\/[\w-]+\/people(\?|$)/, (route) => route.fulfill({ json: people }))
  await press(card(page, endless), 'Analytics')
  await dialog(page).getByRole('tab', { name: 'Overview' }).waitFor()
}

export const campaignStates: readonly State[] = statesOf('/campaigns', 'full', {
  'a campaign being written, with what is wrong with it': async (page) => {
    await press(page, 'Create Campaign')
    await press(page, 'Add reminder')
    await dialog(page)
      .getByLabel('Message')
      .fill('Act now, {{fristName}}, and get a coupon for 5-star reviews!!')
    await dialog(page)
      .getByRole('checkbox', { name: /^Select all/ })
      .click()
    await dialog(page).getByRole('switch', { name: 'Only during set hours' }).click()
    await dialog(page).getByRole('region', { name: 'Fairness' }).getByText('will be asked').waitFor()
    await dialog(page)
      .getByText(/can't be filled in/)
      .waitFor()
  },
  'before emails are sent': async (page) => {
    await press(card(page, endless), 'Send Emails')
    await dialog(page).getByText('will be asked').waitFor()
  },
  'analytics of a large campaign': openAnalytics,
  'the people of a large campaign': async (page) => {
    await openAnalytics(page)
    await dialog(page)
      .getByRole('tab', { name: /^People/ })
      .click()
    await dialog(page).getByRole('region', { name: 'People of this campaign' }).waitFor()
  },
  'its sending rules': async (page) => {
    await press(page, 'Sending rules')
    await dialog(page).getByLabel('Emails per hour').waitFor()
  },
})
