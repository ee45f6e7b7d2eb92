import { and, desc, eq, gt } from 'drizzle-orm'
import { cleanText } from '#contract/fields.ts'
import type { Services } from '../../context.ts'
import { customers } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { spendOnce } from '../../db/spent.ts'
import { queueEmails } from '../../emails/service.ts'
import { daysAfter, daysBefore } from '../../kit/time.ts'
import { recipients } from '../../overview/service.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { texts } from '../tables.ts'
import { textReplyEmail } from './text-reply-email.ts'

/** Who replies later than this replies to something else. */
const repliesWithinDays = 30
const forwardedADay = 5
const longestReply = 1000

interface CustomerReply {
  readonly number: string
  readonly text: string
  /** The gateway's own id: told twice, it is one reply. */
  readonly key: string
}

/** Emails what a customer replied to the team of the business that asked last. It is kept nowhere else. */
export function forwardReply(services: Services, { number, text, key }: CustomerReply): Promise<void> {
  const { db, now, config } = services
  const said = Array.from(cleanText(text)).slice(0, longestReply).join('')
  const expiresAt = daysAfter(now(), repliesWithinDays)
  return db.transaction(async (tx) => {
    if (said === '' || !(await spendOnce(tx, { signature: `text-reply:${key}`, expiresAt }))) return
    const workspaceId = await lastAsking(services, tx, number)
    if (!workspaceId || !(await takeOneOfDay(services, tx, number))) return
    const [customer] = await tx
      .select({ name: customers.name })
      .from(customers)
      .where(and(eq(customers.workspaceId, workspaceId), eq(customers.phone, number)))
      .limit(1)
    const readers = await recipients(tx, 'testimonialApproval', [workspaceId])
    const drafts = readers.map(({ email }) =>
      textReplyEmail(email, { name: customer?.name, said }, config.publicUrl),
    )
    await queueEmails(services, tx, drafts, workspaceId)
  })
}

async function lastAsking(services: Services, tx: Tx, number: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ workspaceId: texts.workspaceId })
    .from(texts)
    .where(
      and(
        eq(texts.numberKey, numberKeyOf(services, number)),
        eq(texts.kind, 'request'),
        gt(texts.createdAt, daysBefore(services.now(), repliesWithinDays)),
      ),
    )
    .orderBy(desc(texts.createdAt))
    .limit(1)
  return last?.workspaceId
}

/** A phone that writes on and on fills nobody's mailbox. */
async function takeOneOfDay(services: Services, tx: Tx, number: string): Promise<boolean> {
  const now = services.now()
  const whose = `${numberKeyOf(services, number).toString('hex')} ${now.toISOString().slice(0, 10)}`
  for (let place = 0; place < forwardedADay; place++) {
    const signature = `text-forward:${whose} ${place}`
    if (await spendOnce(tx, { signature, expiresAt: daysAfter(now, 2) })) return true
  }
  return false
}
