import { brand } from '#contract/brand.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { provenOwnersOf } from '../../accounts/service.ts'
import { queueEmail } from '../../emails/service.ts'
import { dayMs } from '../../kit/time.ts'
import { settingsAddress } from '../calls/addresses.ts'
import { lateDays } from '../entitlement/entitlement.ts'

/** Tells the owners once that a payment failed: in the transaction that writes that the plan is overdue. */
export async function tellOfOverdue(
  services: Services,
  tx: Tx,
  workspaceId: string,
  { periodStart }: { readonly periodStart: Date },
): Promise<void> {
  const lastDay = new Date(periodStart.getTime() + lateDays * dayMs)
  const url = settingsAddress(services.config)
  for (const to of await provenOwnersOf(tx, workspaceId))
    await queueEmail(services, tx, overdueEmail({ to, lastDay, url }))
}

/** To every owner, when a payment failed and will be tried again. */
export function overdueEmail({ to, lastDay, url }: { to: string; lastDay: Date; url: string }) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(lastDay)
  return {
    to,
    subject: `Your ${brand.name} payment failed`,
    paragraphs: [
      'We couldn’t charge your card for the next billing period. We will try again over the next days.',
      `Your plan stays as it is until ${day}. To keep it, please check your card in Settings.`,
    ],
    button: { url, label: 'Check your card' },
  }
}
