import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { card, toast } from './owner-pages.ts'

const shown = (page: Page) => toast(page).getByRole('listitem')
const decide = (page: Page, name: string, what: 'Approve' | 'Reject') =>
  card(page, name).getByRole('button', { name: what }).click()

test.describe('by the clock', () => {
  test.use({ toasts: 'timed' })

  test('a toast goes after five seconds, and stays while it has the focus, which F8 gives it (SHELL-42)', async ({
    page,
    owner,
  }) => {
    for (const customerName of ['Ana', 'Ben']) await owner.submit({ customerName })
    await page.clock.install()
    await page.goto('/testimonials')
    await expect(card(page, 'Ana')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await decide(page, 'Ana', 'Approve')
    await expect(shown(page)).toBeVisible()
    await page.clock.runFor(4_800)
    await expect(shown(page)).toBeVisible()
    await page.clock.runFor(400)
    await expect(shown(page)).toHaveCount(0)

    await decide(page, 'Ben', 'Approve')
    await expect(shown(page)).toBeVisible()
    // A toast begins to listen for the focus a moment after it is drawn.
    await page.clock.runFor(1_000)
    await page.keyboard.press('F8')
    await expect(toast(page).getByRole('list')).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(shown(page)).toBeVisible()
    // Its first stop is the link to where the testimonial went.
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
    await expect(shown(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveCount(0)
  })
})

test('a toast is swiped away to the right by 50 pixels, is at most 420 pixels wide, and looks like a failure after one (SHELL-42, SHELL-43, SHELL-44)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  for (const customerName of ['Ana', 'Ben', 'Cleo']) await owner.submit({ customerName })
  const { id } = await owner.submit({ customerName: 'Dora' })
  await page.goto('/testimonials')

  await test.step('swiped', async () => {
    await decide(page, 'Ana', 'Approve')
    await swipe(page, 40)
    await expect(shown(page)).toHaveAttribute('data-swipe', 'cancel')
    await swipe(page, -80)
    await expect(shown(page)).toBeVisible()
    await swipe(page, 60)
    await expect(shown(page)).toHaveCount(0)
  })

  for (const [name, width, least, most] of [
    ['Ben', 390, 340, 390],
    ['Cleo', 1280, 300, 420],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await decide(page, name, 'Approve')
      await expect(shown(page)).toHaveCount(1)
      const looks = await colors(page)
      expect(looks.background).not.toBe(looks.danger)
      const box = await shown(page).boundingBox()
      expect(box?.width).toBeGreaterThan(least)
      expect(box?.width).toBeLessThanOrEqual(most)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await shown(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(shown(page)).toHaveCount(0)
    })
  }

  await test.step('after a failure, in both themes', async () => {
    // Somebody else decides first, and this page does not know.
    await owner.approve(id)
    await decide(page, 'Dora', 'Approve')
    await expect(shown(page)).toHaveText(/Error.*Failed to update testimonial status\./)
    const light = await colors(page)
    expect(light.background).toBe(light.danger)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await colors(page)
    expect(dark.background).toBe(dark.danger)
    expect(dark.danger).not.toBe(light.danger)
  })
})

/** The color behind the toast, and the one that means danger, in the theme of now. */
function colors(page: Page): Promise<{ background: string; danger: string }> {
  return shown(page).evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--danger)'
    const danger = getComputedStyle(probe).backgroundColor
    probe.remove()
    return { background: getComputedStyle(element).backgroundColor, danger }
  })
}

/** Drags the toast sideways from its title. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await shown(page).getByText('Status Updated').boundingBox()
  if (!box) throw new Error('there is no toast')
  const [x, y] = [box.x + 20, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 3 })
  await page.mouse.move(x + by, y, { steps: 3 })
  await page.mouse.up()
}
