import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { readPostmasterFile } from '../../server/db/embedded/embedded-orphan.ts'
import { spawnServer, untilReady } from '../kit/server-process.ts'
import { freePort } from '../../server/test/processes/free-port.ts'

/** Room for the database, its log and what these rounds write. */
const diskMegabytes = 400

/** The server and its embedded database, to be hurt. */
export interface Target {
  readonly url: string
  readonly dataFolder: string
  /** Whether the data folder has a disk of its own, which can be filled. */
  readonly hasOwnDisk: boolean
  /** How often the server has ended without being told to. */
  endedByItself(): number
  start(): Promise<void>
  kill(): Promise<void>
  /** The first process of PostgreSQL. */
  databasePid(): Promise<number>
  /** Stops it, and removes everything. */
  remove(): Promise<void>
}

export async function makeTarget(): Promise<Target> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-chaos-'))
  await chmod(folder, 0o711)
  const disk = path.join(folder, 'disk')
  await mkdir(disk)
  const hasOwnDisk = mountDisk(disk)
  const dataFolder = path.join(disk, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let ended = 0
  async function start() {
    const started = spawnServer({ port, dataFolder, stderr: 'ignore', logLevel: 'fatal' })
    child = started
    started.once('exit', () => {
      if (child === started) ended += 1
    })
    await untilReady(url, () => started.exitCode !== null)
  }
  async function end(signal: NodeJS.Signals) {
    const ending = child
    child = undefined
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    const exit = once(ending, 'exit')
    ending.kill(signal)
    await exit
  }
  return {
    url,
    dataFolder,
    hasOwnDisk,
    endedByItself: () => ended,
    start,
    kill: () => end('SIGKILL'),
    async databasePid() {
      const pid = await postmasterPid(dataFolder)
      // Not a number to fall back on: a signal to process 0 reaches our own group.
      if (pid === undefined) throw new Error('the database does not run')
      return pid
    },
    async remove() {
      const pid = await postmasterPid(dataFolder)
      await end('SIGTERM')
      await removeDatabase(dataFolder, pid)
      // Lazily: somebody may still be looking at it.
      if (hasOwnDisk) execFileSync('umount', ['--lazy', disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function removeDatabase(dataFolder: string, pid: number | undefined): Promise<void> {
  // A server that is too busy to stop in time leaves its database to the next start, which does not come.
  if (pid !== undefined && (await postmasterPid(dataFolder)) === pid) process.kill(pid, 'SIGQUIT')
  const home = await knownHome(dataFolder)
  if (home !== dataFolder) await rm(home, { recursive: true, force: true })
}

async function postmasterPid(dataFolder: string): Promise<number | undefined> {
  return (await readPostmasterFile(path.join(await knownHome(dataFolder), 'postgres')))?.pid
}

/** A disk in memory: only root may make one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=711`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
