import type { Locator, Page } from '@playwright/test'
import type { Ledger } from '../../server/integrations/stripe/stand-in/ledger.ts'
import { passTime } from '../../server/integrations/stripe/stand-in/passing-time.ts'
import { standInSettings } from '../../server/integrations/stripe/stand-in/plans.ts'
import { signEvent } from '../../server/integrations/stripe/stand-in/sign.ts'
import { startStripeStandIn } from '../../server/integrations/stripe/stand-in/stand-in.ts'
import { violationsOn } from '../axe.ts'
import { expect, makeOwner, test } from '../fixtures.ts'
import { startServer } from '../server.ts'
import { tabTo } from '../tab-to.ts'
import { toast } from '../whole/owner-pages.ts'

const clock = () => Math.floor(Date.now() / 1000)
const longDay = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(seconds * 1000))
/** Four fifths of what Starter holds. */
const approvals = 40

async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place, 90)
  await page.keyboard.press('Enter')
}

/** What has happened at Stripe since reaches the server. */
async function deliver({ events }: Ledger, url: string, since: number): Promise<void> {
  for (const event of events.slice(since)) {
    const { payload: body, header } = await signEvent(event, { at: clock() })
    const headers = { 'stripe-signature': header }
    const answer = await fetch(`${url}/stripe/events`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }
}

test('an owner tries, buys, fills, changes, cancels and resumes a plan with the keyboard alone (PLAN-11 to 19, SET-02, DASH-05)', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const stripe = await startStripeStandIn(clock)
  const server = await startServer({ PLAUDIT_POW: 'off', ...standInSettings(stripe.url) })
  const { ledger } = stripe
  const main = page.getByRole('main')
  try {
    const owner = await makeOwner(page.request, server.url)
    await page.addInitScript(() => sessionStorage.setItem('plaudit-tour-closed', 'true'))

    await test.step('the trial is on the dashboard, and leads to the plans', async () => {
      await page.goto(`${server.url}/dashboard`)
      await expect(main.getByText('Trial', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(/Your trial ends on/)).toBeVisible()
      await press(page, main.getByRole('link', { name: 'Manage Plan' }))
      await expect(page).toHaveURL(/settings\?tab=security/)
      await expect(main.getByText('0 of 50 testimonials approved this month')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await press(page, main.getByRole('link', { name: 'Choose a plan' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    await test.step('the checkout is on the provider’s page, and comes back to a plan', async () => {
      await press(page, page.getByRole('button', { name: 'Start Starter' }).first())
      await expect(page).toHaveURL(new RegExp(`^${stripe.url}/checkout/`))
      expect(await violationsOn(page)).toEqual([])
      await tabTo(page, page.getByLabel('Card number'))
      await page.keyboard.type('4242 4242 4242 4242')
      await press(page, page.getByRole('button', { name: 'Subscribe' }))
      await expect(toast(page).getByText('Your plan is set up')).toBeVisible()
      await expect(main.getByText('$29 a month after the trial')).toBeVisible()
    })

    const [subscription] = [...ledger.subscriptions.values()]
    const [item] = subscription!.items.data
    await test.step('with the first payment the owner pays', async () => {
      const since = ledger.events.length
      Object.assign(item, { current_period_end: clock() })
      subscription!.trial_end = clock()
      passTime(ledger)
      await deliver(ledger, server.url, since)
      await expect(async () => {
        await page.reload()
        await expect(main.getByText('$29 a month', { exact: true })).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(main.getByText('Active', { exact: true }).first()).toBeVisible()
      await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible()
    })

    await test.step('from four fifths of it on, the plan’s card says so', async () => {
      for (let index = 0; index < approvals; index++) {
        const { id } = await owner.submit({ customerEmail: `customer${index}@example.com` })
        await owner.approve(id)
      }
      await page.goto(`${server.url}/dashboard`)
      await expect(main.getByText('Approaching limit').first()).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    await test.step('a larger plan at once: what it costs is shown before', async () => {
      await page.goto(`${server.url}/settings?tab=security`)
      await press(page, main.getByRole('button', { name: 'Change plan' }))
      const dialog = page.getByRole('dialog', { name: 'Change plan' })
      await tabTo(page, dialog.getByLabel('New plan'))
      await page.keyboard.type('Professional')
      await tabTo(page, dialog.getByLabel('When'))
      await page.keyboard.type('Now')
      await expect(dialog.getByText('Due now')).toBeVisible()
      await expect(dialog.getByText(/^\$(50|49\.\d\d)$/)).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await press(page, dialog.getByRole('button', { name: 'Change plan' }))
      await expect(toast(page).getByText('Plan changed')).toBeVisible()
      await expect(main.getByText('40 of 500 testimonials approved this month')).toBeVisible()
    })

    await test.step('canceled, it stays until its end, and can be resumed', async () => {
      await press(page, main.getByRole('button', { name: 'Cancel plan' }))
      const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' })
      await expect(dialog).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await press(page, dialog.getByRole('button', { name: 'Cancel plan' }))
      await expect(toast(page).getByText('Plan canceled')).toBeVisible()
      await expect(main.getByText('Canceled', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(longDay(item.current_period_end)).first()).toBeVisible()
      await press(page, main.getByRole('button', { name: 'Resume plan' }))
      await expect(main.getByText('Active', { exact: true }).first()).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })
  } finally {
    await server.dispose()
    stripe.close()
  }
})
