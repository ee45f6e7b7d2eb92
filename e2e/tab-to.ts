import { expect, type Locator, type Page } from '@playwright/test'

export const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** Presses Tab until `place` has the focus. */
export async function tabTo(page: Page, place: Locator, most = 60): Promise<void> {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(place)) return
  }
  throw new Error(`${String(place)} is not reached with ${most} presses of Tab`)
}
