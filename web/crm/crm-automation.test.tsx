import * as crm from '#contract/crm/crm.ts'
import { getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import type { CrmIntegration } from '#contract/crm/crm.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCollect } from '../test/samples/collect-samples.ts'
import { crmIntegration } from '../test/samples/crm-samples.ts'
import { currentBackend } from '../test/setup.ts'

const off = { autoSendAfterDeal: false, weeklyFollowUps: false }

function answerCrms(integrations: CrmIntegration[] = [], automation = off) {
  currentBackend().answer(crm.listCrmIntegrations, integrations)
  currentBackend().answer(crm.getCrmAutomation, automation)
  currentBackend().answer(getCrmOptions, { signIn: [], hasTexts: false })
}

/** The card of one CRM, and what a person does there. */
async function openCard(name: 'HubSpot' | 'Salesforce') {
  const { user } = openCollect('crm')
  const card = within(await screen.findByRole('region', { name }))
  const fill = async (label: string | RegExp, value: string) => {
    await user.clear(await card.findByLabelText(label))
    await user.click(card.getByLabelText(label))
    await user.paste(value)
  }
  const press = async (button: string) => user.click(await card.findByRole('button', { name: button }))
  return { user, card, fill, press }
}

test('HubSpot is available, and asks for its API key (COLL-30, RULE-38)', async () => {
  answerCrms()
  const backend = currentBackend()
  const { card, press } = await openCard('HubSpot')
  expect(await card.findByText('Available')).toBeVisible()
  const sentence = 'Access token is required'
  backend.refuse(crm.connectCrm, 'invalid-input', sentence, { accessToken: sentence })
  await press('Connect HubSpot')
  await waitFor(() =>
    expect(card.getByLabelText('API key')).toHaveAccessibleDescription(/Access token is required/),
  )
  expect(card.getByLabelText('API key')).toHaveFocus()
})

test('keys that the CRM refuses are said and stay in the form; the right ones connect it (COLL-30, COLL-33, CRM-07, ERR-25)', async () => {
  answerCrms()
  const backend = currentBackend()
  const { card, fill, press } = await openCard('HubSpot')
  const sentence = 'HubSpot rejected these credentials. Please check them and their permissions.'
  backend.refuse(crm.connectCrm, 'crm-refused', sentence)
  await fill('API key', 'pat-wrong')
  await fill(/^Portal ID/, '4711')
  await press('Connect HubSpot')
  expect(await screen.findByText('Failed to add CRM integration')).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(card.getByLabelText('API key')).toHaveValue('pat-wrong')
  await fill('API key', 'pat-right')
  backend.answer(crm.connectCrm, crmIntegration())
  await press('Connect HubSpot')
  expect(await card.findByText('Connected')).toBeVisible()
  expect(screen.getByText('CRM integration added successfully')).toBeVisible()
  expect(card.getByText('Portal 4711')).toBeVisible()
  expect(card.getByText('Never')).toBeVisible()
  expect(backend.received(crm.connectCrm).at(-1)?.body).toMatchObject({
    crmType: 'hubspot',
    accessToken: 'pat-right',
    portalId: '4711',
  })
})

test('Salesforce takes consumer key and secret at the company’s own address (COLL-31, COLL-33)', async () => {
  answerCrms()
  const backend = currentBackend()
  const { card, fill, press } = await openCard('Salesforce')
  expect(await card.findByText('Available')).toBeVisible()
  await fill('Salesforce URL', 'https://192.168.1.1')
  await fill('Consumer key', 'the-consumer')
  await fill('Consumer secret', 'the-secret')
  expect(card.getByLabelText('Consumer secret')).toHaveAttribute('type', 'password')
  await press('Connect Salesforce')
  expect(await card.findByText('Please enter a URL like https://yourcompany.my.salesforce.com')).toBeVisible()
  expect(backend.calls(crm.connectCrm)).toEqual([])
  const instanceUrl = 'https://bakery.my.salesforce.com'
  backend.answer(crm.connectCrm, crmIntegration({ crmType: 'salesforce', instanceUrl, portalId: '' }))
  await fill('Salesforce URL', instanceUrl)
  await press('Connect Salesforce')
  expect(await card.findByText('bakery.my.salesforce.com')).toBeVisible()
  expect(backend.received(crm.connectCrm)[0]?.body).toMatchObject({
    crmType: 'salesforce',
    instanceUrl,
    consumerKey: 'the-consumer',
    consumerSecret: 'the-secret',
  })
})

test('a sync says how many contacts came, and the card counts them (COLL-30)', async () => {
  answerCrms([crmIntegration()])
  const backend = currentBackend()
  const { card, press } = await openCard('HubSpot')
  backend.answer(crm.syncCrm, { contactsSynced: 1, message: '1 contact synced to your customer list.' })
  answerCrms([crmIntegration({ contactsSynced: 1, lastSyncAt: new Date().toISOString() })])
  await press('Sync contacts')
  expect(await screen.findByText('1 contact synced to your customer list.')).toBeVisible()
  const fact = (term: string) => card.getByText(term).nextElementSibling
  await waitFor(() => expect(fact('Contacts synced')).toHaveTextContent('1'))
  expect(fact('Last sync')).toHaveTextContent('Today')
})

test('a sync that failed is said, and what went wrong stays on the card (ERR-26)', async () => {
  answerCrms([crmIntegration()])
  const { card, press } = await openCard('HubSpot')
  const lastError = 'HubSpot returned an error (502). Please try again later.'
  currentBackend().refuse(crm.syncCrm, 'unavailable', lastError)
  answerCrms([crmIntegration({ lastError })])
  await press('Sync contacts')
  expect(await screen.findByText('Failed to sync contacts: 503')).toBeVisible()
  expect(await card.findByText('Last attempt failed')).toBeVisible()
  expect(card.getByText(lastError)).toBeVisible()
})

test('a CRM is disconnected after a question that says what stays', async () => {
  answerCrms([crmIntegration()])
  const backend = currentBackend()
  const { user, card, press } = await openCard('HubSpot')
  await press('Disconnect')
  const question = await screen.findByRole('dialog', { name: 'Disconnect HubSpot?' })
  expect(question).toHaveTextContent('Imported customers stay.')
  backend.answer(crm.disconnectCrm, { id: crmIntegration().id })
  answerCrms()
  await user.click(within(question).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('HubSpot disconnected')).toBeVisible()
  expect(await card.findByText('Available')).toBeVisible()
  expect(backend.received(crm.disconnectCrm)).toMatchObject([{ params: { id: crmIntegration().id } }])
})

test('automation saves as it is checked, also with the keyboard (COLL-32)', async () => {
  answerCrms()
  const backend = currentBackend()
  backend.answer(crm.saveCrmAutomation, ({ body }) => body)
  const { user } = openCollect('crm')
  const deals = await screen.findByLabelText('Auto-send after deal closure')
  const weekly = screen.getByLabelText('Weekly follow-ups')
  expect(screen.getByText('Changes save automatically.')).toBeVisible()
  expect(deals).not.toBeChecked()
  deals.focus()
  await user.keyboard(' ')
  await user.tab()
  expect(weekly).toHaveFocus()
  await user.keyboard(' ')
  expect(deals).toBeChecked()
  expect(weekly).toBeChecked()
  await waitFor(() =>
    expect(backend.received(crm.saveCrmAutomation).map(({ body }) => body)).toEqual([
      { autoSendAfterDeal: true, weeklyFollowUps: false },
      { autoSendAfterDeal: true, weeklyFollowUps: true },
    ]),
  )
})

test('a choice that could not be saved is taken back, and that is said (COLL-32)', async () => {
  answerCrms()
  currentBackend().fail(crm.saveCrmAutomation)
  const { user } = openCollect('crm')
  const weekly = await screen.findByLabelText('Weekly follow-ups')
  await user.click(weekly)
  expect(await screen.findByText('Not saved')).toBeVisible()
  await waitFor(() => expect(weekly).not.toBeChecked())
})

test('without a CRM the automation says what it needs; with one it says when it asks (COLL-32)', async () => {
  answerCrms([], { autoSendAfterDeal: true, weeklyFollowUps: false })
  const page = openCollect('crm')
  const deals = () => screen.findByLabelText('Auto-send after deal closure')
  expect(await deals()).toBeChecked()
  expect(await deals()).toHaveAccessibleDescription(/^Connect a CRM/)
  answerCrms([crmIntegration()], { autoSendAfterDeal: true, weeklyFollowUps: false })
  page.reload()
  await waitFor(async () => expect(await deals()).toHaveAccessibleDescription(/within 15 minutes/))
})

test('what cannot be loaded says so, with a way to try again', async () => {
  const backend = currentBackend()
  answerCrms()
  backend.fail(crm.getCrmAutomation, 500)
  const page = openCollect('crm')
  expect(await screen.findByText("Couldn't load your automation settings.")).toBeVisible()
  backend.answer(crm.getCrmAutomation, off)
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Weekly follow-ups')).toBeVisible()
  backend.fail(crm.listCrmIntegrations, 500)
  page.reload()
  expect(await screen.findByText("Couldn't load your CRMs")).toBeVisible()
  answerCrms()
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }))
  expect(await card.findByText('Available')).toBeVisible()
})
