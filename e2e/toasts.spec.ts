import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { card, toast } from './owner-pages.ts'

const shown = (page: Page) => toast(page).getByRole('listitem')
const decide = (page: Page, name: string, what: 'Approve' | 'Reject') =>
  card(page, name).getByRole('button', { name: what }).click()

test('one toast at a time says what happened, and what went wrong looks like it (SHELL-40, SHELL-44)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  for (const customerName of ['Ana', 'Ben', 'Cleo']) await owner.submit({ customerName })
  await page.goto('/testimonials')
  await decide(page, 'Ana', 'Approve')
  await expect(shown(page)).toHaveText(/Status Updated/)
  const usual = await colours(page)
  expect(usual.background).not.toBe(usual.danger)
  await decide(page, 'Ben', 'Reject')
  await expect(card(page, 'Ben').getByText('Rejected', { exact: true })).toBeVisible()
  await expect(shown(page)).toHaveCount(1)

  await page.route('**/status', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await decide(page, 'Cleo', 'Approve')
  await expect(shown(page)).toHaveText(/Error.*Failed to update testimonial status\./)
  await expect(shown(page)).toHaveCount(1)
  // It stays while somebody is in it.
  await page.keyboard.press('F8')
  const bad = await colours(page)
  expect(bad.background).toBe(bad.danger)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  const dark = await colours(page)
  expect(dark.background).toBe(dark.danger)
  expect(dark.danger).not.toBe(bad.danger)
})

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
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(shown(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveCount(0)
  })
})

test('a toast is swiped away to the right, by 50 pixels and not by fewer (SHELL-42)', async ({
  page,
  owner,
}) => {
  await owner.submit()
  await page.goto('/testimonials')
  await decide(page, 'Ines Duarte', 'Approve')
  await swipe(page, 40)
  await expect(shown(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(page, -80)
  await expect(shown(page)).toBeVisible()
  await swipe(page, 60)
  await expect(shown(page)).toHaveCount(0)
})

test('a toast is as wide as a phone, and at most 420 pixels on larger screens (SHELL-43)', async ({
  page,
  owner,
}) => {
  for (const [width, least, most] of [
    [390, 340, 390],
    [1280, 300, 420],
    [1920, 300, 420],
  ] as const) {
    const { id } = await owner.submit({ customerName: `Width ${width}` })
    expect(id).toBeTruthy()
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/testimonials')
    await decide(page, `Width ${width}`, 'Approve')
    await expect(shown(page)).toBeVisible()
    const box = await shown(page).boundingBox()
    expect(box?.width, `at ${width}`).toBeGreaterThan(least)
    expect(box?.width, `at ${width}`).toBeLessThanOrEqual(most)
    expect((box?.x ?? 0) + (box?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width)
  }
})

/** The colour behind the toast, and the one that stands for danger, in the theme of now. */
function colours(page: Page): Promise<{ background: string; danger: string }> {
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
