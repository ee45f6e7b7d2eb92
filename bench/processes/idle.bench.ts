import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorMsOf, processTree } from '../kit/process-tree.ts'
import { report } from '../kit/report.ts'
import { withServer } from '../kit/server.ts'

const goalPercent = 0.3
/** After a start: what it needed once is done with, and two measurements of the services have found their connections. */
const settleSeconds = 100
/** Two rounds of what comes by the minute. */
const seconds = 120

/** What a server that nobody calls takes of one core: its processes and those of its database together. */
await withServer(async (server) => {
  await sleep(settleSeconds * 1000)
  const before = await readProcessorMs(server.pid)
  await sleep(seconds * 1000)
  const after = await readProcessorMs(server.pid)
  const figures = (['node', 'postgres'] as const).map((program) => {
    const percent = ((after[program] - before[program]) / 1000 / seconds) * 100
    return { name: program === 'node' ? 'Node' : 'PostgreSQL', percent }
  })
  const total = figures.reduce((sum, { percent }) => sum + percent, 0)
  return report('Idle: nobody calls the server', 'npm run bench idle', 'a core', [
    ...figures.map(({ name, percent }) => ({
      name,
      ours: `${percent.toFixed(2)} %`,
      reference: '100 %',
      ratio: percent / 100,
    })),
    {
      name: 'both',
      ours: `${total.toFixed(2)} %`,
      reference: `${goalPercent} %`,
      ratio: total / goalPercent,
      goal: { most: 1 },
    },
  ])
})

async function readProcessorMs(pid: number): Promise<Record<'node' | 'postgres', number>> {
  const spent = { node: 0, postgres: 0 }
  for (const one of await processTree(pid)) {
    const name = await readFile(`/proc/${one}/comm`, 'utf8').catch(() => '')
    spent[name.startsWith('postgres') ? 'postgres' : 'node'] += await processorMsOf(one)
  }
  return spent
}
