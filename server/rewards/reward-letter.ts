import type { RewardType } from '#contract/rewards.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { rewards } from '../db/tables/rewards.ts'
import { post } from '../letters/service.ts'

const codeWords: Record<RewardType, string> = {
  free_item: 'Your code for a free item',
  coupon: 'Your coupon',
  discount_code: 'Your discount code',
}

interface Sender {
  readonly name: string
  readonly contactEmail: string | null
}

type Given = typeof rewards.$inferSelect & { readonly code: string }

/**
 * Posts the reward where it goes by mail; answers the letter's id. It holds no link at all, least of all to a review
 * site: those forbid rewards.
 */
export async function postReward(
  services: Services,
  tx: Tx,
  { name, contactEmail }: Sender,
  { workspaceId, customerName, customerEmail, distributionMethod, rewardType, message, code }: Given,
): Promise<string | null> {
  if (distributionMethod === 'qr_code' || !customerEmail) return null
  return post(
    services,
    tx,
    {
      to: customerEmail,
      ...(contactEmail && { replyTo: contactEmail }),
      subject: `A thank-you from ${name}`,
      paragraphs: [
        `Hello ${customerName},`,
        message,
        `${codeWords[rewardType]}: ${code}`,
        `It depends neither on what you wrote nor on how many stars you gave. Where ${name} shows your words, it says that you received a reward.`,
      ],
    },
    workspaceId,
  )
}
