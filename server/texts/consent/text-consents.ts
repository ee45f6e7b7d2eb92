import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { textConsentSentence, type TextConsentSource } from '#contract/texts/text-consent.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { rowId } from '../../kit/ids.ts'
import { textConsents } from '../tables.ts'

/** Whose consent it is, and who says so. */
export interface GivenConsent {
  readonly customerId: string
  /** In E.164. */
  readonly phone: string
  readonly source: TextConsentSource
  readonly businessName: string
  /** Who of the team vouches for it. */
  readonly vouchedBy?: string
  readonly note?: string
}

/** Keeps that these customers may be texted, in the words that were shown for it. Once for each number. */
export async function recordTextConsents(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  given: readonly GivenConsent[],
): Promise<void> {
  const known = await openOf(
    tx,
    workspaceId,
    given.map(({ customerId }) => customerId),
  )
  const isKnown = (one: GivenConsent) => known.has(`${one.customerId} ${one.phone}`)
  const givenAt = now()
  const rows = given
    .filter((one) => !isKnown(one))
    .map(({ customerId, phone, source, businessName, vouchedBy, note = '' }) => ({
      workspaceId,
      id: rowId(givenAt),
      customerId,
      phone,
      source,
      language: 'en' as const,
      wording: textConsentSentence(businessName),
      vouchedBy: vouchedBy ?? null,
      note,
      givenAt,
    }))
  const rowsAtOnce = 1_000
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(textConsents).values(rows.slice(start, start + rowsAtOnce))
}

async function openOf(tx: Tx, workspaceId: string, customerIds: readonly string[]): Promise<Set<string>> {
  if (customerIds.length === 0) return new Set()
  const rows = await tx
    .select({ customerId: textConsents.customerId, phone: textConsents.phone })
    .from(textConsents)
    .where(
      and(
        eq(textConsents.workspaceId, workspaceId),
        inArray(textConsents.customerId, [...customerIds]),
        isNull(textConsents.withdrawnAt),
      ),
    )
  return new Set(rows.map(({ customerId, phone }) => `${customerId} ${phone}`))
}

/** From here on they are not texted; that they had agreed stays on record. */
export async function withdrawTextConsent(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<void> {
  await tx
    .update(textConsents)
    .set({ withdrawnAt: now() })
    .where(
      and(
        eq(textConsents.workspaceId, workspaceId),
        eq(textConsents.customerId, customerId),
        isNull(textConsents.withdrawnAt),
      ),
    )
}

/** What was agreed to for this number, the newest; nothing if nothing holds. */
export async function textConsentOf(tx: Tx, workspaceId: string, customerId: string, phone: string) {
  const [newest] = await tx
    .select()
    .from(textConsents)
    .where(
      and(
        eq(textConsents.workspaceId, workspaceId),
        eq(textConsents.customerId, customerId),
        eq(textConsents.phone, phone),
        isNull(textConsents.withdrawnAt),
      ),
    )
    .orderBy(desc(textConsents.givenAt))
    .limit(1)
  return newest
}
