import { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import { previewCampaignEmail } from '#contract/campaigns/campaign-preview.ts'
import { listCampaignPeople } from '#contract/campaigns/campaign-people.ts'
import {
  type Campaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  getCampaignSettings,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
  saveCampaignSettings,
  sendCampaign,
  shownSelected,
} from '#contract/campaigns/campaigns.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aCampaign,
  anAudience,
  anEmailPreview,
  aPersonAsked,
  someCounts,
  someFairness,
} from '../test/samples/campaigns-samples.ts'
import { aDelivery } from '../test/samples/emails-samples.ts'
import { failFirst } from '../test/load-failure.ts'
import { openPart } from '../test/open-part.tsx'
import { anInstance } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

/** The page with these campaigns; the card of the first. */
async function openCard(...campaigns: [Campaign, ...Campaign[]]) {
  currentBackend().answer(listCampaigns, campaigns)
  const { user } = openPart('/campaigns')
  const card = within(await screen.findByRole('article', { name: campaigns[0].name }))
  return { user, card }
}

const running = aCampaign({
  startedAt: '2026-03-02T09:00:00.000Z',
  emailsSent: 1204,
  responsesReceived: 301,
  audience: 'everyone',
  reminders: [{ afterDays: 5, emailSubject: 'Still there?', emailTemplate: '{{testimonialLink}}' }],
  counts: someCounts({ people: 2000, asked: 1204, waiting: 796, onTheirWay: 12, answered: 301, skipped: 40 }),
})

test("CAMP-03: without campaigns the page says 'No campaigns yet' and offers the first", async () => {
  openPart('/campaigns')
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Create Campaign' })).toHaveLength(2)
})

test('CAMP-02: four skeleton cards while the campaigns load, and a way to try again when they fail', async () => {
  const { outline, tryAgain } = await failFirst(listCampaigns, () => openPart('/campaigns'), {
    loading: 'Loading campaigns',
    failure: "Couldn't load your campaigns",
  })
  expect(outline.children).toHaveLength(4)
  currentBackend().answer(listCampaigns, [aCampaign()])
  await tryAgain()
  expect(await screen.findByRole('article', { name: 'Spring customers' })).toBeVisible()
})

test('CAMP-01: a card says whom it asks, what was sent and who answered, in real numbers', async () => {
  const { card } = await openCard(running)
  expect(card.getByText(/^Everyone: 2,000 customers · 1 email and 1 reminder · created/)).toBeVisible()
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,204',
    '301',
    '25%',
  ])
  const progress = card.getByRole('progressbar', { name: 'Customers asked in Spring customers' })
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['1204', '2000'])
  expect(
    card.getByText('1,204 of 2,000 customers asked, 12 on their way. 40 customers left out.'),
  ).toBeVisible()
})

test.each([
  ['active', 'Pause', 'Active', false],
  ['paused', 'Resume', 'Paused', true],
  ['completed', 'Resume', 'Completed', true],
] as const)('CAMP-08, CAMP-09: a campaign that is %s shows %s', async (status, button, label, isHeld) => {
  const { card } = await openCard(aCampaign({ status }))
  expect(card.getByText(label, { selector: 'span' })).toBeVisible()
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'Send Emails',
    button,
    'Analytics',
    'Edit Campaign',
  ])
  expect(card.getByRole<HTMLButtonElement>('button', { name: 'Send Emails' }).disabled).toBe(isHeld)
})

test('CAMP-05, CAMP-10: Pause stops a campaign and Resume continues it; the card follows at once', async () => {
  const backend = currentBackend()
  const campaign = aCampaign({ counts: someCounts({ waiting: 2, asked: 1 }) })
  const { user, card } = await openCard(campaign)
  const paused = { ...campaign, status: 'paused', pausedBecause: 'owner' } as const
  backend.answer(pauseCampaign, paused)
  backend.answer(listCampaigns, [paused])
  await user.click(card.getByRole('button', { name: 'Pause' }))
  expect(await card.findByText('Paused. 2 customers still to ask.')).toBeVisible()
  backend.answer(resumeCampaign, campaign)
  backend.answer(listCampaigns, [campaign])
  await user.click(card.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('Campaign resumed')).toBeVisible()
  expect(card.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('a campaign that paused itself says why', async () => {
  const { card } = await openCard(aCampaign({ status: 'paused', pausedBecause: 'bounces' }))
  expect(card.getByText(/^Paused automatically: too many emails bounced\./)).toBeVisible()
})

test('CAMP-04: Send Emails says who is asked and who is left out before anything leaves, then counts live', async () => {
  const backend = currentBackend()
  const campaign = aCampaign()
  backend.answer(
    previewAudience,
    anAudience({
      fairness: someFairness({ asked: 2, eligible: 2, warning: 'only-happy' }),
      skipped: [{ reason: 'cooldown', count: 1 }],
    }),
  )
  const { user, card } = await openCard(campaign)
  await user.click(card.getByRole('button', { name: 'Send Emails' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Spring customers?' }))
  expect(await dialog.findByText(/will be asked\.$/)).toHaveTextContent('2 of 3 customers will be asked.')
  expect(dialog.getByText('Asked recently')).toBeVisible()
  expect(dialog.getByText('Only happy customers')).toBeVisible()
  expect(backend.calls(sendCampaign)).toEqual([])
  const sending = {
    ...campaign,
    startedAt: new Date().toISOString(),
    emailsSent: 1,
    counts: someCounts({ asked: 1, waiting: 1, onTheirWay: 1 }),
  }
  backend.answer(sendCampaign, sending)
  backend.answer(listCampaigns, [sending])
  await user.click(dialog.getByRole('button', { name: 'Send Emails' }))
  expect(await screen.findByText('Sending emails')).toBeVisible()
  expect(card.getByText('1 of 2 customers asked, 1 on their way.')).toBeVisible()
  // The list is asked again by itself while emails are on their way.
  backend.answer(listCampaigns, [
    { ...sending, emailsSent: 2, counts: someCounts({ asked: 2, waiting: 0 }), status: 'completed' },
  ])
  expect(await card.findByText('All emails are sent.', {}, { timeout: 5000 })).toBeVisible()
})

test('whoever was picked is counted before sending, also past the thousand that a campaign names', async () => {
  const backend = currentBackend()
  const named = Array.from({ length: shownSelected }, () => aPersonAsked().customerId!)
  const [kept, taken] = [aPersonAsked(), aPersonAsked({ state: 'skipped', reason: 'removed' })]
  backend.answer(listCampaignPeople, [kept, taken])
  backend.answer(previewAudience, anAudience())
  const { user, card } = await openCard(aCampaign({ audience: 'chosen', selectedCustomers: named }))
  await user.click(card.getByRole('button', { name: 'Send Emails' }))
  await waitFor(() => expect(backend.calls(previewAudience)).not.toHaveLength(0))
  expect(backend.received(previewAudience)[0]?.body).toEqual({
    channel: 'email',
    audience: 'chosen',
    selectedCustomers: [kept.customerId],
  })
})

test('without a mail server no email is called sent: they are in the outbox', async () => {
  const backend = currentBackend()
  backend.answer(getInstance, anInstance({ mailConfigured: false }))
  const counts = someCounts({ asked: 3 })
  const { card } = await openCard(
    aCampaign({ status: 'completed', startedAt: new Date().toISOString(), emailsSent: 3, counts }),
  )
  expect(await card.findByText('Emails in outbox')).toBeVisible()
  expect(card.getByText('Emails for 3 customers are kept in the outbox and not sent.')).toBeVisible()
  expect(card.queryByText(/emails (are )?sent/i)).toBeNull()
})

test('what keeps emails from leaving is said where they were to be sent', async () => {
  const backend = currentBackend()
  backend.answer(getEmailDelivery, aDelivery({ postalAddress: '' }))
  backend.answer(getInstance, anInstance({ mailConfigured: false }))
  backend.answer(previewAudience, anAudience())
  const { user, card } = await openCard(aCampaign())
  await user.click(card.getByRole('button', { name: 'Send Emails' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Spring customers?' }))
  expect(await dialog.findByText("This server can't send email")).toBeVisible()
  expect(await dialog.findByText('Your postal address is missing')).toBeVisible()
  backend.refuse(sendCampaign, 'address-unproven', 'Please verify your email first.')
  await user.click(dialog.getByRole('button', { name: 'Send Emails' }))
  expect(await dialog.findByText('Please verify your email first.')).toBeVisible()
})

test('a campaign is deleted once its owner has read what ends with it', async () => {
  const backend = currentBackend()
  const campaign = aCampaign()
  const { user, card } = await openCard(campaign)
  await user.click(card.getByRole('button', { name: 'More for Spring customers' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Spring customers?' }))
  backend.answer(deleteCampaign, { id: campaign.id })
  backend.answer(listCampaigns, [])
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Campaign deleted')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
})

test('how often a customer may be asked is a setting, with a number that makes sense', async () => {
  const backend = currentBackend()
  backend.answer(getCampaignSettings, { cooldownDays: 180, emailsPerHour: 500, timeZone: 'Europe/Berlin' })
  const { user } = openPart('/campaigns')
  await user.click(await screen.findByRole('button', { name: 'Sending rules' }))
  const days = await screen.findByLabelText('Days between requests')
  const dialog = within(screen.getByRole('dialog', { name: 'Sending rules' }))
  expect(days).toHaveValue('180')
  await user.clear(days)
  await user.type(days, 'often')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a whole number')).toBeVisible()
  await user.clear(days)
  await user.type(days, '90')
  backend.answer(saveCampaignSettings, { cooldownDays: 90, emailsPerHour: 500, timeZone: 'Europe/Berlin' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Sending rules saved')).toBeVisible()
  expect(backend.received(saveCampaignSettings)).toEqual([
    { body: { cooldownDays: 90, emailsPerHour: 500, timeZone: 'Europe/Berlin' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a campaign is duplicated: a new one begins with its emails and people, and sends nothing', async () => {
  const backend = currentBackend()
  backend.answer(getCampaign, running)
  backend.answer(previewAudience, anAudience())
  backend.answer(listCustomers, [])
  backend.answer(previewCampaignEmail, ({ body: { emailSubject } }) =>
    anEmailPreview({ subject: emailSubject }),
  )
  backend.answer(createCampaign, aCampaign({ name: 'Spring (copy)' }))
  const { user, card } = await openCard({ ...running, name: 'Spring' })
  backend.answer(getCampaign, { ...running, name: 'Spring' })
  await user.click(card.getByRole('button', { name: 'More for Spring' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByLabelText('Campaign name')).toHaveValue('Spring (copy)')
  const dialog = within(screen.getByRole('dialog', { name: 'Create Campaign' }))
  await user.click(dialog.getByRole('button', { name: 'Create Campaign' }))
  await waitFor(() => expect(backend.received(createCampaign)).toHaveLength(1))
  const { body } = backend.received(createCampaign)[0]!
  expect(body).toMatchObject({ name: 'Spring (copy)', audience: 'everyone', status: 'active' })
  expect(body.reminders).toEqual(running.reminders)
})

test('Send Emails stands out while there is something to send', async () => {
  const { card } = await openCard({ ...running, counts: someCounts({ people: 2, asked: 2, waiting: 0 }) })
  expect(card.getByRole('button', { name: 'Send Emails' })).not.toHaveClass('bg-accent')
})
