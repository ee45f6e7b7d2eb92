import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { waitingForDatabase } from '../../db/pool/away.ts'
import { stopNumber } from '../news/stopped-numbers.ts'
import { texts } from '../tables.ts'
import type { StartedText } from './claim-texts.ts'
import type { TextOutcome } from './text-outcome.ts'

const longestError = 500

/** Writes down what became of a message. A receipt that was faster holds. */
export async function markText(services: Services, text: StartedText, outcome: TextOutcome): Promise<void> {
  const { db, now } = services
  const { state, error, gatewayId, dueAt, isNoTry = false, isStopped = false } = outcome
  const change = {
    state,
    lastError: error?.slice(0, longestError).replaceAll('\0', '') ?? null,
    ...(gatewayId && { gatewayId }),
    ...(dueAt && { dueAt }),
    ...(isNoTry && { attempts: text.attempts - 1 }),
    ...(state === 'sent' && { sentAt: now() }),
    ...(state === 'queued' && { sentAt: null }),
  }
  await waitingForDatabase(services, () =>
    db
      .update(texts)
      .set(change)
      .where(
        and(
          eq(texts.workspaceId, text.workspaceId),
          eq(texts.id, text.id),
          // A process that was given up for dead, and has sent it after all.
          inArray(texts.state, state === 'sent' ? ['sending', 'unknown'] : ['sending']),
        ),
      ),
  )
  if (isStopped) await stopNumber(services, db, text.recipient)
}
