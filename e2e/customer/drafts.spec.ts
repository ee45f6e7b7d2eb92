import { expect, test } from '../fixtures.ts'
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
  expect(row?.label).toBeNull()
  await page.goto(`/testimonials?view=${row?.id}`)
  await page.getByText('Answers and draft').click()
  await expect(page.getByRole('definition').filter({ hasText: 'They close too early' })).toBeVisible()
  await expect(page.getByText('Draft by the built-in writer, sent unchanged')).toBeVisible()
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`the toast of a new draft leaves the dialog’s heading and buttons free at ${width} px, and sentences show their ground (COLL-06)`, async ({
    page,
    owner,
  }) => {
    expect(owner.user.isEmailProven).toBe(true)
    await page.setViewportSize({ width, height })
    await page.goto('/testimonial-generator')
    for (const [field, said] of [
      ['Customer name', 'Tomás Reyes'],
      ['Title', 'Race director'],
      ['Company', 'Reyes Cycles'],
      ['What they told you', 'We ordered rolls for 200 runners. They were still warm at six.'],
    ] as const) {
      await page.getByRole('textbox', { name: field }).fill(said)
    }
    for (const list of ['Service', 'Benefit'])
      await page.getByRole('combobox', { name: list, exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Generate Testimonial' }).click()
    // The dialog hides it from the roles, not from the eyes.
    const said = page.locator('li[data-state=open]').filter({ hasText: 'Testimonial Generated' })
    await expect(said).toBeVisible()
    const dialog = page.getByRole('dialog')
    const toast = await said.boundingBox()
    for (const name of ['Close', 'Cancel', 'Regenerate', 'Submit Testimonial']) {
      const button = await dialog.getByRole('button', { name }).boundingBox()
      expect(overlap(toast, button)).toBe(false)
    }
    expect(overlap(toast, await dialog.getByRole('heading').first().boundingBox())).toBe(false)
    await said.locator('button').last().click()
    await expect(said).toHaveCount(0)
    await expect(dialog).toBeVisible()
    const warm = dialog.getByRole('button', { name: /still warm at six/ })
    await warm.focus()
    await page.keyboard.press('Enter')
    await expect(warm).toHaveAttribute('aria-expanded', 'true')
    await expect(dialog.locator('[aria-hidden=true] q').first()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(warm).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog).toBeVisible()
  })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) throw new Error('one of them is not there')
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height
}
