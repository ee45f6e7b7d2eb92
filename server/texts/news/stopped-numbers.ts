import { eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { noteErasures } from '../../erasures/service.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { stoppedNumbers, texts } from '../tables.ts'

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

/** They may be texted again. False when they never stopped. */
export async function startNumber(services: Services, tx: Tx, number: string): Promise<boolean> {
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
