import { expect, test } from './fixtures.ts'
import { card, toast } from './owner-pages.ts'

const shown = (page: Parameters<typeof toast>[0]) => toast(page).getByRole('listitem')

test('one toast at a time, for five seconds, at most 420 px wide; F8 leads to it (SHELL-40, SHELL-42, SHELL-43)', async ({
  page,
  owner,
}) => {
  await owner.submit({ customerName: 'Ines Duarte' })
  await owner.submit({ customerName: 'Jonas Weber' })
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Approve' }).click()
  await expect(shown(page)).toHaveCount(1)
  await card(page, 'Jonas Weber').getByRole('button', { name: 'Reject' }).click()
  await expect(card(page, 'Jonas Weber').getByText('Rejected', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(1)
  const box = await shown(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(420)
  await page.keyboard.press('F8')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OL')
  await page.keyboard.press('Tab')
  await expect(shown(page)).toBeFocused()
  await page.waitForTimeout(6000)
  await expect(shown(page), 'it waits for whoever is reading it').toHaveCount(1)
  await page.getByRole('searchbox').focus()
  const startedMs = Date.now()
  await expect(shown(page)).toHaveCount(0)
  expect(Date.now() - startedMs).toBeLessThan(6000)
})

test('a toast stays for five seconds, and 50 px to the right put it away sooner (SHELL-42)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  await page.goto('/testimonials')
  const one = card(page, 'Ines Duarte')
  await one.getByRole('button', { name: 'Approve' }).click()
  await expect(shown(page)).toHaveCount(1)
  await page.waitForTimeout(3500)
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveCount(0, { timeout: 3000 })

  for (const [distance, left] of [
    [30, 1],
    [90, 0],
  ] as const) {
    if (distance === 30) await one.getByRole('button', { name: 'Delete' }).click()
    await expect(shown(page)).toHaveCount(1)
    const box = await shown(page).boundingBox()
    if (!box) throw new Error('the toast has no place')
    await page.mouse.move(box.x + 30, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 30 + distance, box.y + 12, { steps: 6 })
    await page.mouse.up()
    await expect(shown(page), `${distance} px`).toHaveCount(left)
  }
})

test('what failed is said in the destructive style (SHELL-44)', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/503/)
  await owner.submit()
  const body = JSON.stringify({ code: 'unavailable', message: 'Not now.' })
  await page.route('**/status', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body }),
  )
  await page.goto('/testimonials')
  await card(page, 'Ines Duarte').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page).getByText('Failed to update testimonial status.')).toBeVisible()
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.backgroundColor = 'var(--danger)'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })
  await expect(shown(page)).toHaveCSS('background-color', danger)
})
