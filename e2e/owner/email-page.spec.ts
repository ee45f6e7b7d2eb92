import { expect, test } from '../fixtures.ts'
import { press, toast } from '../whole/owner-pages.ts'

test('an owner sets up their email: what requests say, a domain of their own, and who is not asked', async ({
  page,
  owner,
}) => {
  const mailbox = `ines-${process.pid}@example.com`
  await owner.request.post('/api/customers', { data: { name: 'Ines Duarte', email: mailbox } })
  await page.goto('/settings/email')
  const tab = (name: string) => page.getByRole('tab', { name })

  await tab('Sender').click()
  const requests = page.getByRole('form', { name: 'In your requests' })
  await requests.getByLabel('Postal address').fill('Lindqvist Bakery\n4 Harbor Street, Duluth')
  // What is typed stays while another tab is looked at.
  await tab('Delivery').click()
  await expect(requests).toBeHidden()
  await tab('Sender').click()
  await expect(requests.getByLabel('Postal address')).toHaveValue(/Harbor Street/)
  await press(requests, 'Save')
  await expect(toast(page)).toContainText('Email settings saved')

  const domain = page.getByRole('form', { name: 'Your own domain' })
  await domain.getByLabel('Before the @').fill('hello')
  await domain.getByLabel('Domain', { exact: true }).fill('lindqvist-bakery.com')
  await press(domain, 'Continue')
  await expect(page.getByText('Waiting for DNS')).toBeVisible()
  const key = page.getByRole('listitem', { name: 'DKIM' })
  await expect(key.getByText(/^plaudit-\w+\._domainkey/)).toBeVisible()
  await expect(key.getByText(/^v=DKIM1;/)).toBeVisible()

  await tab('Do not ask').click()
  const list = page
    .getByRole('list', { name: 'Who gets no more requests' })
    .or(page.getByRole('tabpanel', { name: 'Do not ask' }))
  await page.getByRole('form', { name: 'Add an address' }).getByLabel('Email').fill(mailbox)
  await press(page.getByRole('form', { name: 'Add an address' }), 'Add')
  await expect(list.getByText('Ines Duarte')).toBeVisible()

  await page.reload()
  await expect(list.getByText('1 address')).toBeVisible()
  await press(page, 'Remove Ines Duarte')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What did they say?').fill('She asked to hear from us again.')
  await press(dialog, 'Allow requests')
  await expect(list.getByText('Nobody yet. You can ask all of your customers.')).toBeVisible()
  await tab('Sender').click()
  await expect(requests.getByLabel('Postal address')).toHaveValue(/Harbor Street/)
})
