import type { Page } from '@playwright/test'
import type { RewardSettings } from '#contract/rewards.ts'
import { type Owner, expect, expectAccessible, test } from './fixtures.ts'
import { toast } from './owner-pages.ts'
import { fill, formOf, mine, preview, submit, thankYou } from './public-form.ts'

const defaults: RewardSettings = {
  isEnabled: true,
  rewardType: 'discount_code',
  rewardMessage: 'A bun on us.',
  triggerCondition: 'on_submission',
  distributionMethod: 'qr_code',
  generatesCodes: true,
}
const unavailable = { status: 503, contentType: 'application/json', body: '{}' }

async function saved(owner: Owner): Promise<RewardSettings> {
  return (await owner.request.get('/api/reward-settings')).json() as Promise<RewardSettings>
}

async function choose(owner: Owner, settings: Partial<RewardSettings> = {}) {
  const answer = await owner.request.put('/api/reward-settings', { data: { ...defaults, ...settings } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function upload(owner: Owner, content: string) {
  expect((await owner.request.post('/api/reward-codes', { data: { content } })).status()).toBe(201)
}

/** Every save that the page sends, in order. */
function watchSaves(page: Page): RewardSettings[] {
  const saves: RewardSettings[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/reward-settings')) {
      saves.push(request.postDataJSON() as RewardSettings)
    }
  })
  return saves
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const status = (page: Page) => page.getByRole('status').filter({ hasText: /saved|Saving/ })

async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

test('three cards say what rewards do, and that their figures illustrate (REW-01)', async ({
  page,
  owner,
}) => {
  expect(owner.user.id).toBeTruthy()
  await page.goto('/rewards')
  await expect(page.getByRole('heading', { name: 'Customer Rewards', level: 1 })).toBeVisible()
  const cards = page.getByRole('region', { name: 'What rewards do' })
  for (const [label, value, words] of [
    ['Response Rate', '+35%', 'with rewards enabled'],
    ['Engagement', 'Higher', ''],
    ['Automation', 'Smart', ''],
  ] as const) {
    const card = cards.getByRole('listitem').filter({ hasText: label })
    await expect(card.getByText(value, { exact: true })).toBeVisible()
    await expect(card).toContainText(words)
  }
  await expect(cards).toContainText('Illustrative figures')
  await expectAccessibleInBothThemes(page)
})

test('the switch flips Active and Inactive and brings the preview (REW-02, REW-04, REW-08)', async ({
  page,
  owner,
}) => {
  await page.goto('/rewards')
  const toggle = page.getByRole('switch', { name: /^Rewards/ })
  await expect(toggle).not.toBeChecked()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Preview' })).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  const shown = page.getByRole('region', { name: 'Preview' })
  await expect(shown).toContainText(
    "Thank you for sharing your experience! Here's a special reward just for you.",
  )
  await expect(shown).toContainText('Example code')
  await expect.poll(async () => (await saved(owner)).isEnabled).toBe(true)
  await expectAccessibleInBothThemes(page)
  await toggle.click()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await expect.poll(async () => (await saved(owner)).isEnabled).toBe(false)
})

test('type, trigger, distribution and message are chosen on the page and kept (REW-03, REW-06, REW-09, REW-10, REW-11, REW-12)', async ({
  page,
  owner,
}) => {
  await choose(owner, { rewardMessage: 'From before.', rewardType: 'coupon', distributionMethod: 'both' })
  await page.goto('/rewards')
  const type = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  const trigger = page.getByLabel('When it is handed out')
  const distribution = page.getByLabel('How it gets to the customer')
  await expect(type('Coupon')).toBeChecked()
  await expect(message(page)).toHaveValue('From before.')
  await expect(distribution).toHaveValue('both')
  await expect(type('Free item').or(type('Coupon')).or(type('Discount code'))).toHaveCount(3)
  expect(
    await trigger.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['on_submission', 'on_approval', 'five_star_only', 'milestone_based'])
  await type('Free item').check({ force: true })
  await trigger.selectOption('on_approval')
  await distribution.selectOption('email_campaign')
  await message(page).fill('A cardamom bun on us.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('A cardamom bun on us.')
  await expect(preview).toContainText('Your free item')
  await expect(preview.getByRole('img')).toHaveCount(0)
  await expect(status(page)).toHaveText('All changes saved')
  expect(await saved(owner)).toMatchObject({
    isEnabled: true,
    rewardType: 'free_item',
    triggerCondition: 'on_approval',
    distributionMethod: 'email_campaign',
    rewardMessage: 'A cardamom bun on us.',
  })
  await page.reload()
  await expect(type('Free item')).toBeChecked()
  await expect(trigger).toHaveValue('on_approval')
  await expect(message(page)).toHaveValue('A cardamom bun on us.')
})

test('a save follows 1,000 ms after the last edit, and says so meanwhile (REW-05, REW-07, API-15)', async ({
  page,
  owner,
}) => {
  await choose(owner)
  await page.clock.install()
  await page.goto('/rewards')
  const saves = watchSaves(page)
  await expect(message(page)).toHaveValue('A bun on us.')
  await page.clock.pauseAt(Date.now() + 60_000)
  await message(page).fill('First')
  await expect(status(page)).toHaveText('Saving changes')
  await page.clock.runFor(900)
  await message(page).fill('Second')
  await page.clock.runFor(900)
  await page.getByRole('radio', { name: /^Coupon/ }).check({ force: true })
  await page.clock.runFor(990)
  expect(saves).toEqual([])
  await page.clock.runFor(20)
  await expect(status(page)).toHaveText('All changes saved')
  expect(saves).toHaveLength(1)
  expect(saves[0]).toMatchObject({ rewardMessage: 'Second', rewardType: 'coupon' })
  expect(await saved(owner)).toMatchObject({ rewardMessage: 'Second', rewardType: 'coupon' })
})

test('edits that could not be saved stay, and are sent again on demand (REW-07)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await choose(owner)
  await page.goto('/rewards')
  await page.route('**/api/reward-settings', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(unavailable) : route.continue(),
  )
  await message(page).fill('Typed in the cellar.')
  await expect(page.getByRole('alert')).toContainText('Your changes are not saved yet')
  await expect(message(page)).toHaveValue('Typed in the cellar.')
  await expectAccessibleInBothThemes(page)
  await page.unroute('**/api/reward-settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status(page)).toHaveText('All changes saved')
  expect((await saved(owner)).rewardMessage).toBe('Typed in the cellar.')
})

test('who leaves within the second loses nothing, by a link or by closing the page (REW-07)', async ({
  page,
  owner,
}) => {
  await choose(owner)
  await page.goto('/rewards')
  await message(page).fill('Left by a link.')
  await page.getByRole('link', { name: 'Rewards ledger' }).first().click()
  await expect(page).toHaveURL(/ledger/)
  await expect.poll(async () => (await saved(owner)).rewardMessage).toBe('Left by a link.')
  await page.goBack()
  await expect(message(page)).toHaveValue('Left by a link.')
  await message(page).fill('Left for another site.')
  await page.goto('about:blank')
  await expect.poll(async () => (await saved(owner)).rewardMessage).toBe('Left for another site.')
})

test('five_star_only and milestone_based are kept, with the note that says what they do here (REW-11)', async ({
  page,
  owner,
}) => {
  await choose(owner)
  await page.goto('/rewards')
  const trigger = page.getByLabel('When it is handed out')
  await trigger.selectOption('five_star_only')
  await expect(page.getByText('A reward may not depend on the rating')).toBeVisible()
  await expect(page.getByText(/everybody is thanked, whatever their rating/)).toBeVisible()
  await expect.poll(async () => (await saved(owner)).triggerCondition).toBe('five_star_only')
  await expectAccessibleInBothThemes(page)
  await trigger.selectOption('milestone_based')
  await expect(page.getByText('Nothing is handed out with this choice')).toBeVisible()
  await expect.poll(async () => (await saved(owner)).triggerCondition).toBe('milestone_based')
})

test('the message stops at 1,000 characters, and an empty one is kept with the default in its place (REW-10, REW-13)', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await choose(owner)
  await page.goto('/rewards')
  await expect(message(page)).toHaveAttribute('maxlength', '1000')
  await message(page).fill('')
  await expect(page.getByText(/Left empty, customers read: “Thank you for sharing/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('special reward just for you.')
  await expect(status(page)).toHaveText('All changes saved')
  expect((await saved(owner)).rewardMessage).toBe('')
  await message(page).fill('Now review us on https://g.page/r/bakery/review')
  await expect(page.getByRole('alert').first()).toContainText('Most review sites forbid rewards')
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
})

test('codes are typed or uploaded, counted, and taken out again', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/422/)
  await choose(owner)
  await page.goto('/rewards')
  const codes = page.getByRole('region', { name: 'Codes' })
  await codes.getByRole('button', { name: 'Add codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add codes' })
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Codes', { exact: true }).fill('BREAD-1\nBREAD-2\nBREAD-1')
  await dialog.getByRole('button', { name: 'Add codes' }).click()
  await expect(dialog).toContainText('2 codes added')
  await expect(dialog).toContainText('1 was there already')
  await dialog.getByLabel('Or choose a file').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name;code\nSummer;SUN-1\nSummer;BREAD-2\n'),
  })
  await expect(dialog).toContainText('1 code added')
  await dialog.getByLabel('Or choose a file').setInputFiles({
    name: 'other.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b\nc,d\n'),
  })
  await expect(dialog).toContainText('This file has several columns')
  await page.keyboard.press('Escape')
  await expect(codes.getByRole('button', { name: 'Add codes' })).toBeFocused()
  await expect(codes.getByRole('definition').first()).toHaveText('3')
  await codes.getByRole('button', { name: 'Remove free codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page)).toContainText('3 codes removed')
  await expect(codes.getByRole('definition').first()).toHaveText('0')
})

test('a customer sends the form, is shown no code beside public links, and finds it on the private page (ruling 7)', async ({
  page,
  owner,
}) => {
  await owner.request.put('/api/form-settings', {
    data: {
      requiresApproval: true,
      publicLinks: 'everyone',
      googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
      yelpBusinessId: 'lindqvist-bakery',
    },
  })
  await choose(owner, { generatesCodes: false })
  await upload(owner, 'BREAD-10')
  await page.goto(formOf(owner))
  await fill(page, { rating: 2 })
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Google/ })).toBeVisible()
  await expect(page.getByText(/BREAD-10|reward|A bun on us/i)).toHaveCount(0)
  await page.getByRole('link', { name: 'Open your private page' }).click()
  const reward = page.getByRole('region', { name: 'A thank-you for you' })
  await expect(reward).toContainText('A bun on us.')
  await expect(reward).toContainText('BREAD-10')
  await expect(reward.getByRole('img', { name: 'QR code of BREAD-10' })).toBeVisible()
  await expect(page.locator('a[href*="google"], a[href*="yelp"]')).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reward.getByRole('button', { name: 'Copy code' }).click()
  await expect(reward.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BREAD-10')
  await expectAccessibleInBothThemes(page)
})

test('a code that comes later appears on the private page by itself', async ({ page, owner }) => {
  await choose(owner, { generatesCodes: false })
  const { manageUrl } = await owner.submit()
  await page.goto(manageUrl)
  const reward = page.getByRole('region', { name: 'A thank-you for you' })
  await expect(reward).toContainText("isn't ready yet")
  await expectAccessible(page)
  await upload(owner, 'LATE-1')
  await expect(reward).toContainText('LATE-1')
})

test('the page says when rewards wait for codes, and serves them when codes come', async ({
  page,
  owner,
}) => {
  await choose(owner, { generatesCodes: false })
  const { manageUrl } = await owner.submit({ customerEmail: 'first@example.com' })
  await owner.submit({ customerEmail: 'second@example.com' })
  await page.goto('/rewards')
  await expect(page.getByText('2 rewards wait for codes')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'See who waits' }).click()
  await expect(page.getByText('2 rewards', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Waits for a code' })).toHaveCount(2)
  await page.goBack()
  await page.getByRole('switch', { name: 'Make codes when none is free' }).click()
  await expect(page.getByText('2 rewards wait for codes')).toHaveCount(0)
  await expect(page.getByRole('definition').nth(1)).toHaveText('2')
  expect((await mine(page, manageUrl)).reward?.code).toMatch(/^\w{4}-\w{4}$/)
})

test('both pages say when the server does not answer, and try again', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await choose(owner)
  for (const [path, api, title] of [
    ['/rewards', '**/api/reward-settings', 'The reward settings could not be loaded'],
    ['/rewards/ledger', '**/api/rewards?*', 'The ledger could not be loaded'],
  ] as const) {
    await page.route(api, (route) => route.fulfill(unavailable))
    await page.route('**/api/rewards', (route) => route.fulfill(unavailable))
    await page.goto(path)
    await expect(page.getByText(title)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(title)).toHaveCount(0)
  }
})

test('the codes that could not be counted are counted again on demand', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  await choose(owner)
  await page.route('**/api/reward-codes', (route) => route.fulfill(unavailable))
  await page.goto('/rewards')
  await expect(page.getByText('The codes could not be counted.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Handed out', { exact: true })).toBeVisible()
})

test('both pages can be read while they load, and used by keyboard alone', async ({ page, owner }) => {
  await choose(owner)
  await owner.submit()
  for (const [path, api, label] of [
    ['/rewards', /\/api\/reward-settings$/, 'Loading the reward settings'],
    ['/rewards/ledger', /\/api\/rewards(\?|$)/, 'Loading the ledger'],
  ] as const) {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(api, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByLabel(label)).toBeVisible()
    await expectAccessibleInBothThemes(page)
    answer()
    await expect(page.getByLabel(label)).toHaveCount(0)
    await page.unrouteAll()
  }
  await page.goto('/rewards')
  await page.getByRole('switch', { name: /^Rewards/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Discount code/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Coupon/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('When it is handed out')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('How it gets to the customer')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' And coffee.')
  await expect(status(page)).toHaveText('All changes saved')
  expect(await saved(owner)).toMatchObject({
    rewardType: 'coupon',
    rewardMessage: 'A bun on us. And coffee.',
  })
})

test('on a phone nothing scrolls sideways', async ({ page, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await choose(owner)
  const { manageUrl } = await owner.submit({ customerEmail: 'a-rather-long-address-of-somebody@example.com' })
  for (const path of ['/rewards', '/rewards/ledger', manageUrl]) {
    await page.goto(path)
    await expect(page.getByText(/Handed out|thank-you for you/).first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(390)
  }
})
