import { expect, test } from '../fixtures.ts'
import { outboxOf } from '../accounts/outbox.ts'

const placeId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const customerEmail = 'ines@duarte-filhos.example'

test('connect Google by a pasted link, publish, and the customer says it is posted (PUBL-15, TEST-15, PUBF-11)', async ({
  page,
  context,
  owner,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/^https:\/\/search\.google\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Review site</h1>' }),
  )
  const { id } = await owner.submit({ customerEmail, scopes: ['display', 'use_name', 'suggest_posting'] })
  await owner.approve(id)

  await page.goto('/platform-setup?platform=google')
  await page
    .getByLabel('Google Place ID')
    .fill(`https://www.google.com/maps/search/?api=1&query=Bakery&query_place_id=${placeId}`)
  await expect(page.getByLabel('Google Place ID')).toHaveValue(placeId)
  await page.getByLabel('Business address').fill('12 Harbor Street')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await expect(page.getByText('Platform Connected', { exact: true })).toBeVisible()

  await page.goto('/testimonials')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish to Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish to Google' })
  await expect(dialog.getByText(customerEmail)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Handed over', { exact: true }).first()).toBeVisible()

  let address = ''
  await expect(async () => {
    const emails = await outboxOf(server.url)
    const text = emails.find((one) => one.to === customerEmail && one.text.includes('/oauth/'))?.text ?? ''
    address = /\/oauth\/google\/review\?handover=[\w-]+/.exec(text)?.[0] ?? ''
    expect(address).not.toBe('')
  }).toPass()
  const customer = await context.newPage()
  await customer.goto(address)
  const popup = customer.waitForEvent('popup')
  await customer.getByRole('button', { name: 'Copy and open' }).click()
  const site = await popup
  await expect(site.getByRole('heading', { name: 'Review site' })).toBeVisible()
  expect(new URL(site.url()).searchParams.get('placeid')).toBe(placeId)
  await customer.getByRole('button', { name: 'I have posted it' }).click()
  await expect(customer.getByText(/^Thank you\./)).toBeVisible()

  await page.goto('/publishing?tab=status')
  await expect(page.getByRole('table').getByText('Published', { exact: true })).toBeVisible()
})
