import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillWorkspace } from '../kit/fill.ts'
import { processTree } from '../kit/process-tree.ts'
import { type BenchServer, signUpOwner } from '../kit/server.ts'
import { submission, wrkScript } from './submissions.ts'
import { keepToCore, wrk } from '../kit/tools.ts'

const seconds = 4

export const loads = ['embeds', 'submissions'] as const
export type Load = (typeof loads)[number]

/** A server with a workspace, and its loads. */
export interface Loaded {
  /** Requests a second. */
  run(load: Load): Promise<number>
  close(): Promise<void>
}

/** With `core`, the server, its database and the load are kept to this one. */
export async function prepareLoads(server: BenchServer, processes: number, core?: number): Promise<Loaded> {
  await untilServing(server.pid, processes)
  const owner = await signUpOwner(server, 'busy')
  await fillWorkspace(server.databaseUrl, owner.workspaceId, 10)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-processes-'))
  const script = path.join(folder, 'submit.lua')
  await writeFile(script, wrkScript(JSON.stringify(await submission(server, owner))))
  const embed = new URL(`/api/embed/testimonials/me?apiKey=${owner.apiKey}`, server.url).href
  if (core !== undefined) await keepToCore(core, await processTree(server.pid))
  const start = {
    embeds: () => wrk(embed, seconds, 50, undefined, core),
    submissions: () => wrk(server.url, seconds, 16, script, core),
  }
  return {
    run: async (load) => (await start[load]()).requestsPerSecond,
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

/** So many Node processes take requests, and each has had a moment to listen. */
async function untilServing(first: number, processes: number): Promise<void> {
  if (processes === 1) return
  for (;;) {
    const commands = await Promise.all(
      (await processTree(first))
        .filter((pid) => pid !== first)
        .map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    )
    if (commands.filter((command) => command.includes('main.')).length === processes) return sleep(5_000)
    await sleep(100)
  }
}
