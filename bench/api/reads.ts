import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { v1ListTestimonials } from '#contract/v1/testimonials.ts'
import { call } from '../kit/call.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { type Figure, median } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'
import { pgbench, wrk } from '../kit/tools.ts'

const testimonialCount = 1_000
const clients = 16
const rounds = 5
const url = `${v1ListTestimonials.path}?limit=50`

/**
 * A page of 50 testimonials by the public API, with its key, its limit, its total and every check, against `pgbench` that asks
 * the same database for the columns that the page is made of, as JSON: what one process of Node costs on top of PostgreSQL.
 */
export async function measureReads(server: BenchServer, seconds: number): Promise<Figure[]> {
  const owner = await signUpOwner(server, 'reader')
  await fillWorkspace(server.databaseUrl, owner.workspaceId, testimonialCount)
  await server.pool.query('vacuum analyze testimonials')
  const authorization = await bearerOf(server, owner)
  const sql = plainSelect(owner)
  await checkSame(server, authorization, sql)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-api-'))
  try {
    const plain = path.join(folder, 'plain.sql')
    const load = path.join(folder, 'read.lua')
    await writeFile(plain, `${sql};\n`)
    await writeFile(load, `wrk.headers["Authorization"] = "${authorization}"\n`)
    const address = `${server.url}${url}`
    await wrk(address, Math.min(2, seconds), clients, load)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      theirs.push(await pgbench(server.databaseUrl, seconds, clients, plain))
      ours.push((await wrk(address, seconds, clients, load)).requestsPerSecond)
    }
    const [our, their] = [median(ours), median(theirs)]
    return [
      {
        name: `pages of 50 testimonials, ${clients} at a time`,
        ours: `${our.toFixed(0)}/s`,
        reference: `${their.toFixed(0)}/s`,
        ratio: our / their,
        goal: { least: 0.5 },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bearerOf(server: BenchServer, owner: Owner): Promise<string> {
  const body = { kind: 'secret', name: 'Reader' } as const
  const { text } = await call(server, owner, createApiKey, { body })
  return `Bearer ${(JSON.parse(text) as { key: string }).key}`
}

/** The columns of which an answer is made, with what is derived of them left out. */
const columns = `id, user_id, form_id, customer_name, customer_email, company, role, has_company_logo, content, rating, rating_given,
  status, decided_at, hidden_at, origin, is_ai_generated, is_private, recovery_state, recovery_notes, publishable,
  consents_to_display, consents_to_name, consents_to_platform, consents_to_photo, consent_asked, source, source_url, platform,
  removed_at, evidence, confirmed_on_request, is_by_team, is_confirmed_by_author, confirmed_content, suggested_content,
  is_rewarded, headline, highlights, reply, replied_at, tags, pinned_at, version, language, is_undated, created_at, received_at`

function plainSelect({ workspaceId }: Owner): string {
  const page = `select ${columns} from testimonials
    where workspace_id = '${workspaceId}' and deleted_at is null order by created_at desc, id desc limit 50`
  return `select coalesce(json_agg(page), '[]') as page from (${page}) page`.replaceAll(/\s+/g, ' ')
}

/** Both sides answer the same testimonials, in the same order. */
async function checkSame(server: BenchServer, authorization: string, sql: string): Promise<void> {
  const response = await fetch(new URL(url, server.url), { headers: { authorization } })
  const ours = idsOf(await response.json())
  const { rows } = await server.pool.query<{ page: unknown }>(sql)
  const theirs = idsOf(rows[0]?.page)
  if (ours.length !== 50 || ours.join() !== theirs.join())
    throw new Error(`the two sides read different rows: ${ours.length} and ${theirs.length}`)
}

function idsOf(page: unknown): string[] {
  return (page as { id: string }[]).map(({ id }) => id)
}
