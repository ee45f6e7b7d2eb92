import type Stripe from 'stripe'

const most = 100

/** Cents of each invoice that went back: refunded, or lost to a dispute. A dispute that is open takes nothing yet. */
export async function readReturned(
  stripe: Stripe,
  customerId: string,
  invoices: readonly Stripe.Invoice[],
): Promise<Map<string, number>> {
  const returned = new Map<string, number>()
  if (!invoices.some(({ amount_paid: paid }) => paid > 0)) return returned
  const charges = await stripe.charges.list({ customer: customerId, limit: most })
  const invoiceOf = invoicesByPayment(invoices)
  for (const charge of charges.data) {
    const invoice = invoiceOf.get(idIn(charge.payment_intent) ?? charge.id)
    if (invoice === undefined) continue
    const lost = charge.disputed ? await readLost(stripe, charge.id) : 0
    const cents = charge.amount_refunded + lost
    if (cents > 0) returned.set(invoice, (returned.get(invoice) ?? 0) + cents)
  }
  return returned
}

function invoicesByPayment(invoices: readonly Stripe.Invoice[]): Map<string, string> {
  const pairs = invoices.flatMap(({ id, payments }) =>
    (payments?.data ?? []).flatMap(({ payment }) => {
      const key = idIn(payment.payment_intent) ?? idIn(payment.charge)
      return key === undefined ? [] : [[key, id] as const]
    }),
  )
  return new Map(pairs)
}

async function readLost(stripe: Stripe, charge: string): Promise<number> {
  const disputes = await stripe.disputes.list({ charge, limit: most })
  return disputes.data.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0)
}

function idIn(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}
