import { compareWorkspaces, type Kind, kindsOfList, pick } from '../kit/compare.ts'
import { seeded } from '../../server/test/processes/seeded.ts'
import { withoutSearchIndex } from './lists.ts'
import type { Figure } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'
import { firstNames, names } from '../kit/vocabulary.ts'

interface Filled extends Owner {
  /** A cursor in the middle of the list. */
  middle: string
  /** Some of its customers. */
  ids: string[]
}

const rare = names.filter((_, index) => index % 97 === 50)

const list = kindsOfList<Filled>('/api/customers')

const kinds: Kind<Filled>[] = [
  list('lists', 'first page', () => ({})),
  list('lists', 'deep page', (_, { middle }) => ({ cursor: middle })),
  list('lists', 'one status', () => ({ status: 'pending' })),
  list('search', 'first name', (turn) => ({ search: pick(firstNames, turn) })),
  list('search', 'family name', (turn) => ({ search: pick(rare, turn) })),
  list('search', 'part of a name', (turn) => ({ search: pick(rare, turn).slice(1, -1) })),
  list('search', 'whole address', (turn) => ({ search: `${pick(rare, turn)}.${turn * 7}@example.com` })),
  list('search', 'in every address', () => ({ search: 'example.com' })),
  list('search', 'name of nobody', (turn) => ({ search: `${pick(rare, turn)}x` })),
  list('search', 'first letters', (turn) => ({ search: pick(rare, turn).slice(0, 2) })),
  list('search', 'name and status', (turn) => ({ search: pick(rare, turn), status: 'responded' })),
  { group: 'details', name: 'details', path: (turn, { ids }) => `/api/customers/${pick(ids, turn)}` },
]

/** Lists, search and details over HTTP: a workspace with many customers against one with a thousand. */
export async function measureCustomers(server: BenchServer, manyRows: number): Promise<Figure[]> {
  const small = await signUpOwner(server, 'small')
  const large = await signUpOwner(server, 'large')
  await withoutSearchIndex(server.pool, 'customers_search', async () => {
    await fill(server, small, 1000)
    await fill(server, large, manyRows)
  })
  return compareWorkspaces(server.url, kinds, [await known(server, small), await known(server, large)])
}

/** Customers of two years, every fifth of them asked, half of those with an answer. */
async function fill({ pool }: BenchServer, { workspaceId }: Owner, count: number): Promise<void> {
  const random = seeded(count)
  const some = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const family = Array.from({ length: count }, () => some(names))
  await pool.query(
    `insert into customers (workspace_id, id, name, email, company, status, created_at, updated_at)
     select $1, gen_random_uuid(), first || ' ' || family, lower(family) || '.' || n || '@example.com',
       case when n % 5 < 2 then family || ' Ltd' end,
       case when n % 10 = 0 then 'responded' when n % 10 = 5 then 'pending' else 'active' end,
       now() - n * interval '1 hour' * 17520 / $4, now()
     from unnest($2::text[], $3::text[]) with ordinality as input(first, family, n)`,
    [workspaceId, family.map(() => some(firstNames)), family, count],
  )
  await pool.query(
    `insert into requests (workspace_id, id, customer_id, email, link_id, subject, sent_at, answered_at)
     select workspace_id, gen_random_uuid(), id, email, 'form', 'How was it?', created_at,
       case status when 'responded' then now() end
     from customers where workspace_id = $1 and status <> 'active'`,
    [workspaceId],
  )
  await pool.query(
    `insert into testimonials (workspace_id, id, customer_name, customer_email, content, rating, status, origin,
       is_confirmed_by_author, created_at, received_at)
     select workspace_id, gen_random_uuid(), name, email, 'Good work, and on time.', 5, 'approved', 'customer', true, now(), now()
     from customers where workspace_id = $1 and status = 'responded'`,
    [workspaceId],
  )
}

async function known({ pool }: BenchServer, owner: Owner): Promise<Filled> {
  const { rows } = await pool.query<{ id: string; at: Date }>(
    'select id, created_at as at from customers where workspace_id = $1 order by created_at desc',
    [owner.workspaceId],
  )
  const middle = rows[Math.floor(rows.length / 2)]
  // As `cursorOf` in server/http/paging.ts writes it.
  const cursor = Buffer.from(`${middle?.at.toISOString()} ${middle?.id}`).toString('base64url')
  const ids = rows.flatMap(({ id }, index) => (index % Math.ceil(rows.length / 100) === 0 ? id : []))
  return { ...owner, middle: cursor, ids }
}
