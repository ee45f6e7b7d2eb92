import { readdirSync, readFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './target.ts'

/** What is done to a server under load. It resolves when the cause is gone, and the service may come back. */
export type Fault = (target: Target) => Promise<void>

export const faults: Readonly<Record<string, Fault>> = {
  'server killed': async (target) => {
    await target.kill()
    await target.start()
  },
  'database killed': async (target) => void process.kill(await target.databasePid(), 'SIGKILL'),
  'database restarted': async (target) => void process.kill(await target.databasePid(), 'SIGINT'),
  'database paused': async (target) => {
    const processes = withChildren(await target.databasePid())
    for (const pid of processes) signal(pid, 'SIGSTOP')
    await sleep(1_000 + Math.random() * 5_000)
    for (const pid of processes) signal(pid, 'SIGCONT')
  },
  'both killed': async (target) => {
    const pid = await target.databasePid()
    await target.kill()
    process.kill(pid, 'SIGKILL')
    await target.start()
  },
  'disk full': async (target) => {
    const filler = path.join(target.dataFolder, 'filler')
    // What the database frees meanwhile, by ending or by removing old log, is taken as well.
    for (let times = 0; times < fillings; times += 1) {
      await fill(filler)
      await sleep(fullMs / fillings)
    }
    await rm(filler)
  },
}

const fullMs = 6_000
const fillings = 12

/** Writes until nothing more fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a')
  try {
    for (let bytes = 4 * 2 ** 20; bytes >= 4096;) {
      const { bytesWritten } = await handle.write(Buffer.alloc(bytes)).catch(() => ({ bytesWritten: 0 }))
      if (bytesWritten < bytes) bytes /= 2
    }
  } finally {
    await handle.close().catch(() => undefined)
  }
}

/** A process and those it has started; those of PostgreSQL are in groups of their own. */
function withChildren(pid: number): number[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []))
  return [pid, ...all.filter((one) => parentOf(one) === pid)]
}

function parentOf(pid: number): number | undefined {
  try {
    // The name, in parentheses, may hold anything: what follows it does not.
    return Number(/\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended meanwhile.
  }
}
