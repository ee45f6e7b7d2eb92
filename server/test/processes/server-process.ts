import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { isPlain } from '../plain.ts'
import { builtServer } from './built-server.ts'
import { freePort } from './free-port.ts'
import { prepareDataFolder } from './kept-cluster.ts'

/** The server as its own process, as an operator runs it. */
export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; afterMs: number }>
}

const root = path.join(import.meta.dirname, '..', '..', '..')

/** A data folder for one test, below a path with a space; gone after the test. */
export async function dataFolderForTest(): Promise<string> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'plaudit lifecycle '))
  await chmod(parent, 0o711)
  onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 3 }))
  return path.join(parent, 'data')
}

/** The same of an instance that has been started before, and nobody signed up on: its start is four times as quick. */
export async function usedDataFolder(): Promise<string> {
  const folder = await dataFolderForTest()
  await prepareDataFolder(folder)
  return folder
}

/** Starts the server and waits until it takes requests. It ends with the test at the latest. */
export async function startServer(
  settings: Record<string, string>,
  program?: string[],
): Promise<ServerProcess> {
  const server = await launchServer(settings, program ?? (await builtServer()))
  const deadline = performance.now() + 60_000
  while (!(await answers(`${server.url}/readyz`))) {
    if (server.child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`The server did not start:\n${server.output()}`)
    }
    await sleep(25)
  }
  return server
}

/** Starts the server where it is expected to refuse; answers what it wrote to stderr and its exit code. */
export async function refusedStart(settings: Record<string, string>) {
  const { child } = await launchServer(settings, await builtServer())
  let stderr = ''
  child.stderr?.on('data', (text: string) => (stderr += text))
  const [code] = await once(child, 'close')
  return { code: Number(code), stderr }
}

async function launchServer(settings: Record<string, string>, program: string[]): Promise<ServerProcess> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort()
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]),
  )
  const child = spawn(process.execPath, ['--disable-warning=FSTDEP023', ...program], {
    cwd: root,
    env: {
      ...inherited,
      LOG_LEVEL: 'warn',
      PLAUDIT_POW: 'off',
      PLAUDIT_RATE_LIMITS: 'off',
      PLAUDIT_DRAIN: '0',
      PLAUDIT_PROCESSES: '1',
      PLAUDIT_PLAIN: isPlain ? '1' : '0',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const end = async (signal: NodeJS.Signals) => {
    const startedMs = performance.now()
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }
    return { code: child.exitCode, afterMs: performance.now() - startedMs }
  }
  onTestFinished(async () => void (await end('SIGTERM')))
  return { url: `http://127.0.0.1:${port}`, port, child, output: () => output, end }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
