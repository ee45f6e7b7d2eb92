import { and, eq, gt } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { numberKeyOf } from './numbers/number-key.ts'
import { nextTextMoment } from './numbers/quiet-hours.ts'
import { queueTexts } from './sending/queue-texts.ts'
import { takeSegments } from './sending/usage.ts'
import { texts } from './tables.ts'
import { countSegments } from './wording/segments.ts'

const hourMs = 3_600_000

interface Notice {
  readonly workspaceId: string
  readonly phone: string
  readonly body: string
}

/** Tells somebody of the team what happened: at most once an hour, in the daytime, and as long as the month has room. */
export async function queueNotice(
  services: Services,
  tx: Tx,
  { workspaceId, phone, body }: Notice,
): Promise<void> {
  if (!services.config.texts) return
  const now = services.now()
  const lately = and(
    eq(texts.workspaceId, workspaceId),
    eq(texts.numberKey, numberKeyOf(services, phone)),
    eq(texts.kind, 'notice'),
    gt(texts.createdAt, new Date(now.getTime() - hourMs)),
  )
  if ((await tx.$count(texts, lately)) > 0) return
  if ((await takeSegments(services, tx, workspaceId, [countSegments(body)])) === 0) return
  const notBefore = nextTextMoment(phone, now)
  await queueTexts(services, tx, workspaceId, [
    { kind: 'notice', to: phone, body, language: 'en', notBefore },
  ])
}
