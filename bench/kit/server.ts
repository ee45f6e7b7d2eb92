import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Pool } from 'pg'
import { signUp } from '#contract/accounts/accounts.ts'
import { runningEmbeddedUrl } from '../../server/db/embedded/embedded.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { spawnServer, untilReady } from './server-process.ts'
import { freePort } from '../../server/test/processes/free-port.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface BenchServer {
  url: string
  pid: number
  /** Of the embedded database, as `pg` and `pgbench` want it. */
  databaseUrl: string
  pool: Pool
  dataFolder: string
  databaseLog: string
  stop(): Promise<void>
}

/** Runs a measurement on a server of its own; the process ends with 1 when a goal is missed. */
export async function withServer(
  measure: (server: BenchServer) => Promise<boolean>,
  processes = 1,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const server = await startServer(processes, environment)
  try {
    process.exitCode = (await measure(server)) ? 0 : 1
  } finally {
    await server.stop()
  }
}

/** The real server on a throw-away data folder and a free port, without proof of work and without limits. */
export async function startServer(
  processes = 1,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-'))
  const port = await freePort()
  const child = spawnServer({
    port,
    dataFolder,
    stderr: 'inherit',
    logLevel: 'error',
    processes,
    environment,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stopServer = async () => {
    child.kill('SIGTERM')
    await ended
    for (const signal of signals) process.off(signal, interrupted)
    for (const folder of [await knownHome(dataFolder), dataFolder])
      await rm(folder, { recursive: true, force: true })
  }
  const interrupted = () => void stopServer().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, interrupted)
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(url, () => child.exitCode !== null)
    const databaseUrl = await runningEmbeddedUrl(dataFolder)
    if (!databaseUrl) throw new Error('the embedded database is not where it should be')
    const pool = new Pool({ connectionString: databaseUrl, max: 4 })
    pool.on('error', () => undefined)
    return {
      url,
      pid: child.pid ?? 0,
      databaseUrl,
      pool,
      dataFolder,
      databaseLog: path.join(dataFolder, 'postgres.log'),
      async stop() {
        await pool.end()
        await stopServer()
      },
    }
  } catch (failure) {
    await stopServer()
    throw failure
  }
}

export interface Owner {
  workspaceId: string
  cookie: string
  apiKey: string
  formId: string
}

/** A new workspace on the server, and the session of its owner. */
export async function signUpOwner(server: Pick<BenchServer, 'url' | 'pool'>, name: string): Promise<Owner> {
  const email = `${name}@example.com`
  const response = await fetch(new URL(signUp.path, server.url), {
    method: signUp.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mara', lastName: 'Lindqvist', email, password: 'Harbor-Lantern-42' }),
  })
  if (!response.ok) throw new Error(`signing up answered ${response.status}: ${await response.text()}`)
  const { apiKey = '', formId = '' } = (await response.json()) as { apiKey?: string; formId?: string }
  const { rows } = await server.pool.query<{ id: string }>(
    'select workspace_id as id from users where email = $1',
    [email],
  )
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { workspaceId: rows[0]?.id ?? '', cookie, apiKey, formId }
}
