import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner, startServer } from '../kit/server.ts'
import { submission } from '../submissions/submissions.ts'

/** What a plan's limit costs: a server that takes payments against one that does not, in turns, one request at a time. */

const command = 'npm run bench plans'
const pairs = 300
const warmUp = 20
const testimonials = 5_000
/** Of this month, before the first approval that is measured. */
const approvedBefore = 100

interface Side {
  readonly server: BenchServer
  readonly owner: Owner
  readonly pending: string[]
  readonly submission: string
}

async function prepare(environment: Readonly<Record<string, string>>): Promise<Side> {
  const server = await startServer(1, environment)
  const owner = await signUpOwner(server, 'busy')
  const { workspaceId } = owner
  await fillWorkspace(server.databaseUrl, workspaceId, testimonials)
  const { pool } = server
  await pool.query(
    `update workspaces set subscription_tier = 'professional', subscription_status = 'active', subscription_expires_at = null where id = $1`,
    [workspaceId],
  )
  // As if most had been approved long ago, so that there is room for those that are measured.
  await pool.query(
    `update testimonials set decided_at = '2020-01-01', received_at = '2020-01-01' where workspace_id = $1`,
    [workspaceId],
  )
  await pool.query(
    `update testimonials set decided_at = now() where id in
      (select id from testimonials where workspace_id = $1 and status = 'approved' limit ${approvedBefore})`,
    [workspaceId],
  )
  const { rows } = await pool.query<{ id: string }>(
    `update testimonials set status = 'pending', decided_at = null where id in
      (select id from testimonials where workspace_id = $1 and not is_private and decided_at < '2021-01-01' limit ${pairs + warmUp})
      returning id`,
    [workspaceId],
  )
  await pool.query('vacuum analyze testimonials')
  const body = JSON.stringify(await submission(server, owner))
  return { server, owner, pending: rows.map(({ id }) => id), submission: body }
}

async function send(url: URL, method: string, body: string, cookie = ''): Promise<number> {
  const from = performance.now()
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const answer = await fetch(url, { method, headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url.pathname} answered ${answer.status}: ${text}`)
  return performance.now() - from
}

function approve({ server, owner, pending }: Side, turn: number): Promise<number> {
  const path = decideTestimonial.path.replace(':id', pending[turn]!)
  const body = JSON.stringify({ status: 'approved' })
  return send(new URL(path, server.url), decideTestimonial.method, body, owner.cookie)
}

function submit({ server, submission: body }: Side): Promise<number> {
  return send(new URL(submitTestimonial.path, server.url), submitTestimonial.method, body)
}

type Act = (side: Side, turn: number) => Promise<number>

/** Which side goes first changes with each pair. */
async function compare(name: string, act: Act, [limited, free]: readonly [Side, Side]): Promise<Figure> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < pairs + warmUp; turn += 1) {
    for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const ms = await act(which === 0 ? limited : free, turn)
      if (turn >= warmUp) times[which].push(ms)
    }
  }
  const [ours, theirs] = times.map((list) => median(list)) as [number, number]
  const spoken = (ms: number) => `${ms.toFixed(2)} ms`
  return { name, ours: spoken(ours), reference: spoken(theirs), ratio: ours / theirs, goal: { most: 1.05 } }
}

const sides = [await prepare({ STRIPE_SECRET_KEY: 'sk_test_bench' }), await prepare({})] as const
try {
  const figures = [await compare('an approval', approve, sides), await compare('a submission', submit, sides)]
  for (const { server, owner } of sides)
    await server.pool.query('update workspaces set requires_approval = false where id = $1', [
      owner.workspaceId,
    ])
  // What is left of the month is little: each of them would be refused soon.
  for (const { server, owner } of sides)
    await server.pool.query(
      `update testimonials set decided_at = '2020-01-01', received_at = '2020-01-01' where workspace_id = $1`,
      [owner.workspaceId],
    )
  figures.push(await compare('a submission that nobody has to approve', submit, sides))
  const isMet = report('The limit of a plan, per request, median', command, 'without payments', figures)
  process.exitCode = isMet ? 0 : 1
} finally {
  for (const { server } of sides) await server.stop()
}
