import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { serverProgram } from '../../scripts/server-program.mjs'

export const root = path.join(import.meta.dirname, '../..')

interface ServerOptions {
  port: number
  dataFolder: string
  stderr: 'inherit' | 'ignore'
  logLevel: 'error' | 'fatal'
  processes?: number
  /** Further settings. */
  environment?: Readonly<Record<string, string>>
}

/** The built server with its embedded database in this folder, without proof of work and without limits. */
export function spawnServer({
  port,
  dataFolder,
  stderr,
  logLevel,
  processes = 1,
  environment = {},
}: ServerOptions): ChildProcess {
  return spawn(process.execPath, serverProgram('main'), {
    cwd: root,
    stdio: ['ignore', 'ignore', stderr],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      PLAUDIT_DATA: dataFolder,
      PLAUDIT_POW: 'off',
      PLAUDIT_RATE_LIMITS: 'off',
      PLAUDIT_DRAIN: '0',
      LOG_LEVEL: logLevel,
      PLAUDIT_PROCESSES: String(processes),
      ...environment,
    },
  })
}

export async function untilReady(url: string, isOver: () => boolean, longestMs = 60_000): Promise<void> {
  const deadline = performance.now() + longestMs
  for (;;) {
    if (isOver()) throw new Error('the server ended at its start; it says why above')
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    if (performance.now() > deadline) throw new Error('the server did not get ready')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
