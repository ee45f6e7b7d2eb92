import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { getImport, startImport } from '#contract/imports/imports.ts'
import { exportStatic } from '#contract/share/static-export.ts'
import { runningEmbeddedUrl } from '../../server/db/embedded/embedded.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { call } from '../kit/call.ts'
import { withNpmStart } from '../kit/npm-start.ts'
import { processTree } from '../kit/process-tree.ts'
import { type Figure, report } from '../kit/report.ts'
import { type Owner, signUpOwner } from '../kit/server.ts'

const command = 'npm run bench memory'
const title = 'Memory of an instance as npm start makes it, PSS of all its processes'
const mostMegabytes = 350
const settleMs = 60_000
const rows = 20_000

interface Memory {
  readonly node: number
  readonly postgres: number
}

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-memory-'))
const unlimited = { PLAUDIT_POW: 'off', PLAUDIT_RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
try {
  const figures = await withNpmStart(
    dataFolder,
    async (url, npm) => {
      const measure = () => memoryOf(npm.pid ?? 0)
      await sleep(settleMs)
      const idle = await measure()
      const pool = new Pool({ connectionString: await runningEmbeddedUrl(dataFolder), max: 1 })
      const server = { url, pool }
      const owner = await signUpOwner(server, 'memory')
      await pool.end()
      await importRows(server, owner)
      await call(server, owner, exportStatic, { query: {} })
      const busy = await measure()
      await sleep(settleMs)
      const after = await measure()
      return [
        ...figuresOf('a minute after the start', idle, true),
        ...figuresOf(`at the end of an import of ${rows} rows and an export`, busy, false),
        ...figuresOf('a minute later', after, true),
      ]
    },
    unlimited,
  )
  process.exitCode = report(title, command, 'goal', figures) ? 0 : 1
} finally {
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

function figuresOf(when: string, { node, postgres }: Memory, isGoal: boolean): Figure[] {
  const goal = isGoal ? { goal: { most: 1 } } : {}
  return [
    {
      name: `Node, ${when}`,
      ours: `${node.toFixed(0)} MiB`,
      reference: `${mostMegabytes} MiB`,
      ratio: node / mostMegabytes,
      ...goal,
    },
    {
      name: '  PostgreSQL',
      ours: `${postgres.toFixed(0)} MiB`,
      reference: '',
      ratio: postgres / mostMegabytes,
    },
  ]
}

/** What processes share counts once: each has its part of it (proc(5), smaps_rollup). */
async function memoryOf(root: number): Promise<Memory> {
  const memory = { node: 0, postgres: 0 }
  for (const pid of await processTree(root)) {
    const [name = '', maps = ''] = await Promise.all(
      ['comm', 'smaps_rollup'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    )
    const megabytes = Number(/^Pss: +(\d+)/m.exec(maps)?.[1] ?? 0) / 1024
    if (name.startsWith('postgres')) memory.postgres += megabytes
    else memory.node += megabytes
  }
  return memory
}

async function importRows(server: { url: string }, owner: Owner): Promise<void> {
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `Ana ${row},ana-${row}@example.com,${1 + (row % 5)},"They came on time and left it clean, number ${row}."`,
  )
  const body = {
    fileName: 'reviews.csv',
    content: ['Name,Email,Rating,Review', ...lines].join('\n'),
    approve: true,
  }
  const { id } = JSON.parse((await call(server, owner, startImport, { body })).text) as { id: string }
  for (;;) {
    const { text } = await call(server, owner, getImport, { params: { id } })
    const { state } = JSON.parse(text) as { state: string }
    if (state === 'done') return
    if (state === 'failed') throw new Error(text)
    await sleep(200)
  }
}
