import { and, desc, eq, gt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { spendOnce } from '../../db/spent.ts'
import { daysAfter, daysBefore } from '../../kit/time.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { queueTexts } from '../sending/queue-texts.ts'
import { countSegmentsOf } from '../sending/usage.ts'
import { texts } from '../tables.ts'
import type { Command } from '../wording/stop-words.ts'
import { startNumber, stopNumber } from './stopped-numbers.ts'
import { replies } from '../wording/messages.ts'

/** A phone that goes back and forth costs no more than this. */
const confirmationsADay = 4
/** A reply that a gateway tells again within this time is the same one. */
const rememberedDays = 30

/**
 * What somebody asked for who replied STOP or START. All workspaces write from one number, so it holds for all of them. It is
 * confirmed once, in the language of the word or of the last message.
 */
export function obey(
  services: Services,
  { number, command, key }: { readonly number: string; readonly command: Command; readonly key: string },
): Promise<void> {
  const { db, now } = services
  const expiresAt = daysAfter(now(), rememberedDays)
  return db.transaction(async (tx) => {
    if (!(await spendOnce(tx, { signature: `text-reply:${key}`, expiresAt }))) return
    const isNews =
      command.wants === 'stop'
        ? await stopNumber(services, tx, number)
        : await startNumber(services, tx, number)
    if (!isNews) return
    const numberKey = numberKeyOf(services, number)
    const [last] = await tx
      .select({ workspaceId: texts.workspaceId, language: texts.language })
      .from(texts)
      .where(eq(texts.numberKey, numberKey))
      .orderBy(desc(texts.createdAt))
      .limit(1)
    // Nobody here wrote to this number.
    if (!last) return
    const lately = and(
      eq(texts.numberKey, numberKey),
      eq(texts.kind, 'confirmation'),
      gt(texts.createdAt, daysBefore(now(), 1)),
    )
    if ((await tx.$count(texts, lately)) >= confirmationsADay) return
    const language = command.language ?? last.language
    const body = replies[language][command.wants === 'stop' ? 'stopped' : 'started']
    await queueTexts(services, tx, last.workspaceId, [{ kind: 'confirmation', to: number, body, language }])
    await countSegmentsOf(services, tx, last.workspaceId, body)
  })
}
