import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { Doing } from '../events.ts'
import { customers } from './tables.ts'
import { rowId } from '../kit/ids.ts'
import { laterThanBefore } from './later-than-before.ts'

export {
  type AskOutcome,
  askCustomer,
  askWhoMayBeAsked,
  askWhoWasNotAsked,
  countAskable,
  type WayOfAsking,
} from './asking.ts'
export { countOtherNames, customersAt, nameAfter } from './known-names.ts'
export { followAddress, mergeCustomers, partFromCrm } from './follow-crm.ts'
export { customerFilter } from './list.ts'
export { takeBackFailed } from './take-back.ts'
export { presentCustomer, presentRequest } from './present.ts'
export { noteOpened, recordRequests } from './record.ts'
export { refuseTooMany } from './too-many.ts'
export { isAsImported, isUsedCustomer, removeUnusedCustomers, restoreCustomers } from './undo-import.ts'

/** A new one without a name is called by the address, and a known one keeps theirs. An empty company takes none away. */
export type ArrivingCustomer = Pick<
  typeof customers.$inferInsert,
  'name' | 'email' | 'company' | 'phone' | 'language' | 'status' | 'crmType' | 'crmId'
>

export interface Upserted {
  readonly id: string
  /** `kept`: everything was known already. */
  readonly outcome: 'added' | 'merged' | 'kept'
}

const rowsAtOnce = 1000

/** The status that is further on: active, pending, responded. */
const furthest = sql`case when 'responded' in (excluded.status, customers.status) then 'responded'
  when 'pending' in (excluded.status, customers.status) then 'pending' else 'active' end`
const incomingName = sql`coalesce(nullif(excluded.name, ''), customers.name)`
/** A name that is only the beginning of the address was given by nobody. */
const existingName = sql`case when customers.name = split_part(customers.email, '@', 1) then ${incomingName} else customers.name end`
const company = sql`coalesce(excluded.company, customers.company)`
const phone = sql`coalesce(excluded.phone, customers.phone)`
const language = sql`coalesce(excluded.language, customers.language)`
const crmType = sql`coalesce(excluded.crm_type, customers.crm_type)`
const crmId = sql`coalesce(excluded.crm_id, customers.crm_id)`

/**
 * Adds customers, and merges those whose address is here already: a company that is given wins over what is there,
 * the status goes forward only, and the name stays unless a person said `renames`. Answers by address (in lower case). Of two rows with one address the later holds.
 */
export async function upsertCustomers(
  services: Services,
  tx: Tx,
  doing: Doing,
  rows: readonly ArrivingCustomer[],
  { renames = false }: { renames?: boolean | undefined } = {},
): Promise<Map<string, Upserted>> {
  const { workspaceId, at } = doing
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]))
  const arriving = [...byEmail].map(([email, row]) => ({ ...row, email }))
  const outcomes = new Map<string, Upserted>()
  for (let start = 0; start < arriving.length; start += rowsAtOnce) {
    const some = arriving.slice(start, start + rowsAtOnce)
    await nameTheNew(tx, workspaceId, some)
    const name = renames ? incomingName : existingName
    for (const [email, upserted] of await upsert(tx, workspaceId, some, { at, name })) {
      outcomes.set(email, upserted)
    }
  }
  const those = (wanted: Upserted['outcome']) =>
    [...outcomes.values()].flatMap(({ id, outcome }) => (outcome === wanted ? { customerId: id } : []))
  await services.emit(tx, [
    { name: 'customer-added', ...doing, each: those('added') },
    { name: 'customer-updated', ...doing, each: those('merged') },
  ])
  return outcomes
}

interface Arriving extends ArrivingCustomer {
  name: string
}

/** A row without a name may only be inserted when there is one with a name to merge it into. */
async function nameTheNew(tx: Tx, workspaceId: string, rows: Arriving[]): Promise<void> {
  const nameless = rows.filter((row) => row.name === '')
  if (nameless.length === 0) return
  const addresses = nameless.map(({ email }) => email)
  const known = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, addresses)))
  const emails = new Set(known.map(({ email }) => email))
  for (const row of nameless) if (!emails.has(row.email)) row.name = row.email.split('@')[0] ?? row.email
}

async function upsert(
  tx: Tx,
  workspaceId: string,
  rows: readonly Arriving[],
  { at: now, name }: { at: Date; name: SQL },
) {
  const written = await tx
    .insert(customers)
    .values(
      rows.map(({ status = 'active', ...row }) => ({
        ...row,
        company: row.company || null,
        status,
        workspaceId,
        id: rowId(now),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [customers.workspaceId, customers.email],
      set: {
        name,
        company,
        phone,
        language,
        status: furthest,
        crmType,
        crmId,
        updatedAt: laterThanBefore(now),
      },
      setWhere: sql`(${name}, ${company}, ${phone}, ${language}, ${furthest}, ${crmType}, ${crmId}) is distinct from
        (customers.name, customers.company, customers.phone, customers.language, customers.status,
          customers.crm_type, customers.crm_id)`,
    })
    // A row that was there before has been locked by this transaction, or an earlier one: only new ones say zero.
    .returning({ id: customers.id, email: customers.email, isNew: sql<boolean>`xmax = 0` })
  const outcomes = new Map<string, Upserted>()
  for (const { id, email, isNew } of written) outcomes.set(email, { id, outcome: isNew ? 'added' : 'merged' })
  const unchanged = rows.flatMap(({ email }) => (outcomes.has(email) ? [] : [email]))
  if (unchanged.length === 0) return outcomes
  const here = await tx
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, unchanged)))
  for (const { id, email } of here) outcomes.set(email, { id, outcome: 'kept' })
  return outcomes
}
