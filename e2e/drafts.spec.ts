import { expect, test } from './fixtures.ts'
import { formOf, preview, rate, rowsOf, submit, thankYou } from './public-form.ts'

test('a customer’s answers become their words: a draft that they change, approve and send', async ({
  page,
  owner,
}) => {
  await page.goto(formOf(owner))
  await rate(page, 5)
  await page.getByRole('button', { name: 'Help me write' }).click()
  const help = page.getByRole('region', { name: 'Help me write' })
  await help.getByLabel('What did you like most?').fill('The crust stays crisp for a week.')
  await help.getByLabel('What could be better?').fill('They close too early on Fridays.')
  await help.getByLabel('Your name').fill('Ines Duarte')
  await help.getByRole('button', { name: 'Agree and write a draft' }).click()
  const draft = help.getByLabel('Draft')
  await expect(draft).toHaveValue(/crisp for a week/)
  await expect(draft).toHaveValue(/close too early/)
  await expect(help.getByRole('region', { name: 'Where each sentence comes from' })).toContainText(
    'What could be better?',
  )
  await help.getByRole('button', { name: 'Use this text' }).click()
  await expect(page.getByLabel('Your testimonial')).toHaveValue(/crisp for a week/)
  await page.getByLabel('Email', { exact: true }).fill('ines@duarte.example')
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  const [row] = await rowsOf(owner)
  expect(row?.content).toMatch(/crisp for a week/)
  expect(row?.label).toBe('Written with AI, approved by the customer')
})
