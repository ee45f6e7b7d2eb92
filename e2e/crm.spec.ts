import { fakeCrms, type FakeCrms, hubspotKey, hubspotPortal, salesforceApp } from '../server/test/crms.ts'
import { expect, expectAccessible, test as base } from './fixtures.ts'
import { toast } from './owner-pages.ts'
import { startServer } from './server.ts'

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

const person = { id: '1', firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com' }

test('HubSpot is available, is tried, and brings its contacts (COLL-30, COLL-33)', async ({
  page,
  owner,
  crms,
  expectedErrors,
}) => {
  expectedErrors.push(/400|422|503/)
  Object.assign(crms, { people: [person], isAway: false })
  await page.goto('/collect?tab=crm')
  await expect(page.getByRole('tab', { name: 'CRM Automation' })).toHaveAttribute('aria-selected', 'true')
  const card = page.getByRole('region', { name: 'HubSpot' })
  await expect(card.getByText('Available')).toBeVisible()
  await card.getByRole('button', { name: 'Connect HubSpot' }).click()
  await expect(card.getByText('Please enter the API key.')).toBeVisible()
  await card.getByLabel('API key', { exact: true }).fill('pat-wrong')
  await card.getByLabel('Portal ID').fill(hubspotPortal)
  await card.getByRole('button', { name: 'Connect HubSpot' }).click()
  await expect(
    toast(page).getByText('HubSpot does not take these credentials', { exact: false }),
  ).toBeVisible()
  await expect(card.getByLabel('API key', { exact: true })).toHaveValue('pat-wrong')
  await card.getByLabel('API key', { exact: true }).fill(hubspotKey)
  await card.getByRole('button', { name: 'Connect HubSpot' }).click()
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()
  await expect(card.getByText(`Portal ${hubspotPortal}`)).toBeVisible()
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Sync contacts' }).click()
  await expect(toast(page).getByText('1 contact synced to your customers.')).toBeVisible()
  await expect(card).toContainText('Contacts synced1')
  crms.isAway = true
  await card.getByRole('button', { name: 'Sync contacts' }).click()
  await expect(card.getByText('The last try failed')).toBeVisible()
  await expectAccessible(page)
  expect(owner.email).toContain('@')

  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(card.getByText('Available')).toBeVisible()
  await page.goto('/customers')
  await expect(page.getByText('Ines Duarte')).toBeVisible()
})

test('Salesforce takes consumer key and secret at the company’s own address (COLL-31, COLL-33)', async ({
  page,
  owner,
  crms,
}) => {
  Object.assign(crms, { people: [person], isAway: false })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/collect?tab=crm')
  const card = page.getByRole('region', { name: 'Salesforce' })
  await card.getByLabel('Your Salesforce address').fill('https://192.168.1.1')
  await card.getByLabel('Consumer key').fill(salesforceApp.consumerKey)
  await card.getByLabel('Consumer secret', { exact: true }).fill(salesforceApp.consumerSecret)
  await card.getByRole('button', { name: 'Connect Salesforce' }).click()
  await expect(card.getByText('A Salesforce address looks like', { exact: false })).toBeVisible()
  await card.getByLabel('Your Salesforce address').fill('https://bakery.my.salesforce.com')
  await card.getByRole('button', { name: 'Connect Salesforce' }).click()
  await expect(card.getByText('bakery.my.salesforce.com')).toBeVisible()
  await expectAccessible(page)
  const kept = await owner.request.get('/api/crm-integrations')
  expect(await kept.text()).not.toContain(salesforceApp.consumerSecret)
})

test('what happens by itself is kept as it is ticked, also with the keyboard (COLL-32)', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/collect?tab=crm')
  const deals = page.getByLabel('Auto-send after deal closure')
  const weekly = page.getByLabel('Weekly follow-ups')
  await expect(deals).not.toBeChecked()
  await deals.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(weekly).toBeChecked()
  await expect(async () => {
    const kept = await owner.request.get('/api/crm-automation')
    expect(await kept.json()).toEqual({ autoSendAfterDeal: true, weeklyFollowUps: true })
  }).toPass()
  await page.reload()
  await expect(deals).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})

test('when the CRMs cannot be loaded it is said, with a way to try again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  expect(owner.user.hasBusinessProfile).toBe(true)
  await page.route('**/api/crm-automation', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/collect?tab=crm')
  await expect(page.getByText('Your choices could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/crm-automation')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Weekly follow-ups')).toBeVisible()

  await page.route('**/api/crm-integrations', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Your CRMs could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/crm-integrations')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'HubSpot' }).getByText('Available')).toBeVisible()
})
