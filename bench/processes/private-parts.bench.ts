import { rm, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { cpuMillis, cpuMillisOfPostgres, parentOf } from '../kit/cpu.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner, startServer } from '../kit/server.ts'
import { isInstalled, wrk } from '../kit/tools.ts'
import { submission, wrkScript } from '../submissions/submissions.ts'

/** What the private parts of libraries bring: the same server with and without them, in turns (docs/private-parts.md). */

const command = 'npm run bench private-parts'
const title = 'The private parts of libraries, against the same server with PLAUDIT_PLAIN=1: one process each'
const rounds = 7
const secondsPerRound = 3
/** `npm run bench private-parts embed` measures those with this word in their name. */
const asked = process.argv[2] ?? ''

interface Side {
  readonly server: BenchServer
  readonly owner: Owner
  readonly postmaster: number
}

interface Kind {
  readonly name: string
  readonly connections: number
  address(owner: Owner): string
  /** For wrk; a plain GET without one. */
  script?(side: Side): Promise<string>
}

const kinds: readonly Kind[] = [
  {
    name: 'embed JSON, 10 testimonials',
    connections: 50,
    address: ({ apiKey }) => `/api/embed/testimonials/me?apiKey=${apiKey}`,
  },
  {
    name: 'embed widget with its testimonials',
    connections: 50,
    address: ({ apiKey }) => `/widget/${apiKey}.js?layout=carousel&max=6`,
  },
  { name: 'embed script', connections: 50, address: () => '/embed.js' },
  {
    name: 'submissions',
    connections: 16,
    address: () => '',
    script: async ({ server, owner }) => wrkScript(JSON.stringify(await submission(server, owner))),
  },
  {
    name: 'a page of the list',
    connections: 8,
    address: () => '/api/testimonials?limit=20',
    script: async ({ owner }) => `wrk.headers["Cookie"] = "${owner.cookie}"\n`,
  },
]

async function openSide(environment: Readonly<Record<string, string>>): Promise<Side> {
  const server = await startServer(1, environment)
  const owner = await signUpOwner(server, 'measured')
  await fillWorkspace(server.databaseUrl, owner.workspaceId, 10)
  const { rows } = await server.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return { server, owner, postmaster: await parentOf(rows[0]?.pid ?? 0) }
}

async function compare(kind: Kind, sides: readonly [Side, Side], folder: string): Promise<Figure[]> {
  const loads: { rate: number; cpu: number }[][] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    for (const [which, side] of sides.entries()) {
      const load = await measure(kind, side, path.join(folder, 'load.lua'))
      if (round >= 0) loads[which]?.push(load)
    }
  }
  const [ours = [], plain = []] = loads
  const of = (side: typeof ours, part: 'rate' | 'cpu') => median(side.map((load) => load[part]))
  const ratio = (part: 'rate' | 'cpu') => median(ours.map((load, round) => load[part] / plain[round]![part]))
  const rate = (side: typeof ours) => `${of(side, 'rate').toFixed(0)}/s`
  const cpu = (side: typeof ours) => `${(of(side, 'cpu') * 1000).toFixed(1)} µs`
  return [
    { name: kind.name, ours: rate(ours), reference: rate(plain), ratio: ratio('rate') },
    { name: '  CPU for each', ours: cpu(ours), reference: cpu(plain), ratio: ratio('cpu') },
  ]
}

async function measure(kind: Kind, side: Side, file: string) {
  const { server, owner, postmaster } = side
  const load = await kind.script?.(side)
  if (load) await writeFile(file, load)
  const cpu = async () => (await cpuMillis(server.pid)) + (await cpuMillisOfPostgres(postmaster))
  const before = await cpu()
  const url = new URL(kind.address(owner), server.url).href
  const { requests, requestsPerSecond } = await wrk(url, secondsPerRound, kind.connections, load && file)
  return { rate: requestsPerSecond, cpu: ((await cpu()) - before) / requests }
}

if (await isInstalled('wrk', '-v')) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-load-'))
  const servers: BenchServer[] = []
  try {
    const withParts = await openSide({ PLAUDIT_PLAIN: '0' })
    servers.push(withParts.server)
    const plain = await openSide({ PLAUDIT_PLAIN: '1' })
    servers.push(plain.server)
    const figures: Figure[] = []
    for (const kind of kinds.filter(({ name }) => name.includes(asked)))
      figures.push(...(await compare(kind, [withParts, plain], folder)))
    report(title, command, 'plain', figures)
  } finally {
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
} else console.log('private-parts: wrk is needed for this measurement; skipped')
