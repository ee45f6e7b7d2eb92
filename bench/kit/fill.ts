import { Client } from 'pg'
import { rowId } from '../../server/kit/ids.ts'
import { seeded } from '../../server/test/processes/seeded.ts'
import { reviewsOfLastMonth } from '../../server/demo/reviews-of-last-month.ts'
import { commonWords, firstNames, names, phrases, thaiPhrases } from './vocabulary.ts'

const months = 24
/** As many as the counters have slots, so that they are as spread out as after years of use. */
const connections = 16

/**
 * Fills a workspace with testimonials of two years, the oldest first, a tenth of them imported with dates anywhere.
 * Triggers keep the counters, as always.
 */
export async function fillWorkspace(databaseUrl: string, workspaceId: string, count: number): Promise<void> {
  const random = seeded(count)
  const words = zipf([...commonWords, ...shuffled(names, random)], random)
  const now = Date.now()
  const spanMs = months * 30 * 86_400_000
  const clients = Array.from({ length: connections }, () => new Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  try {
    const rowsPerStatement = Math.ceil(Math.min(2_000, count / 50))
    for (let made = 0; made < count; made += rowsPerStatement) {
      const rows = Array.from({ length: Math.min(rowsPerStatement, count - made) }, (_, index) => {
        const isImported = random() < 0.1
        const age = isImported ? random() : 1 - (made + index + random()) / count
        return testimonial(new Date(now - age * spanMs), isImported, words, random)
      })
      await insert(clients[(made / rowsPerStatement) % connections]!, workspaceId, rows)
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Approves English ones of the demo's reviews with four stars or five, as many as `count` or there are. */
export async function fillWithReviews(
  databaseUrl: string,
  workspaceId: string,
  count: number,
): Promise<void> {
  const rows = reviewsOfLastMonth
    .filter(({ rating, words }) => rating >= 4 && /^[\x20-\x7e’]+$/.test(words))
    .slice(0, count)
    .map(({ name, company, rating, words, daysAgo }): Row => {
      const createdAt = new Date(Date.now() - daysAgo * 86_400_000)
      const shown = { status: 'approved', isPrivate: false, origin: 'customer' } as const
      return {
        id: rowId(createdAt),
        customerName: name,
        company: company ?? null,
        content: words,
        rating,
        createdAt: createdAt.toISOString(),
        ...shown,
      }
    })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await insert(client, workspaceId, rows)
    // As the server finds out when it gets them.
    await client.query(`update testimonials set language = 'en' where workspace_id = $1`, [workspaceId])
  } finally {
    await client.end()
  }
}

/** Picks words so that the n-th is drawn n times as rarely as the first (Zipf's law). */
function zipf(words: readonly string[], random: () => number): () => string {
  const table = new Uint16Array(1 << 20)
  const total = words.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0)
  let filled = 0
  for (const rank of words.keys()) {
    // The rarest share the rest of the table evenly.
    const share = Math.max(1, Math.round((table.length / total) * (1 / (rank + 1))))
    table.fill(rank, filled, (filled += share))
    if (filled >= table.length) break
  }
  return () => words[table[Math.floor(random() * Math.min(filled, table.length))] ?? 0] ?? ''
}

type Row = ReturnType<typeof testimonial>

function testimonial(createdAt: Date, isImported: boolean, word: () => string, random: () => number) {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const stars = random()
  const rating =
    stars < 0.55 ? 5 : stars < 0.78 ? 4 : stars < 0.88 ? 3 : stars < 0.93 ? 2 : stars < 0.97 ? 1 : null
  const decision = random()
  return {
    id: rowId(createdAt),
    customerName: `${pick(firstNames)} ${pick(names)}`,
    company: random() < 0.4 ? `${pick(names)} ${pick(['Ltd', 'Studio', 'Bakery', 'GmbH'])}` : null,
    content: random() < 0.05 ? thai(pick, random) : english(word, pick, random),
    rating,
    status: decision < 0.7 ? 'approved' : decision < 0.92 ? 'pending' : 'rejected',
    isPrivate: rating !== null && rating < 4,
    origin: isImported ? 'imported' : 'customer',
    createdAt: createdAt.toISOString(),
  }
}

function english(
  word: () => string,
  pick: (from: readonly string[]) => string,
  random: () => number,
): string {
  const length = 8 + Math.floor(random() ** 2 * 70)
  const parts = Array.from({ length }, () => (random() < 0.01 ? pick(phrases) : word()))
  return `${parts.join(' ')}.`
}

function thai(pick: (from: readonly string[]) => string, random: () => number): string {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(thaiPhrases)).join(' ')
}

async function insert(client: Client, workspaceId: string, rows: readonly Row[]): Promise<void> {
  const column = <K extends keyof Row>(name: K) => rows.map((row) => row[name])
  await client.query(
    `insert into testimonials (workspace_id, id, customer_name, company, content, rating, status, is_private,
       recovery_state, origin, is_confirmed_by_author, consents_to_display, consents_to_name, source, created_at, received_at)
     select $1, id, customer_name, company, content, rating, status, is_private,
       case when is_private then 'open' end, origin, true, true, true, case origin when 'imported' then 'Google' end, at, at
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::text[], $8::boolean[], $9::text[],
       $10::timestamptz[]) as input(id, customer_name, company, content, rating, status, is_private, origin, at)`,
    [
      workspaceId,
      column('id'),
      column('customerName'),
      column('company'),
      column('content'),
      column('rating'),
      column('status'),
      column('isPrivate'),
      column('origin'),
      column('createdAt'),
    ],
  )
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[result[last], result[other]] = [result[other]!, result[last]!]
  }
  return result
}
