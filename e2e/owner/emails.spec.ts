import { layOut } from '../../server/emails/layout/layout.ts'
import { expect, test } from '../fixtures.ts'

const url = `https://praise.example.com/my/${'x1Y'.repeat(40)}`
const { html } = layOut({
  paragraphs: ['Hello,', 'W'.repeat(120)],
  button: { label: 'Open your private page', url },
  foot: { reason: `Sent to: ${url}`, postalAddress: 'Berg Bakery\nMain Street 1', isUnsubscribable: true },
})

test('an email with long links fits a phone 320 px wide, and is dark on a dark one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent(html)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const card = page.locator('.card')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(card).toHaveCSS('background-color', 'rgb(35, 32, 28)')
})
