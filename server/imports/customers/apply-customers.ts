import type { CustomerChoices } from '#contract/customers/customer-imports.ts'
import { emailLayout } from '../../business/service.ts'
import { customersAt, nameAfter, upsertCustomers } from '../../customers/service.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { FieldChanges } from '../tables.ts'
import type { Fates, Import, Opener } from '../apply-import.ts'
import { recordTextConsents } from '../../texts/service.ts'
import { byImporter } from '../by-importer.ts'
import { keepRows } from '../import-rows.ts'
import { readApart } from '../../kit/read-apart.ts'
import type { CustomerOutcome } from './read-customers.ts'

/** A list of customers: new ones are added, known addresses merged, and rows that change nothing are left out. */
export const openCustomers: Opener<CustomerOutcome> = async (services, job, text) => {
  const choices: CustomerChoices = job.mapping && 'kind' in job.mapping ? job.mapping : {}
  const rows: CustomerOutcome[] = []
  await readApart('customers', [text, choices, true], (some) => rows.push(...some))
  return {
    rows,
    write: async (tx, batch) => {
      const fates = await writeCustomerBatch(services, tx, job, { batch, renames: choices.renames ?? false })
      if (choices.vouchesForTexts) await vouchFor(services, tx, job, batch)
      return fates
    },
  }
}

async function writeCustomerBatch(
  services: Services,
  tx: Tx,
  job: Import,
  { batch, renames }: { batch: readonly CustomerOutcome[]; renames: boolean },
): Promise<Fates> {
  const people = batch.flatMap(({ person }) => person ?? [])
  const before = await customersAt(
    tx,
    job.workspaceId,
    people.map(({ email }) => email),
  )
  const upserted = await upsertCustomers(services, tx, byImporter(job), people, { renames })
  await keepRows(
    tx,
    job,
    batch.flatMap(({ row, person }) => {
      const { id: customerId, outcome } = (person && upserted.get(person.email)) ?? {}
      if (person === undefined || customerId === undefined || outcome === 'kept') return []
      const was = outcome === 'merged' ? before.get(person.email) : undefined
      return { row, customerId, ...(was && { changes: customerChangesOf(was, person, renames) }) }
    }),
  )
  const lines: Fates['lines'][number][] = []
  const counts = { added: 0, skipped: 0 }
  for (const { row, excerpt, person, notes = [], skipped } of batch) {
    const outcome = person && upserted.get(person.email)?.outcome
    const was = person && before.get(person.email)
    const keepsName = was && person.name !== '' && nameAfter(was, person, renames) !== person.name
    const called = keepsName ? `Already in your list as ${was.name}` : 'Already in your list'
    const reason =
      skipped ?? (outcome === 'kept' ? (keepsName ? called : `${called} with the same details`) : undefined)
    if (reason !== undefined) counts.skipped += 1
    if (outcome === 'added') counts.added += 1
    const merged = outcome === 'merged' ? [`${called}, now updated`] : []
    for (const sentence of reason === undefined ? [...merged, ...notes] : [reason]) {
      lines.push({ row, isSkipped: reason !== undefined, reason: sentence, excerpt })
    }
  }
  return { lines, ...counts }
}

/** Whoever imports the list states that those with a number in it agreed to text messages. */
async function vouchFor(
  services: Services,
  tx: Tx,
  { workspaceId, userId, fileName }: Import,
  batch: readonly CustomerOutcome[],
): Promise<void> {
  const numbers = new Map(
    batch.flatMap(({ person }) => (person?.phone ? [[person.email, person.phone]] : [])),
  )
  const { businessName } = await emailLayout(services, tx, workspaceId)
  const people = await customersAt(tx, workspaceId, [...numbers.keys()])
  const stated = [...people.values()].flatMap(({ id, email, phone }) =>
    phone !== null && phone === numbers.get(email) ? [{ customerId: id, phone }] : [],
  )
  await recordTextConsents(
    services,
    tx,
    workspaceId,
    stated.map((one) => ({
      ...one,
      source: 'import',
      businessName,
      note: fileName,
      ...(userId !== null && { vouchedBy: userId }),
    })),
  )
}

interface Details {
  readonly name: string
  readonly company: string | null
  readonly phone: string | null
}

/** What merging does to a customer: a company in the file wins over what is there, a name only when `renames`. */
function customerChangesOf(was: Details, input: Details & { email: string }, renames: boolean): FieldChanges {
  const name = nameAfter(was, input, renames)
  return {
    ...(name !== was.name && { name: { from: was.name, to: name } }),
    ...(input.company && input.company !== was.company
      ? { company: { from: was.company, to: input.company } }
      : {}),
    ...(input.phone && input.phone !== was.phone ? { phone: { from: was.phone, to: input.phone } } : {}),
  }
}
