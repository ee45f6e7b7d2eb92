import type { Pool, PoolClient } from 'pg'
import { compareWorkspaces, type Kind, kindsOfList, pick } from '../kit/compare.ts'
import { fillWorkspace } from '../kit/fill.ts'
import type { Figure } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'
import { commonWords, names, phrases, thaiPhrases } from '../kit/vocabulary.ts'

interface Filled extends Owner {
  /** Cursors in the middle of the list and of its pending part. */
  middle: string
  middlePending: string
}

const rare = names.filter((_, index) => index % 997 === 500)
const middling = commonWords.slice(-60)

const mistyped = (word: string) => word.replace(/(?<=^..)./, 'q')

const list = kindsOfList<Filled>('/api/testimonials')

const kinds: Kind<Filled>[] = [
  list('lists', 'first page', () => ({})),
  list('lists', 'deep page', (_, { middle }) => ({ cursor: middle })),
  list('lists', 'one status', () => ({ status: 'pending' })),
  list('lists', 'one status, deep', (_, { middlePending }) => ({ status: 'pending', cursor: middlePending })),
  list('lists', 'one rating', () => ({ rating: '1' })),
  list('lists', 'status and rating', (turn) => ({ status: 'rejected', rating: String(1 + (turn % 5)) })),
  list('search', 'common word', (turn) => ({ search: pick(commonWords.slice(8, 40), turn) })),
  list('search', 'middling word', (turn) => ({ search: pick(middling, turn) })),
  list('search', 'middling, deep', (turn, { middle }) => ({ search: pick(middling, turn), cursor: middle })),
  list('search', 'rare word', (turn) => ({ search: pick(rare, turn) })),
  list('search', 'part of a rare word', (turn) => ({ search: pick(rare, turn).slice(2, -2) })),
  list('search', 'word of nobody', (turn) => ({ search: `${pick(middling, turn)}x` })),
  list('search', 'phrase', (turn) => ({ search: pick(phrases, turn) })),
  list('search', 'two words in a row', (turn) => ({
    search: `${pick(middling, turn)} ${pick(commonWords, turn)}`,
  })),
  list('search', 'Thai', (turn) => ({ search: pick(thaiPhrases, turn).slice(2, 9) })),
  list('search', 'one letter', (turn) => ({ search: pick(['a', 'e', 'q', 'x', 'z', 'j'], turn) })),
  list('search', 'two letters', (turn) => ({ search: pick(['qu', 'zq', 'so', 'xy', 'ro', 'wx'], turn) })),
  list('search', 'word and status', (turn) => ({ search: pick(middling, turn), status: 'rejected' })),
  list('search', 'word and rating', (turn) => ({ search: pick(middling, turn), rating: '2' })),
  list('words in any order', 'two words', (turn) => ({
    search: `${pick(commonWords, turn * 7)} ${pick(middling, turn)}`,
  })),
  list('words in any order', 'three words', (turn) => ({
    search: `${pick(middling, turn)} ${pick(commonWords, turn * 3)} ${pick(commonWords, turn * 11)}`,
  })),
  list('words in any order', 'a name and a word', (turn) => ({
    search: `${pick(middling, turn)} ${pick(rare, turn)}`,
  })),
  list('words in any order', 'two rare words', (turn) => ({
    search: `${pick(middling, turn)} ${pick(middling, turn * 7 + 1)}`,
  })),
  list('one typing error', 'word and a mistyped one', (turn) => ({
    search: `${pick(commonWords, turn)} ${mistyped(pick(middling, turn))}`,
  })),
  list('one typing error', 'a mistyped word', (turn) => ({ search: mistyped(pick(middling, turn)) })),
  list('one typing error', 'a mistyped name', (turn) => ({ search: mistyped(pick(rare, turn)) })),
  list('one typing error', 'like no word at all', (turn) => ({
    search: `${pick(['zq', 'xw', 'vj', 'qk'], turn)}${pick(rare, turn).slice(2)}`,
  })),
  { group: 'stats', name: 'stats', path: () => '/api/testimonials/stats' },
]

/**
 * Lists, search and stats over HTTP: a workspace with many testimonials against one with a thousand in the same
 * tables, in turns, one request at a time. Of all groups of kinds, unless some are named.
 */
export async function measureLists(
  server: BenchServer,
  manyRows: number,
  groups: readonly string[] = [],
): Promise<Figure[]> {
  const small = await signUpOwner(server, 'small')
  const large = await signUpOwner(server, 'large')
  await withoutSearchIndex(server.pool, 'testimonials_search', async () => {
    await fillWorkspace(server.databaseUrl, small.workspaceId, 1000)
    await fillWorkspace(server.databaseUrl, large.workspaceId, manyRows)
  })
  return compareLists(server, [small, large], groups)
}

/** The same of two workspaces that are filled already. */
export async function compareLists(
  { url, pool }: Pick<BenchServer, 'url' | 'pool'>,
  [small, large]: readonly [Owner, Owner],
  groups: readonly string[],
): Promise<Figure[]> {
  const filled = [await withCursors(pool, small), await withCursors(pool, large)] as const
  const asked = kinds.filter(({ group }) => groups.length === 0 || groups.includes(group))
  return compareWorkspaces(url, asked, filled)
}

/** An index over words is built in one go much faster than row by row. */
export async function withoutSearchIndex(
  pool: Pool,
  index: 'testimonials_search' | 'customers_search',
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_indexdef('${index}'::regclass) as definition`,
  )
  await pool.query(`drop index ${index}`)
  await work()
  const client = await pool.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(rows[0]?.definition ?? '')
    await learnWords(client)
    // As the hourly clean-up does.
    await client.query('select plaudit_merge_counters(now())')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

/** As the job of every minute does, in larger steps. */
async function learnWords(client: PoolClient): Promise<void> {
  let taken: number
  do {
    const { rows } = await client.query<{ taken: number }>('select plaudit_learn_words(20000) as taken')
    taken = rows[0]?.taken ?? 0
  } while (taken > 0)
}

async function withCursors(pool: Pool, owner: Owner): Promise<Filled> {
  const cursor = async (condition: string) => {
    const { rows } = await pool.query<{ at: Date; id: string }>(
      `select created_at as at, id from testimonials where workspace_id = $1 and ${condition} order by created_at desc
       offset (select count(*) from testimonials where workspace_id = $1 and ${condition}) / 2 limit 1`,
      [owner.workspaceId],
    )
    // As `cursorOf` in server/http/paging.ts writes it: following half a million rows of links takes too long.
    return Buffer.from(`${rows[0]?.at.toISOString()} ${rows[0]?.id}`).toString('base64url')
  }
  return { ...owner, middle: await cursor('true'), middlePending: await cursor(`status = 'pending'`) }
}
