import { and, asc, desc, sql } from 'drizzle-orm'
import type { AnswerTable } from '#contract/assistant/chat.ts'
import type { CustomerFilters } from '#contract/customers/customers.ts'
import { customerLanguages } from '#contract/languages.ts'
import { customerFilter } from '../../customers/service.ts'
import { customers, requests } from '../../customers/tables.ts'
import type { Answer } from '../say/answer.ts'
import { customerAt, customersAt } from '../say/hrefs.ts'
import { linked, listed, number, type Said, said } from '../say/pieces.ts'
import { type Answering, countedCustomers } from './answering.ts'

const mostNamed = 5
const mostListed = 10

/** The customers of the list: how many, and who they are. */
export async function answerCustomers(answering: Answering): Promise<Answer | undefined> {
  const { asking, query } = answering
  const { filters } = query
  // "Which customer gave the worst review" is about reviews, and the list of customers does not tell.
  if (query.order && !['oldest', 'newest'].includes(query.order)) return undefined
  // Nobody knows since when somebody is without an answer or a testimonial.
  if (query.span || query.group || query.versus || (query.measure !== 'count' && query.measure !== 'list'))
    return undefined
  const { language, customerStatus, wrote, asked, answered, company, search } = filters
  const spoken = customerLanguages.find((one) => one === language)
  if (language && !spoken) return undefined
  const narrowed: CustomerFilters = {
    status: customerStatus,
    wrote,
    asked,
    answered,
    company,
    search,
    language: spoken,
  }
  const { tx, workspaceId } = asking
  const all = await tx.$count(customers, customerFilter(workspaceId, {}))
  if (all === 0) return { lines: [said`You have no customers in your list yet.`] }
  const count = await tx.$count(customers, customerFilter(workspaceId, { ...narrowed, search: undefined }))
  const isLongest = query.order === 'oldest' && asked === 'true'
  const rows = await readRows(answering, narrowed, isLongest)
  const line = sentence(answering, {
    count,
    all,
    names: rows.slice(0, mostNamed).map(({ name, id }) => ({ text: name, href: customerAt(id) })),
    isLongest,
  })
  return {
    lines: [line],
    ...(query.measure === 'list' && rows.length > 0 && { table: tableOf(rows, isLongest) }),
  }
}

interface Row {
  readonly id: string
  readonly name: string
  readonly company: string | null
  readonly askedAt: string | null
}

async function readRows(
  { asking, query }: Answering,
  narrowed: CustomerFilters,
  isLongest: boolean,
): Promise<Row[]> {
  const { tx, workspaceId } = asking
  const askedAt = sql<
    string | null
  >`(select ${isLongest ? sql`min` : sql`max`}(r.sent_at)::text from ${requests} r
    where r.workspace_id = ${workspaceId} and r.customer_id = customers.id ${isLongest ? sql`and r.answered_at is null` : sql``})`
  return tx
    .select({
      id: customers.id,
      name: customers.name,
      company: customers.company,
      askedAt: askedAt.as('asked_at'),
    })
    .from(customers)
    .where(and(customerFilter(workspaceId, narrowed)))
    .orderBy(
      ...(isLongest
        ? [sql`asked_at asc`]
        : query.order === 'oldest'
          ? [asc(customers.createdAt)]
          : [desc(customers.createdAt), desc(customers.id)]),
    )
    .limit(query.limit ?? mostListed)
}

interface Counted {
  readonly count: number
  readonly all: number
  readonly names: readonly { text: string; href: string }[]
  readonly isLongest: boolean
}

function sentence({ query: { filters } }: Answering, { count, all, names, isLongest }: Counted): Said {
  const those = linked(count, customersAt(filters))
  const of = countedCustomers(all, {})
  const rest = count - names.length
  const named =
    names.length > 0 ? said`: ${listed(rest > 0 ? [...names, `${number(rest)} more`] : names)}` : []
  const has = count === 1 ? 'has' : 'have'
  if (isLongest && names[0])
    return said`${names[0]} has waited longest. ${those} of ${of} ${count === 1 ? 'was' : 'were'} asked and ${has} not answered.`
  if (filters.company)
    return said`${those} of ${of} ${count === 1 ? 'is' : 'are'} from ${filters.company}${named}.`
  if (filters.customerStatus)
    return said`${those} of ${of} ${count === 1 ? 'is' : 'are'} ${filters.customerStatus}${named}.`
  if (filters.asked === 'true' && filters.answered === 'false')
    return count === 0
      ? said`Everybody you asked has answered.`
      : said`${those} of ${of} ${count === 1 ? 'was' : 'were'} asked and ${has} not answered${named}.`
  if (filters.wrote === 'false')
    return count === 0
      ? said`All ${of} in your list gave a testimonial.`
      : said`${those} of ${of} ${has} no testimonial yet${named}.`
  if (filters.wrote === 'true') return said`${those} of ${of} ${has} written a testimonial${named}.`
  if (filters.answered === 'true') return said`${those} of ${of} ${has} answered a request${named}.`
  if (filters.asked)
    return said`${those} of ${of} ${count === 1 ? 'was' : 'were'} ${filters.asked === 'true' ? 'asked' : 'never asked'}${named}.`
  if (filters.language) return said`${those} of ${of} ${has} that language${named}.`
  return said`You have ${of}.`
}

function tableOf(rows: readonly Row[], isLongest: boolean): AnswerTable {
  const asked = isLongest ? 'Waiting since' : 'Last asked'
  return {
    columns: ['Customer', 'Company', asked],
    rows: rows.map(({ id, name, company, askedAt }) => ({
      cells: [
        { text: name, href: customerAt(id) },
        { text: company ?? '–' },
        { text: askedAt?.slice(0, 10) ?? '–' },
      ],
    })),
  }
}
