import { expect, test } from '../fixtures.ts'
import { outboxOf } from '../accounts/outbox.ts'
import { mine, rowsOf, toast } from './public-form.ts'

test('what the business wrote down is confirmed through the emailed link, narrowed, edited and withdrawn', async ({
  page,
  owner,
  server,
}) => {
  const written = { customerName: 'Amara', content: 'Best cardamom buns in town.', rating: 5 }
  const made = await owner.request.post('/api/testimonials', { data: written })
  const { id } = (await made.json()) as { id: string }
  await owner.approve(id)
  const email = `amara-${id}@example.com`
  const asked = await owner.request.post(`/api/testimonials/${id}/ask-confirmation`, { data: { email } })
  expect(asked.ok(), await asked.text()).toBe(true)
  let link = ''
  await expect(async () => {
    const sent = (await outboxOf(server.url)).map((each) => JSON.stringify(each))
    link = /http:[^\s"\\<]+\/my\/[\w-]+/.exec(sent.find((each) => each.includes(email)) ?? '')?.[0] ?? ''
    expect(link).toContain('/my/')
  }).toPass()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Did you say this?' })).toBeVisible()
  expect((await mine(page, link)).isShown).toBe(false)
  await page.getByRole('button', { name: 'Yes, I said this' }).click()
  await expect(page.getByText('Lindqvist Bakery shows this testimonial publicly.')).toBeVisible()

  await page.getByRole('checkbox', { name: /You may show my name/ }).uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(toast(page)).toContainText('Your choices are saved')
  expect((await mine(page, link)).scopes).toEqual(['display'])

  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('Your testimonial').fill('Good cardamom buns.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('Good cardamom buns.')
  await expect(page.getByText('Not public')).toBeVisible()
  expect((await rowsOf(owner))[0]).toMatchObject({ content: 'Good cardamom buns.', status: 'pending' })

  await page.getByRole('button', { name: 'Withdraw testimonial' }).click()
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click()
  await expect(page.locator('#standing')).toBeFocused()
  await expect(page.getByText(/You withdrew this testimonial on/)).toBeVisible()
  expect((await mine(page, link)).withdrawnAt).not.toBeNull()
})
