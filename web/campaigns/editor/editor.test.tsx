import { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { previewCampaignEmail, sendTestEmail } from '#contract/campaigns/campaign-preview.ts'
import { createCampaign, editCampaign, getCampaign, listCampaigns } from '#contract/campaigns/campaigns.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getTextSending } from '#contract/texts/texts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCampaign, anAudience, anEmailPreview, someFairness } from '../../test/samples/campaigns-samples.ts'
import { aDelivery } from '../../test/samples/emails-samples.ts'
import { listPage } from '../../test/list-answer.ts'
import { openPart } from '../../test/open-part.tsx'
import { aCustomer, anInstance } from '../../test/samples/samples.ts'
import { aTextSending } from '../../test/samples/texts-samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { ownTimeZone } from '../window-copy.ts'

const ines = aCustomer({ name: 'Ines Duarte' })
const jonas = aCustomer({ name: 'Jonas Weber', email: 'jonas@example.com' })
const priya = aCustomer({ name: 'Priya Raman', email: 'priya@example.com' })

/** Three customers on two pages of the list; a preview that fills in the subject. */
function answer() {
  const backend = currentBackend()
  backend.answer(listCustomers, ({ query: { search, cursor } }) => {
    if (search) return [ines, jonas, priya].filter(({ name }) => name.toLowerCase().includes(search))
    return cursor ? listPage([priya], { total: 3 }) : listPage([ines, jonas], { total: 3, next: 'two' })
  })
  backend.answer(previewAudience, anAudience())
  backend.answer(previewCampaignEmail, ({ body: { emailSubject } }) =>
    anEmailPreview({ subject: `As sent: ${emailSubject}` }),
  )
  return backend
}

async function openNew() {
  const backend = answer()
  const { user } = openPart('/campaigns')
  await user.click((await screen.findAllByRole('button', { name: 'Create Campaign' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Campaign' }))
  const submit = dialog.getByRole('button', { name: 'Create Campaign' })
  return { backend, user, dialog, submit }
}

const everybody = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('checkbox', { name: /^Select all/ })

test('RULE-26, CAMP-11: nothing can be created before a customer is selected; select-all takes and drops everyone, also those not on screen', async () => {
  const { user, dialog, submit } = await openNew()
  const all = await everybody(dialog)
  expect(submit).toBeDisabled()
  expect(dialog.getByText('Select at least one customer.')).toBeVisible()
  await user.click(await dialog.findByRole('checkbox', { name: /^Ines Duarte/ }))
  expect(submit).toBeEnabled()
  expect(dialog.getByText('1 selected')).toBeVisible()
  await user.click(all)
  expect(await dialog.findByText('3 selected')).toBeVisible()
  expect(all).toBeChecked()
  await user.click(all)
  expect(await dialog.findByText('0 selected')).toBeVisible()
  expect(submit).toBeDisabled()
})

test("RULE-25: a campaign without a name is not created: 'Missing Information: Please enter a campaign name.'", async () => {
  const { backend, user, dialog, submit } = await openNew()
  await user.click(await everybody(dialog))
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(dialog.getByLabelText('Campaign name')).toHaveAccessibleDescription(
    'Only your team sees it. Please enter a campaign name.',
  )
  expect(backend.calls(createCampaign)).toEqual([])
})

test('a missing postal address is said where an email is written, with a way that keeps what is typed', async () => {
  currentBackend().answer(getEmailDelivery, aDelivery({ postalAddress: '' }))
  const { dialog } = await openNew()
  const link = await dialog.findByRole('link', { name: 'Add your address (opens in a new tab)' })
  expect(link).toHaveAttribute('href', '/settings/email?tab=sender')
  expect(link).toHaveAttribute('target', '_blank')
})

test("CAMP-12, CAMP-14, CAMP-15: subject and message are filled in with the variables, and 'Campaign Created' follows", async () => {
  const { backend, user, dialog, submit } = await openNew()
  expect(dialog.getByLabelText('Subject')).toHaveValue('How was your experience with {{businessName}}?')
  const message = dialog.getByLabelText('Message')
  expect(message).toHaveValue(defaultCampaignEmail.emailTemplate)
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring customers')
  await user.click(await everybody(dialog))
  await waitFor(() => expect(submit).toBeEnabled())
  const created = aCampaign()
  backend.answer(createCampaign, created)
  backend.answer(listCampaigns, [created])
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'Spring customers' })).toBeVisible()
  expect(backend.received(createCampaign).map(({ body }) => body)).toEqual([
    {
      name: 'Spring customers',
      channel: 'email',
      status: 'active',
      ...defaultCampaignEmail,
      reminders: [],
      sendWindow: null,
      reminderHours: { fromHour: 9, untilHour: 17, timeZone: ownTimeZone() },
      audience: 'chosen',
      selectedCustomers: [ines.id, jonas.id, priya.id],
    },
  ])
})

test("ERR-21: a campaign that is not created says 'Failed to create campaign.', keeps what was typed, and is the same attempt again", async () => {
  const { backend, user, dialog, submit } = await openNew()
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring customers')
  await user.click(await everybody(dialog))
  await waitFor(() => expect(submit).toBeEnabled())
  backend.fail(createCampaign)
  await user.click(submit)
  expect(await screen.findByText('Failed to create campaign.')).toBeVisible()
  expect(dialog.getByLabelText('Campaign name')).toHaveValue('Spring customers')
  backend.answer(createCampaign, aCampaign())
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  const [first, second] = backend.calls(createCampaign)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('a search finds customers, and what was selected before stays selected', async () => {
  const { user, dialog } = await openNew()
  await user.click(await dialog.findByRole('checkbox', { name: /^Ines Duarte/ }))
  await user.type(dialog.getByRole('searchbox', { name: 'Search customers' }), 'priya')
  await user.click(await dialog.findByRole('checkbox', { name: 'Select 1 customer found' }))
  expect(await dialog.findByText('2 selected')).toBeVisible()
})

test('CAMP-14: variables are put in by buttons, where the caret was, and the link only into the message', async () => {
  const { user, dialog } = await openNew()
  const subject = dialog.getByLabelText<HTMLInputElement>('Subject')
  await user.clear(subject)
  await user.type(subject, 'Hello !')
  subject.setSelectionRange(6, 6)
  await user.click(dialog.getByRole('button', { name: 'Customer name' }))
  expect(subject).toHaveValue('Hello {{customerName}}!')
  expect(subject).toHaveFocus()
  const message = dialog.getByLabelText('Message')
  await user.clear(message)
  await user.click(subject)
  await user.click(dialog.getByRole('button', { name: 'Link to your form' }))
  expect(message).toHaveValue('{{testimonialLink}}')
})

test('what is wrong with an email is said beside the field while it is written, and keeps it from being saved', async () => {
  const { backend, user, dialog, submit } = await openNew()
  const message = dialog.getByLabelText('Message')
  await user.clear(message)
  await user.click(message)
  await user.paste('Act now, {{fristName}}, and get a coupon!!')
  expect(await dialog.findByText(/^\{\{fristName\}\} can't be filled in\./)).toBeVisible()
  expect(dialog.getByText(/“Act now” is a phrase that spam filters look for/)).toBeVisible()
  expect(dialog.getByText(/^Most review sites forbid rewards/)).toBeVisible()
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.click(await everybody(dialog))
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
  expect(await screen.findByText('Please check your campaign')).toBeVisible()
  expect(backend.calls(createCampaign)).toEqual([])
})

test('up to three reminders, each with its own text and delay, and an error opens the one it is in', async () => {
  const { backend, user, dialog, submit } = await openNew()
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.click(await everybody(dialog))
  for (let reminder = 0; reminder < 3; reminder += 1) {
    await user.click(dialog.getByRole('button', { name: 'Add reminder' }))
  }
  expect(dialog.queryByRole('button', { name: 'Add reminder' })).not.toBeInTheDocument()
  expect(dialog.getByRole('radio', { name: 'Reminder 3' })).toBeChecked()
  const days = () => dialog.getByLabelText('Days after the email before')
  await user.clear(days())
  await user.click(dialog.getByRole('radio', { name: 'First email' }))
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)
  expect(await dialog.findByText('Days must be a whole number')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Reminder 3' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await user.click(dialog.getByRole('radio', { name: 'Reminder 1' }))
  await user.clear(days())
  await user.type(days(), '9')
  backend.answer(createCampaign, aCampaign())
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  expect(backend.received(createCampaign)[0]?.body.reminders?.map(({ afterDays }) => afterDays)).toEqual([
    9, 5,
  ])
})

test('the preview shows the email as a real customer gets it, in both forms, and a test goes to oneself', async () => {
  const { backend, user, dialog } = await openNew()
  const preview = within(dialog.getByRole('region', { name: 'Preview' }))
  expect(await preview.findByText('As sent: How was your experience with {{businessName}}?')).toBeVisible()
  expect(preview.getByTitle('The email')).toHaveAttribute('srcdoc', expect.not.stringContaining('<style'))
  const subject = dialog.getByLabelText('Subject')
  await user.clear(subject)
  await user.type(subject, 'How was the bread?')
  expect(await preview.findByText('As sent: How was the bread?')).toBeVisible()
  await user.click(preview.getByRole('radio', { name: 'Plain text' }))
  expect(preview.getByText('Hi Ines Duarte,')).toBeVisible()
  await user.selectOptions(preview.getByLabelText('Preview as'), 'Jonas Weber')
  await waitFor(() =>
    expect(backend.received(previewCampaignEmail).at(-1)?.body).toMatchObject({ customerId: jonas.id }),
  )
  backend.answer(sendTestEmail, { sentTo: 'mara@lindqvist.example' })
  await user.click(preview.getByRole('button', { name: 'Send me a test' }))
  expect(await screen.findByText('To mara@lindqvist.example.')).toBeVisible()
})

test('everyone and a random sample need no picking; the meter says whether it is fair', async () => {
  const { backend, user, dialog, submit } = await openNew()
  backend.answer(
    previewAudience,
    anAudience({
      selected: 100,
      skipped: [{ reason: 'unsubscribed', count: 8 }],
      fairness: someFairness({
        customers: 2000,
        eligible: 1900,
        asked: 92,
        byRating: [
          { rating: 5, eligible: 200, asked: 40 },
          { rating: 2, eligible: 20, asked: 0 },
        ],
        warning: 'leans-happy',
      }),
    }),
  )
  await user.click(dialog.getByRole('radio', { name: /^Random sample/ }))
  expect(await dialog.findByText('92')).toBeVisible()
  const meter = within(dialog.getByRole('region', { name: 'Fairness' }))
  expect(meter.getByText('Unsubscribed').nextSibling).toHaveTextContent('8')
  expect(meter.getByText('Mostly happy customers')).toBeVisible()
  expect(meter.getByRole('list')).toHaveTextContent('5 stars40 of 200 20%')
  const seed = backend.received(previewAudience).at(-1)?.body.sampleSeed
  const counted = backend.hold(previewAudience)
  await user.click(dialog.getByRole('button', { name: 'Draw again' }))
  expect(await meter.findByText('Counting...')).toBeVisible()
  expect(meter.queryByText(/will be asked/), 'an earlier count is not said of a new selection').toBeNull()
  counted.release()
  expect(await dialog.findByText('92')).toBeVisible()
  await waitFor(() => {
    const last = backend.received(previewAudience).at(-1)?.body
    expect(last).toMatchObject({ audience: 'sample', sampleSize: 100 })
    expect(last?.sampleSeed).not.toBe(seed)
  })
  await user.type(dialog.getByLabelText('Campaign name'), 'A fair pick')
  backend.answer(createCampaign, aCampaign())
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  expect(backend.received(createCampaign)[0]?.body).toMatchObject({
    audience: 'sample',
    sampleSeed: backend.received(previewAudience).at(-1)?.body.sampleSeed,
  })
})

test('emails leave during set hours when the owner says so, in the time zone of this browser', async () => {
  const { backend, user, dialog, submit } = await openNew()
  await user.click(dialog.getByRole('radio', { name: /^Everyone/ }))
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.click(dialog.getByRole('switch', { name: 'Only during set hours' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Friday' }))
  await user.selectOptions(dialog.getByLabelText('Until'), '17')
  backend.answer(createCampaign, aCampaign())
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  expect(backend.received(createCampaign)[0]?.body.sendWindow).toEqual({
    days: [1, 2, 3, 4],
    fromHour: 9,
    untilHour: 17,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('reminders go out from nine to five in the time zone of this browser, or when the owner says', async () => {
  const { backend, user, dialog, submit } = await openNew()
  await user.click(dialog.getByRole('radio', { name: /^Everyone/ }))
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.click(dialog.getByRole('button', { name: 'Add reminder' }))
  const hours = within(dialog.getByRole('group', { name: 'Reminders go out every day between' }))
  expect(hours.getByLabelText('From')).toHaveValue('9')
  expect(hours.getByLabelText('Until')).toHaveValue('17')
  expect(hours.getByLabelText('Time zone')).toHaveValue(ownTimeZone())
  await user.selectOptions(hours.getByLabelText('From'), '11')
  backend.answer(createCampaign, aCampaign())
  await user.click(submit)
  expect(await screen.findByText('Campaign Created')).toBeVisible()
  const [created] = backend.received(createCampaign)
  expect(created?.body.reminderHours).toMatchObject({ fromHour: 11, untilHour: 17 })
  expect(created?.body.reminders).toHaveLength(1)
})

test('what was written is not lost by a stray Escape', async () => {
  const { user, dialog } = await openNew()
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(dialog.getByLabelText('Campaign name')).toHaveValue('Spring')
})

test('CAMP-07: Edit Campaign opens it filled in, and saves with the time of its last change', async () => {
  const backend = answer()
  const campaign = aCampaign({ selectedCustomers: [jonas.id] })
  backend.answer(listCampaigns, [campaign])
  backend.answer(getCampaign, campaign)
  const { user } = openPart('/campaigns')
  await user.click(await screen.findByRole('button', { name: 'Edit Campaign' }))
  const name = await screen.findByLabelText('Campaign name')
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Campaign' }))
  expect(name).toHaveValue('Spring customers')
  expect(await dialog.findByRole('checkbox', { name: /^Jonas Weber/ })).toBeChecked()
  await user.clear(name)
  await user.type(name, 'Autumn customers')
  const saved = { ...campaign, name: 'Autumn customers' }
  backend.answer(editCampaign, saved)
  backend.answer(listCampaigns, [saved])
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('article', { name: 'Autumn customers' })).toBeVisible()
  expect(backend.received(editCampaign)[0]?.body).toMatchObject({
    name: 'Autumn customers',
    selectedCustomers: [jonas.id],
    updatedAt: campaign.updatedAt,
  })
})

test('PROD-06: a campaign can go out by text message where the server sends them, in the customers’ languages', async () => {
  currentBackend().answer(getInstance, anInstance({ textsConfigured: true }))
  currentBackend().answer(getTextSending, { sending: aTextSending() })
  const { backend, user, dialog, submit } = await openNew()
  await user.type(dialog.getByLabelText('Campaign name'), 'Spring')
  await user.click(await dialog.findByRole('radio', { name: /^Text message/ }))
  await user.click(await dialog.findByRole('radio', { name: /^Everyone/ }))
  expect(dialog.queryByLabelText('Subject')).not.toBeInTheDocument()
  expect(await dialog.findByText('Hi Ines, how was it?')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Language'), 'de')
  expect(dialog.getByText('Hallo Ines, wie war es?')).toBeVisible()
  expect(dialog.getByText('1 segment, about $0.0079 each. 988 left this month.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add reminder' }))
  expect(dialog.getByText('Lindqvist Bakery freut sich')).toBeVisible()
  await waitFor(() =>
    expect(backend.received(previewAudience).at(-1)?.body).toMatchObject({ channel: 'text' }),
  )
  backend.answer(createCampaign, aCampaign({ channel: 'text' }))
  await user.click(submit)
  await waitFor(() => expect(backend.received(createCampaign)).toHaveLength(1))
  expect(backend.received(createCampaign)[0]?.body).toMatchObject({
    channel: 'text',
    audience: 'everyone',
    reminders: [{ afterDays: 5 }],
  })
})
