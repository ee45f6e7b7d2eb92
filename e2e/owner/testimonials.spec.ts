import { expect, test } from '../fixtures.ts'
import { card, escape, toast } from '../whole/owner-pages.ts'

const long = `Thirty loaves every Friday. ${'They are warm when they come. '.repeat(20)}`.trim()

test('testimonials are read, approved, put back, edited, deleted and brought back, and all of it is there after a reload (TEST-05, TEST-08, TEST-10, TEST-12)', async ({
  page,
  owner,
  server,
}) => {
  for (const customerName of ['Ana', 'Ben', 'Cleo']) await owner.submit({ customerName, content: long })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/testimonials')
  await expect(page.getByRole('article')).toHaveCount(3)
  const ana = card(page, 'Ana')
  const viewing = page.getByRole('dialog', { name: 'Ana' })

  await test.step('cards are side by side and short, open to be read in full, and are whole on paper', async () => {
    const boxes = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => card(page, name).boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size, 'rows').toBe(1)
    expect(new Set(boxes.map((box) => box?.x)).size, 'columns').toBe(3)
    const isCut = (quote: Element) => quote.scrollHeight > quote.clientHeight + 1
    expect(await ana.locator('blockquote').evaluate(isCut)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    expect(await ana.locator('blockquote').evaluate(isCut)).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await ana.getByRole('button', { name: 'View' }).click()
    await expect(viewing.locator('blockquote')).toHaveText(long)
    expect(await viewing.locator('blockquote').evaluate(isCut)).toBe(false)
    await escape(page, viewing)
  })

  await test.step('one is approved, put back, and approved again', async () => {
    await ana.getByRole('button', { name: 'Approve' }).click()
    await expect(ana.getByText('Can be shown on your site')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(ana.getByText('Pending Review')).toBeVisible()
    await ana.getByRole('button', { name: 'Approve' }).click()
    await expect(ana.getByText('Can be shown on your site')).toBeVisible()
  })

  await test.step('its words are rewritten: the edit waits for the customer’s confirmation, whose words stay', async () => {
    await ana.getByRole('button', { name: 'Edit' }).click()
    const editing = page.getByRole('dialog', { name: 'Edit testimonial' })
    await editing.getByLabel('Testimonial').fill('Thirty loaves every Friday.')
    await editing.getByRole('button', { name: 'Save' }).click()
    await expect(ana.getByText('Waiting for the customer to confirm')).toBeVisible()
    await ana.getByRole('button', { name: 'View' }).click()
    await expect(viewing.getByText('Your edit is hidden until Ana confirms it')).toBeVisible()
    await expect(viewing.getByRole('button', { name: 'Ask Ana to confirm' })).toBeVisible()
    await expect(viewing.getByRole('button', { name: 'I have their words' })).toHaveCount(0)
    await escape(page, viewing)
  })

  await test.step('another is deleted and brought back, the last rejected', async () => {
    await card(page, 'Ben').getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Ben')).toHaveCount(0)
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Ben')).toBeVisible()
    await card(page, 'Cleo').getByRole('button', { name: 'Reject' }).click()
    await expect(card(page, 'Cleo').getByText('Rejected', { exact: true })).toBeVisible()
  })

  await page.reload()
  await expect(ana.getByText('Thirty loaves every Friday.', { exact: true })).toBeVisible()
  await expect(ana.getByText('Waiting for the customer to confirm')).toBeVisible()
  await expect(card(page, 'Ben').getByText('Pending Review')).toBeVisible()
  await expect(card(page, 'Cleo').getByText('Rejected', { exact: true })).toBeVisible()
  const { apiKey } = owner.user
  const answer = await owner.request.get(`${server.url}/api/embed/testimonials/me?apiKey=${apiKey}`)
  const { testimonials } = (await answer.json()) as { testimonials: object[] }
  expect(testimonials).toMatchObject([{ customerName: 'Ana', content: long }])
})
