import type { WorkspaceContext } from '../../context.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { settingsAddress } from './addresses.ts'
import { customerOf } from './customer.ts'

/** Stripe's own page for cards, tax ids and invoices. */
export function openPortal(context: WorkspaceContext): Promise<{ url: string }> {
  return askStripe(context, async (stripe) => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: await customerOf(context, stripe),
      return_url: settingsAddress(context.config),
    })
    return { url }
  })
}
