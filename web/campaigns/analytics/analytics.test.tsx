import {
  type CampaignAnalytics,
  type CampaignPerson,
  getCampaignAnalytics,
  listCampaignPeople,
  markSentByHand,
  prepareHandSend,
} from '#contract/campaigns/campaign-people.ts'
import { listCampaigns } from '#contract/campaigns/campaigns.ts'
import { decideEmails } from '#contract/emails/emails.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  aCampaign,
  aPersonAsked,
  someAnalytics,
  someCounts,
  someFairness,
} from '../../test/samples/campaigns-samples.ts'
import { listPage } from '../../test/list-answer.ts'
import { openPart } from '../../test/open-part.tsx'
import { currentBackend } from '../../test/setup.ts'

const campaign = aCampaign()
const usual = someAnalytics()
const after = someAnalytics({
  campaignId: campaign.id,
  counts: someCounts({ people: 2000, waiting: 0, asked: 1800, answered: 450, skipped: 200 }),
  emails: { ...usual.emails, sent: 2400, byHand: 4, bounced: 9, unknown: 2, delivered: 2391 },
  people: { ...usual.people, clicked: 900, answered: 450, unsubscribed: 11, bounced: 9 },
  medianHoursToAnswer: 31,
  steps: [
    { step: 0, sent: 1800, clicked: 700, answered: 360 },
    { step: 1, sent: 600, clicked: 200, answered: 90 },
  ],
  timeToAnswer: usual.timeToAnswer.map((bucket) =>
    bucket.upToHours === 24 ? { ...bucket, count: 450 } : bucket,
  ),
  skipped: [
    { reason: 'cooldown', count: 150 },
    { reason: 'unsubscribed', count: 50 },
  ],
  stopped: [{ reason: 'bounced', count: 9 }],
  fairness: someFairness({ customers: 2000, eligible: 1800, asked: 1800 }),
})

async function openAnalytics(analytics: CampaignAnalytics, people: CampaignPerson[] = []) {
  const backend = currentBackend()
  backend.answer(listCampaigns, [campaign])
  backend.answer(getCampaignAnalytics, analytics)
  backend.answer(listCampaignPeople, ({ query: { state, search } }) =>
    listPage(
      people.filter((one) => (!state || one.state === state) && (!search || one.name.includes(search))),
    ),
  )
  const { user } = openPart('/campaigns')
  await user.click(await screen.findByRole('button', { name: 'Analytics' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spring customers' }))
  const openPeople = async () => user.click(await dialog.findByRole('tab', { name: /^People/ }))
  return { backend, user, dialog, openPeople }
}

test('CAMP-06: Analytics tells what was sent, who opened the form and answered, and how long it took', async () => {
  const { dialog } = await openAnalytics(after)
  expect(dialog.getByText('Active. 450 of 1,800 answered (25%).')).toBeVisible()
  const figures = dialog.getByLabelText('Figures')
  expect([...figures.children].map(({ textContent }) => textContent)).toEqual([
    'Sent2,400',
    'Sent by hand4',
    'Delivered2,391',
    'Clicked900',
    'Answered450',
    'Bounced9',
    'Unsubscribed11',
    'Delivery unknown2',
  ])
  const rowsOf = (name: string) =>
    within(dialog.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rowsOf('From asked to answered')).toEqual([
    ['Stage', 'Customers'],
    ['In the campaign', '2,000'],
    ['Asked', '1,800'],
    ['Opened the form', '900'],
    ['Answered', '450'],
  ])
  expect(rowsOf('How fast people answer')).toContainEqual(['Within 24 hours', '450'])
  expect(dialog.getByText('Half of them answered within 31 hours.')).toBeVisible()
  expect(dialog.getByRole('region', { name: 'By request' })).toHaveTextContent('Reminder 16002009015%')
})

test('who was left out and why is said in plain words', async () => {
  const { dialog } = await openAnalytics(after)
  const lists = [...dialog.getByText('Left out, and why').parentElement!.querySelectorAll('dl')]
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Asked recently150Unsubscribed50',
    'Email address bounced9',
  ])
  expect(dialog.getByText(/^1,800 of 2,000 customers could be asked/)).toBeVisible()
})

test('before anybody was asked there are no made-up numbers', async () => {
  const { dialog, openPeople } = await openAnalytics(someAnalytics())
  expect(dialog.getByText('Active. Nobody has been asked yet.')).toBeVisible()
  expect(dialog.getByText('No answers yet.')).toBeVisible()
  expect(dialog.queryByText('Opened')).not.toBeInTheDocument()
  await openPeople()
  expect(await dialog.findByText('People appear here when you press Send Emails.')).toBeVisible()
})

const sent = { channel: 'email', at: new Date().toISOString(), openedAt: null, clickedAt: null } as const
const ines = aPersonAsked({
  state: 'answered',
  sent: [{ ...sent, step: 0, state: 'sent', emailId: 'a' }],
  answeredAt: new Date().toISOString(),
  hoursToAnswer: 5,
  testimonialId: 'the-testimonial',
  nextStep: null,
})
const quick = aPersonAsked({
  name: 'Tom Haverford',
  state: 'answered',
  answeredAt: ines.answeredAt,
  hoursToAnswer: 2 / 60,
})
const jonas = aPersonAsked({ name: 'Jonas Weber', state: 'skipped', reason: 'unsubscribed', nextStep: null })
const priya = aPersonAsked({
  name: 'Priya Raman',
  state: 'asked',
  nextStep: 1,
  nextSendAt: '2020-01-01T09:00:00Z',
})

test('CAMP-06: each person is listed with how far they came, found by name and state, and exported', async () => {
  const { user, dialog, openPeople } = await openAnalytics(after, [ines, jonas, priya, quick])
  await openPeople()
  const table = within(await dialog.findByRole('region', { name: 'People of this campaign' }))
  expect(table.getByRole('row', { name: /Ines Duarte/ })).toHaveTextContent('AnsweredAfter 5 hours')
  expect(table.getByRole('link', { name: 'After 5 hours' })).toHaveAttribute(
    'href',
    '/testimonials?view=the-testimonial',
  )
  expect(table.getByRole('row', { name: /Tom Haverford/ })).toHaveTextContent('AnsweredAfter 2 minutes')
  expect(table.getByRole('row', { name: /Jonas Weber/ })).toHaveTextContent('Left outUnsubscribed')
  expect(table.getByRole('row', { name: /Priya Raman/ })).toHaveTextContent('Reminder 1: soon')
  await user.selectOptions(dialog.getByLabelText('State'), 'Left out')
  await waitFor(() => expect(dialog.queryByText('Ines Duarte')).not.toBeInTheDocument())
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await user.click(dialog.getByRole('button', { name: 'Export CSV' }))
  expect(assign).toHaveBeenCalledWith(`/api/campaigns/${campaign.id}/people/export?state=skipped`)
  await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'Nobody')
  expect(await dialog.findByText('Nobody found')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Clear filters' }))
  expect(await dialog.findByText('Ines Duarte')).toBeVisible()
})

test('a person is asked from the owner’s own phone, and counts as sent once the owner says so', async () => {
  const { backend, user, dialog, openPeople } = await openAnalytics(after, [ines, jonas, priya])
  await openPeople()
  // Nobody who answered or unsubscribed is offered.
  expect(await dialog.findAllByRole('button', { name: /from your phone$/ })).toHaveLength(1)
  backend.answer(prepareHandSend, {
    step: 1,
    link: 'https://plaudit.example/f/priya',
    text: 'Hi Priya, how was it? https://plaudit.example/f/priya',
    sms: 'sms:?&body=Hi',
    whatsapp: 'https://wa.me/?text=Hi',
    mailto: 'mailto:priya@example.com',
  })
  await user.click(dialog.getByRole('button', { name: 'Send to Priya Raman from your phone' }))
  const byHand = within(await screen.findByRole('dialog', { name: 'Ask Priya Raman yourself' }))
  expect(await byHand.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/?text=Hi',
  )
  expect(byHand.getByRole('link', { name: 'Text message' })).toHaveAttribute('href', 'sms:?&body=Hi')
  expect(byHand.getByRole('link', { name: 'Email app' })).toHaveAttribute('href', 'mailto:priya@example.com')
  const mark = byHand.getByRole('button', { name: 'Mark as sent' })
  expect(mark).toBeDisabled()
  // There is no phone here that could open it.
  const text = byHand.getByRole('link', { name: 'Text message' })
  text.addEventListener('click', (event) => event.preventDefault())
  await user.click(text)
  backend.answer(markSentByHand, priya)
  await user.click(mark)
  expect(await screen.findByText('Marked as sent')).toBeVisible()
  expect(backend.received(markSentByHand)).toEqual([
    { params: { id: campaign.id, personId: priya.id }, body: { step: 1, channel: 'sms' } },
  ])
})

test('an email that may not have arrived waits for the owner’s decision, and is never sent again by itself', async () => {
  const unknown = aPersonAsked({
    state: 'unknown',
    nextStep: null,
    sent: [{ ...sent, step: 0, state: 'unknown', emailId: '0192f3a0-0000-7000-8000-00000000000a' }],
  })
  const { backend, user, dialog, openPeople } = await openAnalytics(after, [unknown])
  await openPeople()
  await user.click(await dialog.findByRole('button', { name: 'Decide about the email to Ines Duarte' }))
  const ids = ['0192f3a0-0000-7000-8000-00000000000a']
  backend.answer(decideEmails, { decided: ids })
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as sent' }))
  expect(await screen.findByText('Marked as sent')).toBeVisible()
  expect(backend.received(decideEmails)).toEqual([{ body: { ids, decision: 'mark-sent' } }])
})
