import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillWorkspace } from './fill.ts'
import { processTree, ticksOf } from './process-tree.ts'
import { type BenchServer, signUpOwner } from './server.ts'
import { submission, wrkScript } from './submissions.ts'
import { wrk } from './tools.ts'

/** What a server did in one round. */
export interface Round {
  readonly requests: number
  readonly requestsPerSecond: number
  /** Of the busiest of its processes: with a core to itself each serves as many as that allows. */
  readonly cpuSeconds: number
}

const seconds = 4
const ticksPerSecond = 100

export const loads = ['embeds', 'submissions'] as const
export type Load = (typeof loads)[number]

/** A server with a workspace, and its loads. */
export interface Loaded {
  run(load: Load): Promise<Round>
  close(): Promise<void>
}

export async function prepareLoads(server: BenchServer, processes: number): Promise<Loaded> {
  const pids = await servingProcesses(server.pid, processes)
  const owner = await signUpOwner(server, 'busy')
  await fillWorkspace(server.databaseUrl, owner.workspaceId, 10)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-processes-'))
  const script = path.join(folder, 'submit.lua')
  await writeFile(script, wrkScript(JSON.stringify(await submission(server, owner))))
  const embed = new URL(`/api/embed/testimonials/me?apiKey=${owner.apiKey}`, server.url).href
  const start = {
    embeds: () => wrk(embed, seconds, 50),
    submissions: () => wrk(server.url, seconds, 16, script),
  }
  return {
    async run(load) {
      const before = await Promise.all(pids.map(ticksOf))
      const served = await start[load]()
      const after = await Promise.all(pids.map(ticksOf))
      const used = after.map((ticks, index) => (ticks - (before[index] ?? 0)) / ticksPerSecond)
      return { ...served, cpuSeconds: Math.max(...used) }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The Node processes that take requests, once there are so many and each has had a moment to listen. */
async function servingProcesses(first: number, processes: number): Promise<number[]> {
  if (processes === 1) return [first]
  for (;;) {
    const found: number[] = []
    for (const pid of await processTree(first)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (pid !== first && command.includes('main.')) found.push(pid)
    }
    if (found.length === processes) {
      await sleep(5_000)
      return found
    }
    await sleep(100)
  }
}
