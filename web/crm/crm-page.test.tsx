import * as crm from '#contract/crm/crm.ts'
import type { CrmIntegration } from '#contract/crm/crm.ts'
import { type CrmField, listCrmFields } from '#contract/crm/crm-fields.ts'
import { getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import {
  changeMilestone,
  createMilestone,
  deleteMilestone,
  listMilestones,
  type Milestone,
  previewMilestone,
} from '#contract/crm/milestones.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMilestone, crmIntegration } from '../test/samples/crm-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { currentBackend } from '../test/setup.ts'

const lifecycle: CrmField = {
  name: 'lifecyclestage',
  label: 'Lifecycle stage',
  type: 'choice',
  options: [{ value: 'customer', label: 'Customer' }],
  isWritable: true,
}
const score: CrmField = { ...lifecycle, name: 'nps_score', label: 'NPS', type: 'number', options: [] }
const fields = { contact: [lifecycle, score], deal: [] }

async function openCrm(integrations: CrmIntegration[] = [], milestones: Milestone[] = []) {
  const backend = currentBackend()
  backend.answer(crm.listCrmIntegrations, integrations)
  backend.answer(listMilestones, milestones)
  backend.answer(getCrmOptions, { signIn: [], hasTexts: false })
  backend.answer(listCrmFields, fields)
  const { user } = openPart('/crm-integrations')
  expect(await screen.findByRole('heading', { level: 1, name: 'CRM Integrations' })).toBeVisible()
  const card = (name: string) => screen.findByRole('region', { name }).then((region) => within(region))
  return {
    backend,
    user,
    connected: await card('Connected CRMs'),
    triggers: await card('Milestone Triggers'),
  }
}

test('the page has its two cards and three buttons, and says what to do first (CRM-01, CRM-02)', async () => {
  const { user, connected, triggers } = await openCrm()
  expect(await connected.findByText('Connect a CRM to import its contacts as customers.')).toBeVisible()
  expect(await triggers.findByText('No milestones yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sync CRM Data' })).toBeDisabled()
  expect(triggers.getByRole('button', { name: 'Add Milestone' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Integration' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Integration' }))
  expect(dialog.getByLabelText('API key')).toBeVisible()
  expect(dialog.queryByLabelText('Salesforce URL')).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('CRM'), 'Salesforce')
  expect(dialog.getByLabelText('Salesforce URL')).toBeVisible()
})

test('an integration is added and stands in its card (CRM-03, CRM-05, CRM-07)', async () => {
  const { backend, user, connected } = await openCrm()
  await user.click(screen.getByRole('button', { name: 'Add Integration' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Integration' }))
  backend.answer(crm.connectCrm, crmIntegration())
  await user.click(dialog.getByLabelText('API key'))
  await user.paste('pat-right')
  await user.click(dialog.getByRole('button', { name: 'Connect HubSpot' }))
  expect(await screen.findByText('CRM integration added successfully')).toBeVisible()
  expect(await connected.findByText('Portal 4711')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test("'Sync CRM Data' syncs every CRM; one that fails keeps no other from it (ERR-26)", async () => {
  const salesforce = crmIntegration({
    id: '0192f3a0-0000-7000-8000-00000000c002',
    crmType: 'salesforce',
    instanceUrl: 'https://bakery.my.salesforce.com',
  })
  const { backend, user } = await openCrm([crmIntegration(), salesforce])
  const outcomes = [crmIntegration(), salesforce].map(({ id, crmType }) => {
    return { id, crmType, success: true, contactsSynced: 2, message: '2 contacts synced.' }
  })
  backend.answer(crm.syncCrms, { results: outcomes })
  const syncAll = screen.getByRole('button', { name: 'Sync CRM Data' })
  await waitFor(() => expect(syncAll).toBeEnabled())
  await user.click(syncAll)
  expect(await screen.findByText('HubSpot: 2 contacts synced. Salesforce: 2 contacts synced.')).toBeVisible()
  const [first, second] = outcomes
  const failed = { ...first!, success: false, message: 'HubSpot did not respond.' }
  backend.answer(crm.syncCrms, { results: [failed, second!] })
  await user.click(syncAll)
  expect(await screen.findByText('CRM sync failed')).toBeVisible()
  expect(screen.getByText('HubSpot: HubSpot did not respond. Salesforce: 2 contacts synced.')).toBeVisible()
  backend.refuse(crm.syncCrms, 'unavailable', 'Please try again in a moment.')
  await user.click(syncAll)
  expect(await screen.findByText('Failed to sync contacts: 503')).toBeVisible()
  expect(backend.received(crm.syncCrms)).toHaveLength(3)
})

test('a milestone needs a name, a field and a value, unless the field must only be filled (RULE-38, CRM-04)', async () => {
  const { backend, user, triggers } = await openCrm()
  await user.click(triggers.getByRole('button', { name: 'Add Milestone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Milestone' }))
  await user.click(dialog.getByRole('button', { name: 'Add Milestone' }))
  expect(await dialog.findByText('Name is required')).toBeVisible()
  expect(dialog.getByText('Field is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Became a customer')
  await user.type(dialog.getByLabelText('Field'), 'lifecyclestage')
  await user.click(dialog.getByRole('button', { name: 'Add Milestone' }))
  expect(await dialog.findByText('Value is required')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('Operator'), 'is not empty')
  expect(dialog.queryByLabelText('Value')).not.toBeInTheDocument()
  const made = aMilestone({ triggerOperator: 'not_empty', triggerValue: '' })
  backend.answer(createMilestone, made)
  backend.answer(listMilestones, [made])
  await user.click(dialog.getByRole('button', { name: 'Add Milestone' }))
  expect(
    await screen.findByText('Became a customer is checked every 15 minutes and each time you sync.'),
  ).toBeVisible()
  expect(await triggers.findByText('lifecyclestage')).toBeVisible()
  expect(backend.received(createMilestone)).toEqual([
    {
      body: {
        name: 'Became a customer',
        crmType: 'hubspot',
        triggerObject: 'contact',
        triggerField: 'lifecyclestage',
        triggerOperator: 'not_empty',
        triggerValue: '',
        action: 'email',
        campaignId: null,
        delayDays: 0,
        asksExisting: false,
      },
    },
  ])
})

test("a milestone that fails says 'Failed to create milestone' and keeps what was typed (ERR-27)", async () => {
  const { backend, user, triggers } = await openCrm()
  await user.click(triggers.getByRole('button', { name: 'Add Milestone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Milestone' }))
  await user.type(dialog.getByLabelText('Name'), 'Became a customer')
  await user.type(dialog.getByLabelText('Field'), 'lifecyclestage')
  await user.type(dialog.getByLabelText('Value'), 'customer')
  backend.fail(createMilestone)
  await user.click(dialog.getByRole('button', { name: 'Add Milestone' }))
  expect(await screen.findByText('Failed to create milestone')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Became a customer')
})

test('a milestone is deleted after a question', async () => {
  const made = aMilestone()
  const { backend, user, triggers } = await openCrm([], [made])
  await user.click(await triggers.findByRole('button', { name: 'Delete Became a customer' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Became a customer?' }))
  backend.answer(deleteMilestone, { id: made.id })
  backend.answer(listMilestones, [])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Milestone deleted')).toBeVisible()
  expect(await triggers.findByText('No milestones yet.')).toBeVisible()
  expect(backend.received(deleteMilestone)).toEqual([{ params: { id: made.id } }])
})

test('a field is chosen from the list of the CRM, and the preview says whom it would have asked (CRM-04)', async () => {
  const { backend, user, triggers } = await openCrm([crmIntegration()])
  await user.click(triggers.getByRole('button', { name: 'Add Milestone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Milestone' }))
  await user.type(dialog.getByLabelText('Name'), 'Happy')
  await user.type(dialog.getByLabelText('Field'), 'lifecyclestage')
  expect(await dialog.findByText('Lifecycle stage · Choice')).toBeVisible()
  await user.type(dialog.getByLabelText('Value'), 'customer')
  backend.answer(previewMilestone, { people: 12, checked: 340, isComplete: true })
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('12 contacts would have been asked in the last 90 days.')).toBeVisible()
  expect(backend.calls(createMilestone)).toEqual([])
  await user.clear(dialog.getByLabelText('Field'))
  await user.type(dialog.getByLabelText('Field'), 'nps_score')
  expect(dialog.getByText('Ask everyone, not only happy customers')).toBeVisible()
})

test('a milestone is edited, and turned off', async () => {
  const made = aMilestone({ counts: { asked: 12, waiting: 3, leftOut: 0 } })
  const { backend, user, triggers } = await openCrm([crmIntegration()], [made])
  expect(await triggers.findByText('Send an email request · 12 asked · 3 waiting')).toBeVisible()
  const { counts: _counts, id: _id, ...rule } = made
  backend.answer(changeMilestone, made)
  await user.click(triggers.getByRole('switch', { name: 'Became a customer is on' }))
  await waitFor(() =>
    expect(backend.received(changeMilestone)[0]?.body).toEqual({ ...rule, isActive: false }),
  )
  await user.click(triggers.getByRole('button', { name: 'Edit Became a customer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit milestone' }))
  await user.clear(dialog.getByLabelText('Days to wait'))
  await user.type(dialog.getByLabelText('Days to wait'), '14')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Milestone saved')).toBeVisible()
  expect(backend.received(changeMilestone)[1]?.body).toMatchObject({ delayDays: 14 })
})

test('a connection is paused, shows how far a sync is, and says when it has to be made again', async () => {
  const salesforce = crmIntegration({
    id: '0192f3a0-0000-7000-8000-00000000c002',
    crmType: 'salesforce',
    instanceUrl: 'https://bakery.my.salesforce.com',
    isExpired: true,
    lastError: 'Salesforce no longer accepts this connection. Please connect again.',
  })
  const hubspot = crmIntegration({ running: { read: 4100, expected: 12_000 } })
  const { backend, user, connected } = await openCrm([hubspot, salesforce])
  expect(await connected.findByText('4,100 of 12,000 contacts and deals')).toBeVisible()
  expect(connected.getByText('Connect again to continue')).toBeVisible()
  backend.answer(crm.changeCrmIntegration, hubspot)
  await user.click(connected.getAllByRole('switch', { name: 'Active' })[0]!)
  await waitFor(() =>
    expect(backend.received(crm.changeCrmIntegration)[0]).toMatchObject({ body: { isActive: false } }),
  )
  await user.click(connected.getByRole('button', { name: 'Reconnect Salesforce' }))
  expect(within(await screen.findByRole('dialog')).getByLabelText('Salesforce URL')).toBeVisible()
})
