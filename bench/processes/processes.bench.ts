import { availableParallelism } from 'node:os'
import { type Load, type Loaded, loads, prepareLoads } from '../submissions/processes.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { type BenchServer, startServer } from '../kit/server.ts'
import { isInstalled } from '../kit/tools.ts'

const rounds = 5
const goals: Record<Load, number> = { embeds: 1.6, submissions: 1.5 }
/** Two for the server's processes, one for the load and one for PostgreSQL. */
const coresNeeded = 4
const hasFreeCores = availableParallelism() >= coresNeeded

const title = hasFreeCores
  ? 'Two processes on one port, against one'
  : 'Two processes on one port with two cores, against one with one core, load and database included'

const isComplete =
  (await isInstalled('wrk', '-v')) && (hasFreeCores || (await isInstalled('taskset', '--version')))
if (!isComplete) console.log('processes: wrk and taskset are needed for this measurement; skipped')
else {
  const servers: BenchServer[] = []
  const loaded: Loaded[] = []
  const add = async (processes: number, core?: number) => {
    const server = await startServer(processes)
    servers.push(server)
    const its = await prepareLoads(server, processes, core)
    loaded.push(its)
    return its
  }
  try {
    const one = await add(1, hasFreeCores ? undefined : 0)
    const two = await add(2)
    const figures: Figure[] = []
    for (const load of loads) figures.push(await compare(load, one, two))
    process.exitCode = report(title, 'npm run bench processes', 'one process', figures) ? 0 : 1
  } finally {
    for (const its of loaded) await its.close()
    for (const server of servers) await server.stop()
  }
}

async function compare(load: Load, one: Loaded, two: Loaded): Promise<Figure> {
  const ours: number[] = []
  const theirs: number[] = []
  await one.run(load)
  await two.run(load)
  for (let round = 0; round < rounds; round++) {
    theirs.push(await one.run(load))
    ours.push(await two.run(load))
  }
  const [our, their] = [median(ours), median(theirs)]
  return {
    name: load,
    ours: `${our.toFixed(0)}/s`,
    reference: `${their.toFixed(0)}/s`,
    ratio: our / their,
    goal: { least: goals[load] },
  }
}
