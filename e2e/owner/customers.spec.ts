import { expect, test } from '../fixtures.ts'
import { outboxOf } from '../accounts/outbox.ts'
import { card, toast } from '../whole/owner-pages.ts'
import { fill, preview, submit, thankYou } from '../customer/public-form.ts'

test('a customer is added, asked by email, refused a second email that day, answers on the form, and has responded (CUST-01, CUST-02, CUST-03, CUST-06)', async ({
  page,
  owner,
  browser,
  expectedErrors,
  server,
}) => {
  expectedErrors.push(/429/)
  const name = 'Ines Maria Duarte'
  const email = `ines-${Date.now()}@example.com`
  const dialog = page.getByRole('dialog')
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Add Customer' }).first().click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Company').fill('Duarte Tiles')
  await dialog.getByLabel('Company').press('Enter')
  await expect(toast(page)).toContainText('Customer Added')
  await expect(card(page, name).getByText('Active')).toBeVisible()

  await card(page, name).getByRole('button', { name: 'Email' }).click()
  const shown = dialog.getByRole('region', { name: 'Email preview' })
  await expect(shown).toContainText(`/testimonial-form/${owner.user.formId}`)
  await expect(shown).toContainText(owner.email)
  await dialog.getByLabel('Message').fill('Dear {{customerName}}, how was the bread?')
  await expect(shown).toContainText('Dear Ines Maria Duarte, how was the bread?')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(toast(page)).toContainText('Request queued')
  await expect(card(page, name).getByText('Pending')).toBeVisible()

  await card(page, name).getByRole('button', { name: 'Email' }).click()
  await expect(dialog.getByText('Last asked: today, no answer yet.')).toBeVisible()
  await dialog.getByLabel('Subject').fill('Once more')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('already asked in the last 24 hours')).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Once more')

  const sentTo = async () => {
    return (await outboxOf(server.url)).filter(({ to }) => to === email)
  }
  await expect(async () => expect(await sentTo()).toHaveLength(1)).toPass()
  const [{ text } = { text: '' }] = await sentTo()
  expect(text).toContain('Dear Ines Maria Duarte, how was the bread?')
  const customer = await (await browser.newContext()).newPage()
  await customer.goto(/\S+\/testimonial-form\/\S+/.exec(text)?.[0] ?? '')
  await fill(customer, { customerName: name, customerEmail: email, content: 'The rye keeps for a week.' })
  await customer.locator('input[name=display]').check()
  await preview(customer)
  await submit(customer)
  await expect(thankYou(customer)).toBeVisible()
  await customer.context().close()

  await page.reload()
  await expect(card(page, name).getByText('Responded')).toBeVisible()
  await card(page, name).getByRole('button', { name: 'Details' }).click()
  await expect(dialog.getByRole('list', { name: 'Requests' })).toContainText('In outbox')
  await expect(dialog.getByRole('list', { name: 'Requests' })).toContainText('Answered: Today')
  await expect(dialog.getByRole('list', { name: 'Consent' })).toContainText('Show their testimonial')
  await dialog.getByRole('link', { name: /^Open testimonial/ }).click()
  await expect(page).toHaveURL(/\/testimonials\?view=/)
  await expect(page.getByRole('dialog', { name })).toContainText('The rye keeps for a week.')
})
