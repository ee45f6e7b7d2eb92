import { availableParallelism } from 'node:os'
import { type Load, type Loaded, loads, prepareLoads, type Round } from './processes.ts'
import { type Figure, median, report } from './report.ts'
import { type BenchServer, startServer } from './server.ts'
import { isInstalled } from './tools.ts'

const rounds = 5
const goals: Record<Load, number> = { embeds: 1.6, submissions: 1.5 }
/** Two for the server's processes, one for the load and one for PostgreSQL. */
const coresNeeded = 4
const hasFreeCores = availableParallelism() >= coresNeeded

const title = hasFreeCores
  ? 'Two processes on one port, against one'
  : `Two processes on one port, against one, as on two free cores: here load and database share ${availableParallelism()} cores with them, so each count is divided by the CPU time of the busiest process`

if (!(await isInstalled('wrk', '-v'))) console.log('processes: wrk is needed for this measurement; skipped')
else {
  const servers: BenchServer[] = []
  const loaded: Loaded[] = []
  const add = async (processes: number) => {
    const server = await startServer(processes)
    servers.push(server)
    const its = await prepareLoads(server, processes)
    loaded.push(its)
    return its
  }
  try {
    const one = await add(1)
    const two = await add(2)
    const figures: Figure[] = []
    for (const load of loads) figures.push(...(await compare(load, one, two)))
    process.exitCode = report(title, 'npm run bench processes', 'one process', figures) ? 0 : 1
  } finally {
    for (const its of loaded) await its.close()
    for (const server of servers) await server.stop()
  }
}

async function compare(load: Load, one: Loaded, two: Loaded): Promise<Figure[]> {
  const ours: Round[] = []
  const theirs: Round[] = []
  await one.run(load)
  await two.run(load)
  for (let round = 0; round < rounds; round++) {
    theirs.push(await one.run(load))
    ours.push(await two.run(load))
  }
  const measured = figure(load, median(ours.map(rateOf)), median(theirs.map(rateOf)))
  const goal = { least: goals[load] }
  if (hasFreeCores) return [{ ...measured, goal }]
  const computed = figure(
    `${load}, on free cores`,
    median(ours.map(rateOnFreeCores)),
    median(theirs.map(rateOnFreeCores)),
  )
  return [measured, { ...computed, goal }]
}

function figure(name: string, ours: number, reference: number): Figure {
  return {
    name,
    ours: `${ours.toFixed(0)}/s`,
    reference: `${reference.toFixed(0)}/s`,
    ratio: ours / reference,
  }
}

function rateOf({ requestsPerSecond }: Round): number {
  return requestsPerSecond
}

function rateOnFreeCores({ requests, cpuSeconds }: Round): number {
  return requests / cpuSeconds
}
