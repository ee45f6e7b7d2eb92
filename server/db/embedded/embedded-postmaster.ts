import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../kit/startup-error.ts'
import { fullDiskSentence } from '../free-space.ts'
import { executable } from './embedded-binaries.ts'
import { clearOrphan, readPostmasterFile } from './embedded-orphan.ts'
import type { OsUser } from './embedded-user.ts'

export interface PostmasterOptions {
  programs: string
  cluster: string
  user: OsUser | undefined
  settings: Record<string, string>
  logFile: string
  notice: (sentence: string) => void
}

export interface Postmaster {
  stop(): Promise<void>
}

const largestLogBytes = 5_000_000

/** Runs PostgreSQL as a child process and starts it again should it die while we live. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const state = { isStopping: false }
  let restarting: Promise<void> | undefined
  let child = await startOnce(options)
  watch(child)

  function watch(started: ChildProcess): void {
    started.once('exit', () => {
      if (!state.isStopping) restarting = restart()
    })
  }

  async function restart(): Promise<void> {
    let said = ''
    const notice = (sentence: string) => {
      if (sentence !== said) options.notice(sentence)
      said = sentence
    }
    notice('The embedded database ended unexpectedly: starting it again.')
    for (let pauseMs = 0; !state.isStopping; pauseMs = Math.min(5_000, pauseMs + 500)) {
      await sleep(pauseMs)
      try {
        child = await startOnce(options)
        watch(child)
        return
      } catch (error) {
        notice(error instanceof Error ? error.message : String(error))
      }
    }
  }

  return {
    async stop() {
      state.isStopping = true
      await restarting
      await stopChild(child, options)
    },
  }
}

async function startOnce(options: PostmasterOptions): Promise<ChildProcess> {
  const deadline = performance.now() + 15_000
  for (;;) {
    await clearOrphan(options.cluster, options.notice)
    const child = await launch(options)
    if (await becomesReady(child, options)) return child
    const log = await logTail(options.logFile)
    // The last processes of a killed postmaster need a moment to notice and go.
    const isTransient = /pre-existing shared memory block|lock file .* already exists/.test(log)
    if (!isTransient || performance.now() > deadline) {
      const cause = log.split('\n').findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'it gave no reason'
      const sentence = `The embedded database does not start: ${cause.trim()} (see ${options.logFile}).`
      const error = new StartupError(sentence)
      const full = fullDiskSentence(error, path.dirname(options.cluster))
      throw full === undefined ? error : new StartupError(full)
    }
    await sleep(100)
  }
}

async function launch({
  programs,
  cluster,
  user,
  settings,
  logFile,
}: PostmasterOptions): Promise<ChildProcess> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  if (size > largestLogBytes) await rename(logFile, `${logFile}.old`)
  const log = await open(logFile, 'a', 0o600)
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(path.join(programs, executable('postgres')), ['-D', cluster, ...flags], {
      // In a group of its own: Ctrl+C is for us, the database is stopped when the last request is answered.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
      env: postgresEnvironment(),
      ...user,
    })
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', reject)
    })
    endWithUs(child)
    return child
  } catch (cause) {
    throw new StartupError(`The PostgreSQL program in ${programs} does not run: ${String(cause)}.`, { cause })
  } finally {
    await log.close()
  }
}

/** However this process ends, short of being killed: a stop that takes too long leaves no database behind. */
function endWithUs(child: ChildProcess): void {
  const end = () => void child.kill('SIGINT')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

/** Waits as long as the process lives: recovery after a power cut may take its time. */
async function becomesReady(child: ChildProcess, options: PostmasterOptions): Promise<boolean> {
  const startedMs = performance.now()
  let hasSaidSo = false
  while (child.exitCode === null && child.signalCode === null) {
    const state = await readPostmasterFile(options.cluster)
    if (state?.pid === child.pid && state?.isReady) return true
    if (!hasSaidSo && performance.now() - startedMs > 5_000) {
      hasSaidSo = true
      options.notice('The embedded database is recovering from a crash; this can take a while.')
    }
    await sleep(10)
  }
  return false
}

async function stopChild(child: ChildProcess, { programs, cluster }: PostmasterOptions): Promise<void> {
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const over = new Promise<void>((resolve) => {
    if (isOver()) resolve()
    else child.once('exit', () => resolve())
  })
  for (const [signal, waitMs] of [
    ['SIGINT', 6_000],
    ['SIGQUIT', 1_500],
    ['SIGKILL', 1_500],
  ] as const) {
    if (isOver()) return
    if (process.platform === 'win32') {
      spawnSync(path.join(programs, executable('pg_ctl')), ['stop', '-m', 'fast', '-D', cluster])
    } else child.kill(signal)
    await Promise.race([over, sleep(waitMs, undefined, { ref: false })])
  }
}

/** No setting of the operator's shell (PGDATA, LC_ALL, LD_PRELOAD ...) reaches the database. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return process.env
  return { PATH: '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' }
}

async function logTail(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.slice(-2_000)
}
