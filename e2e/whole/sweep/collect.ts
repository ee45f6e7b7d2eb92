import type { Page } from '@playwright/test'
import type { CrmIntegration } from '#contract/crm/crm.ts'
import type { Milestone } from '#contract/crm/milestones.ts'
import type { SharingLink } from '#contract/collection/sharing.ts'
import type { State } from './state.ts'
import { endless } from './visitors.ts'
import { press } from '../owner-pages.ts'

const state = (
  page: string,
  name: string,
  open: NonNullable<State['open']>,
  more: Partial<State> = {},
): State => ({ page, name, visitor: 'full', open, ...more })

const reloads = { reloads: true } as const

const links = (name: string, open: NonNullable<State['open']>) => state('/collect?tab=links', name, open)

/** Answers as if a link had been made, with one that is there. */
async function pretendToMakeLink(page: Page): Promise<void> {
  const answer = await page.request.get('/api/sharing-links')
  const [json] = (await answer.json()) as SharingLink[]
  await page.route('**/api/sharing-links', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json }) : route.fallback(),
  )
}

/** Shows both CRMs as connected, one of them not well. */
async function pretendToBeConnected(page: Page): Promise<void> {
  const hubspot: CrmIntegration = {
    id: '0192f3a0-0000-7000-8000-000000000001',
    crmType: 'hubspot',
    instanceUrl: '',
    portalId: '4711',
    createdAt: '2026-03-02T09:00:00.000Z',
    lastSyncAt: '2026-03-02T09:00:00.000Z',
    isActive: true,
    isExpired: false,
    contactsSynced: 12_004,
    dealsSynced: 310,
    running: { read: 4_100, expected: 12_314 },
    writeBack: null,
    lastError: 'HubSpot returned an error (502). Please try again later.',
  }
  const instanceUrl = `https://${endless.slice(0, 60).replace('ä', 'a')}.my.salesforce.com`
  const json = [hubspot, { ...hubspot, id: 'other', crmType: 'salesforce', instanceUrl, lastError: null }]
  await page.route('**/api/crm-integrations', (route) => route.fulfill({ json }))
  await page.reload()
  await page.getByText('Last attempt failed').waitFor()
}

const milestone: Milestone = {
  id: '0192f3a0-0000-7000-8000-000000000003',
  name: endless.slice(0, 120),
  crmType: 'hubspot',
  triggerObject: 'contact',
  triggerField: `${'property_'.repeat(11)}x`,
  triggerOperator: 'greater_than',
  triggerValue: endless.slice(0, 200),
  isActive: true,
  action: 'email',
  campaignId: null,
  delayDays: 14,
  asksExisting: false,
  counts: { asked: 12_004, waiting: 310, leftOut: 1_204 },
}
const longMilestones = [
  milestone,
  {
    ...milestone,
    id: 'short',
    name: 'Became a customer',
    triggerField: 'lifecyclestage',
    triggerOperator: 'equals',
    triggerValue: 'customer',
  },
  {
    ...milestone,
    id: 'off',
    crmType: 'salesforce',
    triggerOperator: 'not_empty',
    triggerValue: '',
    isActive: false,
  },
]

export const collectStates: readonly State[] = [
  links('with what the forms still need', async (page) => {
    await press(page, 'Generate Universal Link')
    await press(page, 'Generate link')
    await page.getByText('Campaign name is required').waitFor()
    await page.getByText('Description is required').waitFor()
  }),
  links('a link that was just made, and its code', async (page) => {
    await pretendToMakeLink(page)
    await page.getByLabel('Campaign name').fill(endless)
    await press(page, 'Generate Universal Link')
    await page.getByLabel('Generated link').waitFor()
    await page.getByLabel('Links to').selectOption(endless)
    await press(page, 'Generate QR Code')
    await page.getByRole('img', { name: `QR code for ${endless}` }).waitFor()
  }),
  links('the code of a link', async (page) => {
    await press(page, `QR code for ${endless}`)
    await page.getByRole('dialog').getByRole('img').waitFor()
  }),
  state('/qr-testimonials', 'with a color and a text that are refused', async (page) => {
    // Changes save automatically.
    await page.route('**/api/sharing-links/*/design', (route) => route.fulfill({ json: { design: null } }))
    await page.getByLabel('Links to').selectOption(endless)
    await page.getByLabel('Primary').fill('#ffee88')
    await page.getByLabel('Title', { exact: true }).fill('Give us 5 stars!')
    await page.getByLabel('Format').selectOption('stickers')
    await page.getByText('too light for a code').first().waitFor()
    await page.getByText('Don’t ask for stars').waitFor()
  }),
  state(
    '/crm-integrations',
    'with CRMs and milestones',
    async (page) => {
      await page.route('**/api/milestones', (route) => route.fulfill({ json: longMilestones }))
      await pretendToBeConnected(page)
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .waitFor()
    },
    reloads,
  ),
  state('/crm-integrations', 'with what a milestone still needs', async (page) => {
    await press(page, 'Add Milestone')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Milestone' }).click()
    await page.getByText('Value is required').or(page.getByText('Field is required')).first().waitFor()
  }),
  state('/crm-integrations', 'while a CRM is connected', async (page) => {
    await press(page, 'Add Integration')
    await page.getByRole('dialog').getByLabel('API key').waitFor()
  }),
  state('/collect?tab=crm', 'connected', pretendToBeConnected, reloads),
  state(
    '/collect?tab=crm',
    'before a CRM is disconnected',
    async (page) => {
      await pretendToBeConnected(page)
      await page.getByRole('button', { name: 'Disconnect' }).first().click()
      await page.getByRole('dialog', { name: 'Disconnect HubSpot?' }).waitFor()
    },
    reloads,
  ),
  state(
    '/collect?tab=view',
    'when the next page fails',
    async (page) => {
      await page.route('**/api/testimonials?*', async (route) => {
        if (route.request().url().includes('cursor=')) return route.fulfill({ status: 503, body: '' })
        const response = await route.fetch()
        const link = '</api/testimonials?cursor=next>; rel="next"'
        return route.fulfill({ response, headers: { ...response.headers(), link } })
      })
      await page.reload()
      await page.getByText("Couldn't load more testimonials.").waitFor()
    },
    { ...reloads, expectedErrors: [/status of 503/] },
  ),
  state('/testimonials/hub?tab=collect', 'the form’s link', (page) =>
    page.getByLabel('Link to your form').waitFor(),
  ),
  state('/testimonials/hub?tab=automate', 'what can be automated', (page) =>
    page.getByRole('link', { name: /^CRM Automation/ }).waitFor(),
  ),
]
