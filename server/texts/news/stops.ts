import { and, desc, eq, gt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { spendOnce } from '../../db/spent.ts'
import { noteErasures } from '../../erasures/service.ts'
import { daysAfter, daysBefore } from '../../kit/time.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { queueTexts } from '../sending/queue-texts.ts'
import { countSegmentsOf } from '../sending/usage.ts'
import { stoppedNumbers, texts } from '../tables.ts'
import type { Command } from '../wording/stop-words.ts'
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

/** From here on nobody is texted at this number. False when it was so before. */
export async function stopNumber(services: Services, tx: Db | Tx, number: string): Promise<boolean> {
  const numberKey = numberKeyOf(services, number)
  const stopped = await tx
    .insert(stoppedNumbers)
    .values({ numberKey, stoppedAt: services.now() })
    .onConflictDoNothing()
    .returning({ numberKey: stoppedNumbers.numberKey })
  if (stopped.length > 0) await note(services, tx, 'number-stopped', numberKey)
  return stopped.length > 0
}

async function startNumber(services: Services, tx: Tx, number: string): Promise<boolean> {
  const numberKey = numberKeyOf(services, number)
  const started = await tx
    .delete(stoppedNumbers)
    .where(eq(stoppedNumbers.numberKey, numberKey))
    .returning({ numberKey: stoppedNumbers.numberKey })
  if (started.length > 0) await note(services, tx, 'number-started', numberKey)
  return started.length > 0
}

/** Under every workspace that wrote to it: a restored database stops it again. */
async function note(
  services: Services,
  tx: Db | Tx,
  kind: 'number-stopped' | 'number-started',
  numberKey: Buffer,
): Promise<void> {
  const writers = await tx
    .selectDistinct({ workspaceId: texts.workspaceId })
    .from(texts)
    .where(eq(texts.numberKey, numberKey))
  const subject = numberKey.toString('hex')
  await noteErasures(
    services,
    tx,
    writers.map(({ workspaceId }) => ({ kind, workspaceId, subject })),
  )
}

/** After a restore. */
export async function stopNumberAgain({ db }: Services, subject: string, at: Date): Promise<void> {
  await db
    .insert(stoppedNumbers)
    .values({ numberKey: Buffer.from(subject, 'hex'), stoppedAt: at })
    .onConflictDoNothing()
}
