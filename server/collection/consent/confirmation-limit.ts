import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { requireProven } from '../../emails/service.ts'
import { confirmationRecipient } from '../../testimonials/service.ts'
import { askForConfirmation } from './confirmation.ts'
import { countRequest } from '../limits.ts'

/** Counted before the email is written: the owner chooses the address, and a free account must not mail the world. */
export async function askWithinLimits(
  context: WorkspaceContext,
  limits: RateLimits,
  id: string,
  email?: string,
): Promise<Testimonial> {
  requireProven(context)
  const { tenant, workspaceId } = context
  const { to, wasJustAsked } = await tenant((tx) => confirmationRecipient(context, tx, id, email))
  if (to && !wasJustAsked) await countRequest(limits, workspaceId, to)
  return askForConfirmation(context, id, email)
}
