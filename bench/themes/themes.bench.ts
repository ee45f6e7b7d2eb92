import { listThemes } from '#contract/themes/themes.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { nameOfTheme } from '../../server/themes/words/name-of-theme.ts'
import { type WrittenTrade, writtenOf, writtenTrades } from '../assistant/written.ts'
import { percentile, reportText } from '../kit/report.ts'
import { type BenchServer, signUpOwner, withServer } from '../kit/server.ts'
import { compare, mentionsOf } from './judged.ts'

const count = Number(process.argv[2] ?? 100_000)
const wantedShare = 0.9
const largest = 10
const quotesShown = 20

const judged = compare()
reportText(
  'What the testimonials of six trades speak of',
  'npm run bench themes',
  [
    ...writtenTrades.map((trade) => `${trade}: ${largestOf(trade).map(described).join(', ')}`),
    `${judged.asked} mentions that a person judged: ${judged.right} read the same, ${judged.strangers} others that speak of something else`,
    ...judged.wrong.map((line) => `read otherwise: ${line}`),
  ].join('\n'),
)
if (process.argv.includes('quotes')) for (const trade of writtenTrades) printQuotes(trade)

await withServer(async (server) => {
  const owner = await signUpOwner(server, 'owner')
  const filledFrom = performance.now()
  await fill(server, owner.workspaceId)
  const filled = performance.now()
  await untilCounted(server)
  const counted = performance.now()
  const themes = await times(server, owner.cookie, listThemes.path)
  const list = await times(server, owner.cookie, `${listTestimonials.path}?theme=staff&limit=20`)
  reportText(
    `Themes of ${count.toLocaleString('en')} testimonials`,
    'npm run bench themes',
    [
      `written in ${seconds(filled - filledFrom)}, read and counted ${seconds(counted - filled)} later, phrases included`,
      `the themes with quotes: p50 ${themes.p50} ms, p95 ${themes.p95} ms`,
      `the list of one theme: p50 ${list.p50} ms, p95 ${list.p95} ms`,
    ].join('\n'),
  )
  return judged.right >= wantedShare * judged.asked
})

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`
}

interface Counted {
  readonly theme: string
  readonly texts: number
}

function largestOf(trade: WrittenTrade): Counted[] {
  const texts = new Map<string, Set<number>>()
  for (const { theme, text } of mentionsOf(trade)) texts.set(theme, (texts.get(theme) ?? new Set()).add(text))
  return [...texts]
    .map(([theme, all]) => ({ theme, texts: all.size }))
    .toSorted((a, b) => b.texts - a.texts)
    .slice(0, largest)
}

function described({ theme, texts }: Counted): string {
  return `${nameOfTheme(theme) ?? theme} ${texts}`
}

/** For a reader who counts how many belong. */
function printQuotes(trade: WrittenTrade): void {
  for (const { theme } of largestOf(trade)) {
    console.log(`\n${trade}, ${nameOfTheme(theme)}`)
    const seen = new Set<number>()
    for (const { text, content, tone, at, end, theme: named } of mentionsOf(trade)) {
      if (named !== theme || seen.has(text) || seen.size >= quotesShown) continue
      seen.add(text)
      const sign = tone === 1 ? '+' : tone === -1 ? '-' : ' '
      console.log(`${sign} ${content.slice(0, at)}[${content.slice(at, end)}]${content.slice(end)}`)
    }
  }
}

/** The written ones, over and over, spread over two years. */
async function fill({ pool }: BenchServer, workspaceId: string): Promise<void> {
  const texts = writtenTrades
    .flatMap(writtenOf)
    .map(({ text, language, rating }) => ({ text, language, rating }))
  const atOnce = 5_000
  for (let from = 0; from < count; from += atOnce) {
    await pool.query(
      `insert into testimonials (workspace_id, id, customer_name, content, language, rating, status, origin,
         is_confirmed_by_author, created_at, received_at)
       select $1, gen_random_uuid(), 'Ana', t->>'text', t->>'language', (t->>'rating')::int, 'approved', 'imported', true,
         now() - n * interval '2 years' / $4, now()
       from generate_series($2::int, $3::int) as n, lateral (select $5::jsonb -> (n % $6::int) as t) as one`,
      [workspaceId, from, Math.min(from + atOnce, count) - 1, count, JSON.stringify(texts), texts.length],
    )
  }
}

async function untilCounted({ pool }: BenchServer): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ isDone: boolean }>(
      `select not exists (select from theme_changes) and exists (select from theme_searches) as "isDone"`,
    )
    if (rows[0]?.isDone) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function times({ url }: BenchServer, cookie: string, address: string) {
  const all: number[] = []
  for (let round = 0; round < 40; round += 1) {
    const from = performance.now()
    const answer = await fetch(new URL(address, url), { headers: { cookie } })
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`)
    await answer.text()
    all.push(performance.now() - from)
  }
  return { p50: percentile(all, 0.5).toFixed(0), p95: percentile(all, 0.95).toFixed(0) }
}
