import { execFileSync } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../kit/startup-error.ts'

/** What a postmaster writes about itself into `postmaster.pid`. */
export interface PostmasterFile {
  pid: number
  port: number
  socketFolder: string
  isReady: boolean
}

/** Reads `postmaster.pid`; `undefined` when there is none or it is half written. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n')
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: status.trim() === 'ready' }
}

/**
 * Clears what an earlier server left behind when it was killed: stops a postmaster that still runs on the cluster,
 * and removes a lock file whose process is gone, is a zombie, or is by now another program. Only for the holder of
 * the data folder's lock.
 */
export async function clearOrphan(cluster: string, notice: (sentence: string) => void): Promise<void> {
  const left = await readPostmasterFile(cluster)
  if (left && (await runsOn(cluster, left.pid))) {
    notice('The server was killed last time and its database kept running: stopping it first.')
    for (const [signal, waitMs] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 5_000],
    ] as const) {
      if (await endWithSignal(cluster, left.pid, signal, waitMs)) break
    }
    if (await runsOn(cluster, left.pid)) {
      throw new StartupError(
        `The database process ${left.pid} of an earlier start does not end; stop it by hand.`,
      )
    }
  }
  await rm(path.join(cluster, 'postmaster.pid'), { force: true })
}

async function endWithSignal(
  cluster: string,
  pid: number,
  signal: NodeJS.Signals,
  waitMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself, or belongs to another account: the next look tells.
  }
  const deadline = performance.now() + waitMs
  while (performance.now() < deadline) {
    if (!(await runsOn(cluster, pid))) return true
    await sleep(20)
  }
  return false
}

/** A number alone proves nothing: it may be a zombie or reused. A living postmaster stands in its cluster's folder. */
async function runsOn(cluster: string, pid: number): Promise<boolean> {
  const folder = await realpath(cluster)
  if (process.platform === 'linux') {
    const standsIn = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    if (standsIn !== undefined) return standsIn === folder
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.split('\0').includes(folder)
  }
  if (process.platform === 'win32') return isProcessAlive(pid)
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(folder)
  } catch {
    return false
  }
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
