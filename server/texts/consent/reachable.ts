import { inArray, sql } from 'drizzle-orm'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import { customers } from '../../customers/tables.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { languageOfNumber } from '../numbers/language-of-number.ts'
import { numberKeyOf } from '../numbers/number-key.ts'
import { stoppedNumbers, textConsents, texts } from '../tables.ts'

/** Why somebody may not be texted. */
export type Untextable = 'no-number' | 'no-consent' | 'unsubscribed' | 'bounced'

/** Whom a message may go to, and in which language. */
export interface Textable {
  readonly phone: string
  readonly language: CustomerLanguage
}

const rowsAtOnce = 5_000

/** Of each of these customers: how they can be texted, or why not. */
export async function textablesOf(
  services: Services,
  tx: Tx,
  workspaceId: string,
  customerIds: readonly string[],
): Promise<Map<string, Textable | Untextable>> {
  const found = new Map<string, Textable | Untextable>()
  for (let start = 0; start < customerIds.length; start += rowsAtOnce) {
    const some = customerIds.slice(start, start + rowsAtOnce)
    for (const [id, one] of await look(services, tx, workspaceId, some)) found.set(id, one)
  }
  return found
}

async function look(services: Services, tx: Tx, workspaceId: string, ids: readonly string[]) {
  // In a select of one table the query builder drops its name from columns, and `id` would be the other table's.
  const mayBe = sql<boolean>`exists (select from ${textConsents} a where a.workspace_id = ${workspaceId}
    and a.customer_id = ${customers}.id and a.phone = ${customers}.phone and a.withdrawn_at is null)`
  const spoke = sql<
    string | null
  >`(select t.language from ${testimonials} t where t.workspace_id = ${workspaceId}
    and t.customer_email = ${customers}.email and t.language is not null order by t.created_at desc limit 1)`
  const rows = await tx
    .select({ id: customers.id, phone: customers.phone, language: customers.language, mayBe, spoke })
    .from(customers)
    .where(rowsWithIds(customers, workspaceId, ids))
  const keys = new Map(
    rows.flatMap(({ phone }) => (phone ? [[phone, numberKeyOf(services, phone)] as const] : [])),
  )
  const closed = await closedOf(tx, workspaceId, [...keys.values()])
  return rows.map(({ id, phone, language, mayBe: isAllowed, spoke: spoken }) => {
    if (phone === null) return [id, 'no-number'] as const
    const why = closed.get(keys.get(phone)!.toString('hex'))
    if (why === 'unsubscribed') return [id, why] as const
    if (!isAllowed) return [id, 'no-consent'] as const
    if (why) return [id, why] as const
    return [id, { phone, language: language ?? known(spoken) ?? languageOfNumber(phone) }] as const
  })
}

/** Numbers that stopped, and those whose last message could not be delivered. */
async function closedOf(tx: Tx, workspaceId: string, keys: readonly Buffer[]) {
  const closed = new Map<string, Untextable>()
  if (keys.length === 0) return closed
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from (
      select distinct on (number_key) encode(number_key, 'hex') as key, state from ${texts}
      where workspace_id = ${workspaceId} and ${inArray(texts.numberKey, [...keys])}
      order by number_key, created_at desc
    ) last where state = 'bounced'`)
  for (const { key } of rows) closed.set(key, 'bounced')
  const stopped = await tx
    .select({ key: stoppedNumbers.numberKey })
    .from(stoppedNumbers)
    .where(inArray(stoppedNumbers.numberKey, [...keys]))
  for (const { key } of stopped) closed.set(key.toString('hex'), 'unsubscribed')
  return closed
}

function known(language: string | null): CustomerLanguage | undefined {
  return customerLanguages.find((one) => one === language)
}
