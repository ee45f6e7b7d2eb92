import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { folded } from '#shared/text/folded.ts'
import type { WorkspaceContext } from '../../context.ts'
import { customers } from '../../customers/tables.ts'
import type { Db, Tx } from '../../db/database.ts'
import { limitSearch } from '../../search/search-limit.ts'
import { rowsWithRareWords } from '../../testimonials/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import type { FoundName } from '../read/read-question.ts'

const most = 6
const mostPhrases = 60

type Asked = Pick<WorkspaceContext, 'db' | 'tenant' | 'workspaceId'>

/**
 * Customers and companies with one of these names, as far as they are in the list of customers or wrote something. A name
 * with a rare word is looked up in the index of words; only for one of frequent words alone are all names read.
 */
export async function findNamed(
  { db, tenant, workspaceId }: Asked,
  phrases: readonly string[],
): Promise<FoundName[]> {
  const asked = phrases.slice(0, mostPhrases)
  const words = [...new Set(asked.flatMap(wordsOf))]
  const { condition, rare } = await rowsWithRareWords(db, workspaceId, words)
  const isRare = (phrase: string) => wordsOf(phrase).some((word) => rare.has(word))
  const [few, many] = [asked.filter(isRare), asked.filter((phrase) => !isRare(phrase))]
  const found = condition ? await lookUp(db, { workspaceId, phrases: few, where: condition }) : []
  const others = await tenant(async (tx) => {
    await limitSearch(tx)
    const written = many.length > 0 ? await namesOf(tx, { workspaceId, phrases: many, where: sql`true` }) : []
    return [...written, ...(await companiesOf(tx, workspaceId, asked))]
  })
  const all = new Map([...found, ...others].map((one) => [`${one.filter} ${one.name} ${one.phrase}`, one]))
  return [...all.values()].toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, most)
}

const wordsOf = (phrase: string) =>
  folded(phrase)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

interface Looked {
  readonly workspaceId: string
  readonly phrases: readonly string[]
  readonly where: SQL
}

/** Outside of row-level security, which keeps PostgreSQL from the index of words; the first condition holds the wall. */
function lookUp(db: Db, looked: Looked): Promise<FoundName[]> {
  return db.transaction(async (tx) => {
    await limitSearch(tx)
    return namesOf(tx, looked)
  })
}

async function namesOf(tx: Tx, { workspaceId, phrases, where }: Looked): Promise<FoundName[]> {
  const wanted = sql`any(${sql.param([...phrases])}::text[])`
  const first = sql`split_part(lower(customer_name), ' ', 1)`
  const here = and(eq(testimonials.workspaceId, workspaceId), isNull(testimonials.deletedAt), where)
  const { rows } = await tx.execute<FoundName & Record<string, unknown>>(sql`
    with written as materialized (select customer_name, company from ${testimonials} where ${here})
    select filter, name, phrase from (
      select distinct 'customer' as filter, customer_name as name, lower(customer_name) as phrase from written
        where lower(customer_name) = ${wanted}
      union select distinct 'customer', customer_name, ${first} from written where ${first} = ${wanted}
      union select distinct 'company', company, lower(company) from written where lower(company) = ${wanted}
    ) found order by name limit ${most}`)
  return rows
}

async function companiesOf(tx: Tx, workspaceId: string, phrases: readonly string[]): Promise<FoundName[]> {
  const { rows } = await tx.execute<FoundName & Record<string, unknown>>(sql`
    select distinct 'company' as filter, company as name, lower(company) as phrase from ${customers}
    where workspace_id = ${workspaceId} and lower(company) = any(${sql.param([...phrases])}::text[]) order by 2 limit ${most}`)
  return rows
}
