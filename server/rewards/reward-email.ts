import { and, count, gt, gte, inArray, isNotNull } from 'drizzle-orm'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { defaultRewardMessage, rewardMessageCopy } from '#contract/rewards/rewards.ts'
import { consentLanguageOf } from '../kit/words/consent-language.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rewards } from './tables.ts'
import { greeting, queueEmail } from '../emails/service.ts'
import { newestConsentVersion } from '../testimonials/service.ts'
import { rewardEmailCopy } from './reward-copy.ts'
import { rewardLink } from './reward-link.ts'

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

/** Posts the reward, with its code where the code goes by mail; answers the email's id, or null where nobody is to be reached. */
export async function postReward(
  services: Services,
  tx: Tx,
  { name, contactEmail }: Sender,
  { workspaceId, testimonialId, customerEmail, distributionMethod, code, ...reward }: AssignedReward,
): Promise<string | null> {
  if (!customerEmail) return null
  const language =
    consentLanguageOf(await newestConsentVersion(tx, workspaceId, testimonialId)) ?? customerLanguages[0]
  return queueEmail(
    services,
    tx,
    {
      to: customerEmail,
      isFromBusiness: true,
      ...(contactEmail && { replyTo: contactEmail }),
      ...rewardEmail(language, name, {
        ...reward,
        code: distributionMethod === 'qr_code' ? null : code,
        url: rewardLink(services, workspaceId, testimonialId),
      }),
    },
    workspaceId,
  )
}

type MailedReward = Pick<AssignedReward, 'customerName' | 'rewardType' | 'message'> & {
  /** Null where the code stands on its page alone. */
  readonly code: string | null
  readonly url: string
}

/** Its one button leads to the page of the reward: no email holds both a reward and a link to a review site. */
export function rewardEmail(
  language: CustomerLanguage,
  businessName: string,
  { customerName, rewardType, message, code, url }: MailedReward,
) {
  const copy = rewardEmailCopy[language](nameInEmail(businessName))
  return {
    language,
    subject: copy.subject,
    paragraphs: [
      greeting(customerName, language),
      message === defaultRewardMessage ? rewardMessageCopy[language] : message,
      ...(code === null ? [] : [{ label: copy.code[rewardType], code }]),
      copy.note,
    ],
    button: { label: copy.button, url, isSecret: true },
    reason: copy.reason,
  }
}
