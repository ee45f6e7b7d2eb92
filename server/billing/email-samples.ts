import type { SampleEmail } from '../emails/service.ts'
import { differenceEmail } from './sync/difference-email.ts'
import { overdueEmail } from './sync/overdue-email.ts'

export const paymentSamples: readonly SampleEmail[] = [
  {
    name: 'payment-failed',
    sentWhen: 'To the owners, when a payment failed and will be tried again',
    draft: (url) =>
      overdueEmail({
        to: 'mara@lindqvistbakery.com',
        lastDay: new Date('2026-03-24'),
        url: `${url}/settings?tab=security`,
      }),
  },
  {
    name: 'billing-differences',
    sentWhen: 'To the operator, after a night in which this server and Stripe differed',
    draft: () =>
      differenceEmail('operator@example.com', [
        {
          workspaceId: null,
          customerId: 'cus_Q1',
          what: 'The plan was active starter until 2026-03-10T09:00:00.000Z and is active professional until 2026-04-10T09:00:00.000Z.',
        },
      ]),
  },
]
