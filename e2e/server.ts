import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { builtServer } from '../server/test/processes/built-server.ts'
import { freePort } from '../server/test/processes/free-port.ts'
import { prepareDataFolder } from '../server/test/processes/kept-cluster.ts'

export interface RunningServer {
  readonly url: string
  readonly dataFolder: string
  /** SIGTERM, and the end of the process. */
  stop(): Promise<void>
  kill(): Promise<void>
  /** Starts again on the same port and data. */
  start(): Promise<void>
  /** Stops and removes the data. */
  dispose(): Promise<void>
}

const root = path.join(import.meta.dirname, '..')
const dataFolders = new Map<string, string>()

/** Of a server that this worker has started. */
export function dataFolderOf(url: string): string {
  const folder = dataFolders.get(new URL(url).origin)
  if (!folder) throw new Error(`no server was started at ${url}`)
  return folder
}
const startLimitMs = 60_000

/** The real server as its own process, on a data folder and a port of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-e2e-'))
  await prepareDataFolder(dataFolder)
  const program = await builtServer()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  dataFolders.set(url, dataFolder)

  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    await gone
  }
  const server: RunningServer = {
    url,
    dataFolder,
    async start() {
      const said: string[] = []
      child = spawn(process.execPath, program, {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(port),
          PLAUDIT_DATA: dataFolder,
          PLAUDIT_RATE_LIMITS: 'off',
          PLAUDIT_DRAIN: '0',
          PLAUDIT_PROCESSES: '1',
          LOG_LEVEL: 'warn',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stdout?.on('data', (text: Buffer) => said.push(text.toString()))
      child.stderr?.on('data', (text: Buffer) => said.push(text.toString()))
      await untilReady(url, () => child?.exitCode ?? null, said)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGTERM')
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function untilReady(url: string, exitCode: () => number | null, said: string[]): Promise<void> {
  const limit = Date.now() + startLimitMs
  while (Date.now() < limit) {
    if (exitCode() !== null) throw new Error(`the server ended at once:\n${said.join('')}`)
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the server did not become ready:\n${said.join('')}`)
}
