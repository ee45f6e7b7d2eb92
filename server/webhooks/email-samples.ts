import type { SampleEmail } from '../emails/service.ts'
import { webhookEmail } from './webhook-email.ts'

const owner = 'mara@lindqvistbakery.com'
const shop = { name: 'Our shop', address: 'https://shop.example.com/webhooks' }

/** The emails about webhooks. */
export const webhookSamples: readonly SampleEmail[] = [
  {
    name: 'webhook-failing',
    sentWhen: 'To owners, when a webhook has received nothing for a day',
    draft: (publicUrl) => webhookEmail(owner, { ...shop, offBecause: undefined }, publicUrl),
  },
  {
    name: 'webhook-off',
    sentWhen: 'To owners, when a webhook is turned off because nothing arrives',
    draft: (publicUrl) =>
      webhookEmail(owner, { ...shop, offBecause: 'Nothing has arrived there for five days.' }, publicUrl),
  },
]
