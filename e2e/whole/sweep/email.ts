import type { Page } from '@playwright/test'
import type { EmailDelivery, Suppression, UnsettledEmail } from '#contract/emails/emails.ts'
import type { DomainRecord, SendingDomain } from '#contract/emails/sending-domain.ts'
import { press } from '../owner-pages.ts'
import { alter, answer } from './answers.ts'
import { afterReload, alsoNarrow, type State, statesOf } from './state.ts'
import { endless } from './visitors.ts'

const at = '2026-03-02T09:00:00.000Z'
const longAddress = `kunde@${'l'.repeat(60)}.example`

const unsettled: UnsettledEmail[] = (['unknown', 'failed'] as const).map((state, index) => ({
  id: `0192f3a0-0000-7000-8000-00000000000${index}`,
  to: longAddress,
  subject: `How was ${endless}?`,
  state,
  error: state === 'failed' ? `554 5.7.1 ${'x'.repeat(120)}` : null,
  at,
  canSendAgain: state === 'unknown',
}))

const record: DomainRecord = {
  kind: 'dkim',
  type: 'TXT',
  name: `plaudit-x1y2._domainkey.${'l'.repeat(60)}.example`,
  value: `v=DKIM1; k=rsa; p=${'MIIBIjANBgkq'.repeat(32)}`,
  isRequired: true,
  state: 'wrong',
  found: [`v=DKIM1; k=rsa; p=${'x'.repeat(200)}`],
}
const spf = ['v=spf1 a ~all', 'v=spf1 mx ~all']
const domain: SendingDomain = {
  domain: `${'l'.repeat(60)}.example`,
  address: `hello@${'l'.repeat(60)}.example`,
  isVerified: false,
  checkedAt: at,
  records: [
    record,
    { ...record, kind: 'spf', isRequired: false, value: spf[0]!, found: spf },
    { ...record, kind: 'dmarc', isRequired: false, state: 'missing', found: [] },
    { ...record, kind: 'returnPath', isRequired: false, type: 'CNAME', state: 'unreachable', found: [] },
  ],
}

const row = { address: longAddress, name: endless, at, canRemove: true, reason: 'unsubscribed' } as const
const suppressions: Suppression[] = [
  { ...row, id: 'a', detail: 'On the unsubscribe page' },
  { ...row, id: 'b', reason: 'complained', canRemove: false, detail: null },
  { ...row, id: 'c', reason: 'bounced', name: null, address: null, detail: '550 5.1.1 No such user' },
]

const held = { since: at, for: 'bounces' } as const

/** The mail server is away, requests are held, and there is a lot to decide. */
async function inTrouble(page: Page) {
  await alter<EmailDelivery>(page, '**/api/mail/delivery', (real) => ({
    ...real,
    isMailConfigured: true,
    outageSince: at,
    held,
    waiting: 12_000,
  }))
  await answer(page, 'GET /api/mail/unsettled', unsettled)
  await page.reload()
  await page
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .click()
  await page.getByText('1 selected').waitFor()
}

async function openList(page: Page) {
  await answer(page, 'GET /api/mail/suppressions', suppressions)
  await page.reload()
  await page.getByRole('heading', { name: '3 addresses' }).waitFor()
}

/** How emails leave, as whom, and who gets none. */
export const emailStates: readonly State[] = [
  ...statesOf('/settings/email', 'empty', {
    'in every kind of trouble': { ...alsoNarrow(inTrouble), reloads: true },
  }),
  ...statesOf('/settings/email?tab=sender', 'full', {
    'with a domain that is not right yet': {
      ...alsoNarrow(async (page) => {
        await answer(page, 'GET /api/mail/domain', { domain })
        await page.reload()
        await page.getByText('Waiting for DNS').waitFor()
      }),
      reloads: true,
    },
    'refused a domain': async (page) => {
      await page.getByLabel('Domain', { exact: true }).fill('bakery')
      await press(page, 'Continue')
      await page.getByText(/^Enter a domain like/).waitFor()
    },
  }),
  ...statesOf('/settings/email?tab=do-not-ask', 'empty', {
    'with addresses of every kind': { ...alsoNarrow(openList), reloads: true },
    'before somebody is asked again': afterReload(async (page) => {
      await openList(page)
      await press(page, `Remove ${endless}`)
      await page.getByRole('dialog').getByLabel('What did they say?').waitFor()
    }),
  }),
  ...statesOf('/campaigns', 'empty', {
    'while requests are on hold': afterReload(async (page) => {
      await alter(page, '**/api/notifications', (real) => ({ ...real, email: { outageSince: null, held } }))
      await page.reload()
      await page.getByRole('link', { name: 'Email settings' }).waitFor()
    }),
  }),
]
