import { page as website } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'

test('a designed widget shows on a website as in its preview, and is gone when paused (WIDG-04, WIDG-05, WIDG-13)', async ({
  page,
  owner,
  site,
  context,
  browser,
}) => {
  await owner.approve((await owner.submit()).id)
  await page.goto('/template-designer?tab=style')
  const preview = page.frameLocator('iframe[title="Preview of your widget"]')
  const card = preview.getByRole('listitem')
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Editorial' }).click()
  await expect(card).toHaveCSS('background-color', 'rgb(251, 247, 239)')
  await expect(preview.getByText('The rye keeps for a week')).toBeVisible()
  await page.getByLabel('Font').selectOption('site')
  await page.getByText('Custom CSS').click()
  const rules = page.getByLabel('Rules for this widget')
  await rules.fill('.card { padding: 60px; border: 3px dotted #2563eb }\n.label { color: #ffffff }')
  await expect(page.getByText(/^Line 2: “\.label” can't be styled/)).toBeVisible()
  await rules.fill('.card { padding: 60px; border: 3px dotted #2563eb }')
  await expect(card).toHaveCSS('border-top-style', 'dotted')
  await expect(page.getByText(/^Heights change: phone \+\d+%/)).toBeVisible()
  await page.getByRole('button', { name: 'Create widget' }).click()
  await expect(page.getByText('Widget Created', { exact: true })).toBeVisible()
  await expect(page.locator('pre').first()).toContainText('min-height')
  const code = (await page.locator('pre').first().textContent()) ?? ''

  const visitor = await context.newPage()
  const styles =
    '<style>body{font-family:Courier}.card{display:none}div::part(name){letter-spacing:3px}</style>'
  const address = await site(website(styles + code))
  await visitor.goto(address)
  const shown = visitor.getByRole('listitem')
  await expect(shown).toHaveCSS('border-top-style', 'dotted')
  await expect(shown).toHaveCSS('font-family', 'Courier')
  await expect(shown.locator('.name')).toHaveCSS('letter-spacing', '3px')
  // The height that was measured with that CSS is free for it, give or take a line of the site's font.
  const kept = Number([...code.matchAll(/min-height:(\d+)px/g)].at(-1)?.[1])
  const taken = (await visitor.locator('[id^=plaudit-widget-]').boundingBox())?.height ?? 0
  expect(Math.abs(kept - taken)).toBeLessThan(40)
  await expect(shown).toHaveCSS('background-color', 'rgb(251, 247, 239)')
  await visitor.getByText('How we collect', { exact: true }).press('Enter')
  await expect(visitor.getByText('The form is the same for everyone.')).toBeVisible()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText('The form is the same for everyone.')).toBeHidden()

  await page.goto('/template-designer')
  await page.getByRole('button', { name: 'Pause My Testimonial Widget' }).click()
  await expect(page.getByText('Widget paused', { exact: true })).toBeVisible()
  await expect(async () => {
    // Another visitor each time: a browser keeps what it got for 50 seconds.
    const other = await browser.newContext()
    const later = await other.newPage()
    await later.goto(address)
    await expect(later.getByText('Open daily.')).toBeVisible()
    const heights = await later
      .locator('[id^=plaudit-widget-]')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height))
    await other.close()
    expect(heights).toEqual([0])
  }).toPass({ timeout: 12_000 })
})
