import { fakeCrms, type FakeCrms, hubspotKey, hubspotPortal } from '../../server/test/stand-ins/crms.ts'
import { expect, test as base } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'
import { startServer } from '../server.ts'

/** A server that finds both CRMs on this machine. */
const test = base.extend<object, { crms: FakeCrms }>({
  crms: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const crms = await fakeCrms()
      await provide(crms)
      crms.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ crms }, provide) => {
      const server = await startServer({
        PLAUDIT_POW: 'off',
        HUBSPOT_URL: crms.url,
        SALESFORCE_URL: crms.url,
      })
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('HubSpot is tried, synced and disconnected, and its contacts stay as customers (COLL-30, COLL-32, COLL-33)', async ({
  page,
  owner,
  crms,
  expectedErrors,
}) => {
  expectedErrors.push(/422|503/)
  crms.people = [{ id: '1', firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com' }]
  await page.goto('/collect?tab=crm')
  const card = page.getByRole('region', { name: 'HubSpot' })
  await card.getByLabel('API key', { exact: true }).fill('pat-wrong')
  await card.getByLabel('Portal ID').fill(hubspotPortal)
  await card.getByRole('button', { name: 'Connect HubSpot' }).click()
  await expect(toast(page).getByText(/^HubSpot rejected these credentials/)).toBeVisible()
  await card.getByLabel('API key', { exact: true }).fill(hubspotKey)
  await card.getByLabel('API key', { exact: true }).press('Enter')
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()
  await expect(card.getByText(`Portal ${hubspotPortal}`)).toBeVisible()

  // Not check(): it looks at once, and the page ticks the box a moment later.
  for (const label of ['Auto-send after deal closure', 'Weekly follow-ups']) {
    await page.getByLabel(label).click()
    await expect(page.getByLabel(label)).toBeChecked()
  }
  await card.getByRole('button', { name: 'Sync contacts' }).click()
  await expect(toast(page).getByText('1 contact synced to your customer list.')).toBeVisible()
  crms.isAway = true
  await card.getByRole('button', { name: 'Sync contacts' }).click()
  await expect(card.getByText('Last attempt failed')).toBeVisible()
  await expect(async () => {
    const answer = await owner.request.get('/api/crm-automation')
    expect(await answer.json()).toEqual({ autoSendAfterDeal: true, weeklyFollowUps: true })
  }).toPass()
  await page.reload()
  await expect(page.getByLabel('Weekly follow-ups')).toBeChecked()
  await expect(card).toContainText('Contacts synced1')

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByText('Available')).toBeVisible()
  await page.goto('/customers')
  await page.getByRole('article', { name: 'Ines Duarte' }).getByRole('button', { name: 'Details' }).click()
  await expect(page.getByRole('dialog', { name: 'Ines Duarte' })).toContainText('HubSpot')
})
