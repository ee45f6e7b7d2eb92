import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { rowId } from '../../kit/ids.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { countSegments } from '../wording/segments.ts'
import { type textKinds, texts } from '../tables.ts'
import { sendTexts } from './send-texts.ts'

/** A text message as a feature wants it sent. */
export interface TextDraft {
  readonly kind: (typeof textKinds)[number]
  /** In E.164. */
  readonly to: string
  readonly body: string
  readonly language: CustomerLanguage
  /** Not before this moment. */
  readonly notBefore?: Date
  readonly campaignId?: string
}

/** Puts messages into the outbox in `tx`, and answers their ids: they leave if and only if `tx` commits. */
export async function queueTexts(
  services: Services,
  tx: Tx,
  workspaceId: string,
  drafts: readonly TextDraft[],
): Promise<string[]> {
  const { config, now } = services
  if (drafts.length === 0 || !config.texts) return []
  const createdAt = now()
  const { price } = config.texts
  const rows = drafts.map(({ kind, to, body, language, notBefore, campaignId }) => {
    const segments = countSegments(body)
    return {
      workspaceId,
      id: rowId(createdAt),
      kind,
      recipient: to,
      numberKey: numberKeyOf(services, to),
      body,
      language,
      state: 'queued' as const,
      segments,
      ...(price && { priceMicros: price.micros * segments, currency: price.currency }),
      campaignId: campaignId ?? null,
      createdAt,
      dueAt: notBefore ?? createdAt,
    }
  })
  await tx.insert(texts).values(rows)
  await services.jobs.enqueue(tx, sendTexts, {})
  return rows.map(({ id }) => id)
}
