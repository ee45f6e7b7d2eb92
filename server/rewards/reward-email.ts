import { and, count, gt, gte, inArray, isNotNull } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { RewardType } from '#contract/rewards.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rewards } from './tables.ts'
import { greeting, queueEmail } from '../emails/service.ts'

const rewardCodeCopy: Record<RewardType, string> = {
  free_item: 'Your code for a free item',
  coupon: 'Your coupon',
  discount_code: 'Your discount code',
}

interface Sender {
  readonly name: string
  readonly contactEmail: string | null
}

type AssignedReward = typeof rewards.$inferSelect & { readonly code: string }

/** As many emails of this kind reach one address in a day, from all workspaces together. */
const emailsADay = 5

/** Which of these addresses have had their emails of the day. Looks past the workspace: not in its transaction. */
export async function fullMailboxes(
  { db, now }: Services,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const full = await db
    .select({ address: rewards.customerEmail })
    .from(rewards)
    .where(
      and(
        inArray(rewards.customerEmail, [...addresses]),
        isNotNull(rewards.emailId),
        gt(rewards.givenAt, new Date(now().getTime() - 86_400_000)),
      ),
    )
    .groupBy(rewards.customerEmail)
    .having(gte(count(), emailsADay))
  return new Set(full.flatMap(({ address }) => address ?? []))
}

/** Posts the reward where it goes by mail; answers the email's id. */
export async function postReward(
  services: Services,
  tx: Tx,
  { name, contactEmail }: Sender,
  { workspaceId, customerEmail, distributionMethod, ...reward }: AssignedReward,
): Promise<string | null> {
  if (distributionMethod === 'qr_code' || !customerEmail) return null
  return queueEmail(
    services,
    tx,
    {
      to: customerEmail,
      isFromBusiness: true,
      ...(contactEmail && { replyTo: contactEmail }),
      ...rewardEmail(name, reward),
    },
    workspaceId,
  )
}

/** It has no button: a reward and a link to a review site never share an email, because those sites forbid rewards. */
export function rewardEmail(
  businessName: string,
  {
    customerName,
    rewardType,
    message,
    code,
  }: Pick<AssignedReward, 'customerName' | 'rewardType' | 'message' | 'code'>,
) {
  const name = nameInEmail(businessName)
  return {
    subject: `A thank-you from ${name}`,
    paragraphs: [
      greeting(customerName),
      message,
      { label: rewardCodeCopy[rewardType], code },
      `You get it whatever you wrote and however many stars you gave. If ${name} shows your testimonial, it says that you received a reward.`,
    ],
    reason: `${name} sent you this through ${brand.name} because you left a testimonial.`,
  }
}
