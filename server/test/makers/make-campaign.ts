import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { type Campaign, createCampaign, getCampaign, sendCampaign } from '#contract/campaigns/campaigns.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { sendCampaigns } from '../../campaigns/sending/send-job.ts'
import { randomToken } from '../../kit/ids.ts'
import { emailsTo } from '../emails.ts'
import type { Owner } from '../make.ts'
import type { TestApp } from '../test-app.ts'

/** New customers of this owner, with addresses of their own. */
export async function makeCustomers(owner: Owner, names: readonly string[]) {
  const made = []
  for (const name of names) {
    const email = `${randomToken(8).toLowerCase()}@example.com`
    made.push((await owner.call(createCustomer, { body: { name, email } })).body)
  }
  return made
}

/** A campaign for these customers that nobody has started. */
export async function makeCampaign(
  owner: Owner,
  customers: readonly { readonly id: string }[],
  overrides: object = {},
): Promise<Campaign> {
  const selectedCustomers = customers.map(({ id }) => id)
  // Whatever time it is when the test runs.
  const reminderHours = { fromHour: 0, untilHour: 24, timeZone: 'UTC' }
  const body = { name: 'Spring', ...defaultCampaignEmail, selectedCustomers, reminderHours, ...overrides }
  const { body: made, status, problem } = await owner.call(createCampaign, { body })
  if (status !== 201) throw new Error(`Creating a campaign answered ${status}: ${problem.message}`)
  return made
}

/** Does what the clock starts every minute, and sends what is due. */
export async function runCampaigns(app: TestApp): Promise<void> {
  await sendCampaigns.run(app.services, {})
  await app.drain()
}

/** Presses "Send Emails", and waits for the emails. */
export async function started(app: TestApp, owner: Owner, { id }: { readonly id: string }) {
  await owner.call(sendCampaign, { params: { id } })
  await app.drain()
  return (await owner.call(getCampaign, { params: { id } })).body
}

/** The id of the personal link in the newest email to this address. */
export async function linkMailedTo(app: TestApp, email: string): Promise<string> {
  const text = (await emailsTo(app, email)).at(-1)?.text ?? ''
  return /testimonial-form\/([\w-]+)/.exec(text)?.[1] ?? ''
}
