import * as crm from '#contract/crm/crm.ts'
import type { CrmIntegration } from '#contract/crm/crm.ts'
import { createMilestone, deleteMilestone, listMilestones, type Milestone } from '#contract/crm/milestones.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMilestone, crmIntegration } from '../test/samples/crm-samples.ts'
import { openPart } from '../test/open-part.tsx'
import { currentBackend } from '../test/setup.ts'

async function openCrm(integrations: CrmIntegration[] = [], milestones: Milestone[] = []) {
  const backend = currentBackend()
  backend.answer(crm.listCrmIntegrations, integrations)
  backend.answer(listMilestones, milestones)
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
  backend.answer(crm.syncCrm, { contactsSynced: 2, message: '2 contacts synced.' })
  const syncAll = screen.getByRole('button', { name: 'Sync CRM Data' })
  await waitFor(() => expect(syncAll).toBeEnabled())
  await user.click(syncAll)
  expect(await screen.findByText('HubSpot: 2 contacts synced. Salesforce: 2 contacts synced.')).toBeVisible()
  backend.refuse(crm.syncCrm, 'unavailable', 'HubSpot did not respond.')
  await user.click(syncAll)
  expect(await screen.findByText('Failed to sync contacts: 503')).toBeVisible()
  expect(backend.received(crm.syncCrm)).toHaveLength(4)
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
    await screen.findByText('Became a customer is checked every night and each time you sync.'),
  ).toBeVisible()
  expect(await triggers.findByText('lifecyclestage')).toBeVisible()
  expect(backend.received(createMilestone)).toEqual([
    {
      body: {
        name: 'Became a customer',
        crmType: 'hubspot',
        triggerField: 'lifecyclestage',
        triggerOperator: 'not_empty',
        triggerValue: '',
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
