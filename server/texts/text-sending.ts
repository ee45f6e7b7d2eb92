import { and, eq, gte, sql } from 'drizzle-orm'
import { customerLanguages } from '#contract/languages.ts'
import { textConsentSentence } from '#contract/texts/text-consent.ts'
import type { TextSending } from '#contract/texts/texts.ts'
import { emailLayout } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { startOfMonth } from '../kit/time.ts'
import { usageOf } from './sending/usage.ts'
import { exampleLinkId, shortLink } from './short-link.ts'
import { texts } from './tables.ts'
import { requestText } from './wording/messages.ts'
import { countSegments } from './wording/segments.ts'

/** How text messages leave here, and what this month has come to. */
export function readTextSending(context: WorkspaceContext): Promise<{ sending: TextSending | null }> {
  const { tenant, workspaceId, config } = context
  return tenant(async (tx) => {
    if (!config.texts) return { sending: null }
    const { from, price } = config.texts
    const { used, limit } = await usageOf(context, tx, workspaceId)
    const cost = price ? await costOf(tx, workspaceId, startOfMonth(context.now()), price.currency) : null
    return {
      sending: {
        from,
        price: price ?? null,
        segmentsUsed: used,
        segmentLimit: limit,
        cost,
        ...(await wordsOf(context, tx)),
      },
    }
  })
}

async function wordsOf(
  context: WorkspaceContext,
  tx: Tx,
): Promise<Pick<TextSending, 'statement' | 'samples'>> {
  const { businessName } = await emailLayout(context, tx, context.workspaceId)
  const facts = { customerName: 'Ines', businessName, link: shortLink(context, exampleLinkId) }
  const samples = customerLanguages.map((language) => {
    const request = requestText(language, { ...facts, isReminder: false })
    const reminder = requestText(language, { ...facts, isReminder: true })
    return { language, request, reminder, segments: Math.max(...[request, reminder].map(countSegments)) }
  })
  return { statement: textConsentSentence(businessName), samples }
}

/** Of what has left, or may have. */
async function costOf(tx: Tx, workspaceId: string, since: Date, currency: string) {
  const [sum] = await tx
    .select({ micros: sql<number>`coalesce(sum(${texts.priceMicros}), 0)::float8` })
    .from(texts)
    .where(
      and(
        eq(texts.workspaceId, workspaceId),
        gte(texts.createdAt, since),
        eq(texts.currency, currency),
        sql`${texts.state} in ('sending', 'sent', 'bounced', 'unknown')`,
      ),
    )
  return { micros: sum?.micros ?? 0, currency }
}
