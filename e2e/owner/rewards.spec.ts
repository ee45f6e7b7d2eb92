import type { RewardSettings } from '#contract/rewards/rewards.ts'
import { expect, test } from '../fixtures.ts'
import type { Owner } from '../owner.ts'
import { fill, formOf, preview, privateLink, submit, thankYou } from '../customer/public-form.ts'

async function saved(owner: Owner): Promise<RewardSettings> {
  return (await owner.request.get('/api/reward-settings')).json() as Promise<RewardSettings>
}

test('a reward from its settings to the code on a page of its own and the line in the ledger (REW-06, REW-07, ruling 7)', async ({
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
  await page.goto('/rewards')
  await page.getByRole('switch', { name: /^Generate codes/ }).click()
  await page.getByRole('button', { name: 'Add codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add codes' })
  await dialog.getByLabel('Or choose a file').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name;code\nSpring;BREAD-10\n'),
  })
  await expect(dialog).toContainText('1 code added')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('switch', { name: /^Rewards/ }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('A bun on us.')
  // Gone before the second after which a change is saved is over.
  await page.goto('about:blank')
  await expect
    .poll(() => saved(owner))
    .toMatchObject({ isEnabled: true, rewardMessage: 'A bun on us.', generatesCodes: false })

  await page.goto(formOf(owner))
  await fill(page, { rating: 2 })
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Google/ })).toBeVisible()
  await expect(page.getByText(/BREAD-10|A bun on us/i)).toHaveCount(0)
  const privatePage = await privateLink(page)
  await page.getByRole('link', { name: 'Open your reward' }).click()
  await expect(page.getByText('A bun on us.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of BREAD-10' })).toBeVisible()
  await expect(page.locator('a[href*="google"], a[href*="yelp"]')).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BREAD-10')

  await page.goto(privatePage)
  await expect(page.getByRole('button', { name: 'Withdraw feedback' })).toBeVisible()
  await expect(page.getByText(/BREAD-10|A bun on us|reward/i)).toHaveCount(0)

  const { manageUrl } = await owner.submit({ customerName: 'Ana', customerEmail: 'ana@example.com' })
  await page.goto(`${manageUrl}/reward`)
  await expect(page.getByText('A bun on us.')).toBeVisible()
  await owner.request.post('/api/reward-codes', { data: { content: 'LATE-1' } })
  // Without loading the page again.
  await expect(page.getByRole('img', { name: 'QR code of LATE-1' })).toBeVisible()

  await page.goto('/rewards/ledger')
  await expect(page.getByRole('row', { name: /Jonas Petersen/ })).toContainText('BREAD-10')
  await page.getByRole('searchbox').fill('late')
  await expect(page.getByText('1 reward', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const parts = (await (await (await download).createReadStream()).toArray()) as Buffer[]
  const [, ...lines] = Buffer.concat(parts).toString().trim().split('\r\n')
  expect(lines).toEqual([expect.stringMatching(/"?Ana"?,.*LATE-1/)])
})
