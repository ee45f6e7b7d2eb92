import type { Page } from '@playwright/test'
import { defaultRewardSettings } from '#contract/rewards.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

test('the ledger lists, searches, filters and exports every reward', async ({ page, owner }) => {
  await page.goto('/rewards/ledger')
  await expect(page.getByRole('heading', { name: 'No rewards yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const settings = {
    ...defaultRewardSettings,
    isEnabled: true,
    generatesCodes: false,
    distributionMethod: 'both',
  }
  await owner.request.put('/api/reward-settings', { data: settings })
  await owner.request.post('/api/reward-codes', { data: { content: 'TEN-1\nTEN-2' } })
  for (let count = 0; count < 60; count += 1) {
    await owner.submit({ customerName: `Guest ${count}`, customerEmail: `guest-${count}@example.com` })
  }
  await expect
    .poll(async () => (await (await owner.request.get('/api/reward-codes')).json()) as unknown)
    .toMatchObject({ handedOut: 2, waiting: 58 })
  await page.reload()
  await expect(page.getByText('60 rewards', { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('row')).toHaveCount(61)
  await page.getByRole('radio', { name: 'Handed out' }).check({ force: true })
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /Guest 0/ })).toContainText('TEN-1')
  await expect(page.getByRole('row', { name: /Guest 0/ })).toContainText('letter sent')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('searchbox').fill('ten-2')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/state=given.*search=ten-2|search=ten-2.*state=given/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const text = await (await (await download).createReadStream()).toArray()
  expect(
    Buffer.concat(text as Buffer[])
      .toString()
      .trim()
      .split('\r\n'),
  ).toHaveLength(2)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByRole('heading', { name: 'No rewards found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('60 rewards', { exact: true })).toBeVisible()
})
