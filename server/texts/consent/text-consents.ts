import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { TextConsentSource } from '#contract/texts/text-consent.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { type Erasure, noteErasures } from '../../erasures/service.ts'
import { rowId } from '../../kit/ids.ts'
import { textConsents } from '../tables.ts'
import { consentWording } from '../wording/consent-wording.ts'

/** Whose consent it is, and who says so. */
export interface GivenConsent {
  readonly customerId: string
  /** In E.164. */
  readonly phone: string
  readonly source: TextConsentSource
  readonly businessName: string
  /** In which a customer agreed; what the team states is in English. */
  readonly language?: CustomerLanguage
  /** Who of the team vouches for it. */
  readonly vouchedBy?: string
  readonly note?: string
}

/**
 * Keeps that these customers may be texted, in the words that were shown for it. Once for each number; a list gives no
 * consent again that was withdrawn.
 */
export async function recordTextConsents(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  given: readonly GivenConsent[],
): Promise<void> {
  const known = await knownOf(
    tx,
    workspaceId,
    given.map(({ customerId }) => customerId),
  )
  const isKnown = ({ customerId, phone, source }: GivenConsent) => {
    const state = known.get(`${customerId} ${phone}`)
    return state === 'given' || (state === 'withdrawn' && source === 'import')
  }
  const givenAt = now()
  const rows = given
    .filter((one) => !isKnown(one))
    .map(({ customerId, phone, source, businessName, language = 'en', vouchedBy, note = '' }) => ({
      workspaceId,
      id: rowId(givenAt),
      customerId,
      phone,
      source,
      language,
      wording: consentWording(source, language, businessName),
      vouchedBy: vouchedBy ?? null,
      note,
      givenAt,
    }))
  const rowsAtOnce = 1_000
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(textConsents).values(rows.slice(start, start + rowsAtOnce))
}

type Known = 'given' | 'withdrawn'

/** By customer and number. */
async function knownOf(
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>()
  if (customerIds.length === 0) return known
  const { customerId, phone, withdrawnAt } = textConsents
  const rows = await tx
    .select({ customerId, phone, withdrawnAt })
    .from(textConsents)
    .where(and(eq(textConsents.workspaceId, workspaceId), inArray(textConsents.customerId, [...customerIds])))
  for (const row of rows) {
    const key = `${row.customerId} ${row.phone}`
    if (row.withdrawnAt === null) known.set(key, 'given')
    else if (!known.has(key)) known.set(key, 'withdrawn')
  }
  return known
}

/** From here on they are not texted; that they had agreed stays on record. */
export async function withdrawTextConsent(
  services: Services,
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<void> {
  const withdrawn = await tx
    .update(textConsents)
    .set({ withdrawnAt: services.now() })
    .where(openOf(workspaceId, customerId))
    .returning({ id: textConsents.id })
  const subject = customerId
  if (withdrawn.length > 0)
    await noteErasures(services, tx, [{ kind: 'text-consent-withdrawn', workspaceId, subject }])
}

/** After a restore. */
export async function withdrawTextConsentAgain(
  { db }: Services,
  { workspaceId, subject = '' }: Erasure,
  at: Date,
): Promise<void> {
  await db.update(textConsents).set({ withdrawnAt: at }).where(openOf(workspaceId, subject))
}

function openOf(workspaceId: string, customerId: string) {
  return and(
    eq(textConsents.workspaceId, workspaceId),
    eq(textConsents.customerId, customerId),
    isNull(textConsents.withdrawnAt),
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
