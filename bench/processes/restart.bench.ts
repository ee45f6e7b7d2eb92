import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, report } from '../kit/report.ts'
import { startServer } from '../kit/server.ts'

const requests = 20_000
/** Over connections that stay open; as many make a new one each time. */
const visitors = 16
const drain = { PLAUDIT_DRAIN: '2' }
/** Longer than it takes to replace two processes. */
const replacementMs = 12_000
const servedMs = 5_000

interface Visits {
  answered: number
  failed: number
  isOver: boolean
}

const figures = [await duringReplacements(), await duringStops()]
process.exitCode = report('Requests during restarts', 'npm run bench restart', 'of', figures) ? 0 : 1

async function duringReplacements(): Promise<Figure> {
  const server = await startServer(2, drain)
  const visits = newVisits()
  const visiting = visit(server.url, visits)
  let replacements = 0
  while (visits.answered < requests) {
    process.kill(server.pid, 'SIGHUP')
    await sleep(replacementMs)
    replacements += 1
  }
  visits.isOver = true
  await visiting
  await server.stop()
  return figure(`failed while all processes were replaced ${replacements} times`, visits)
}

/** Whoever sends the requests asks `/readyz` as proxies do, and sends nothing more to a server that is not ready. */
async function duringStops(): Promise<Figure> {
  const all = newVisits()
  let stops = 0
  while (all.answered < requests) {
    const server = await startServer(1, drain)
    const visits = newVisits()
    const visiting = visit(server.url, visits)
    await sleep(servedMs)
    const stopped = server.stop()
    while ((await fetch(`${server.url}/readyz`)).ok) await sleep(250)
    visits.isOver = true
    await visiting
    await stopped
    all.answered += visits.answered
    all.failed += visits.failed
    stops += 1
  }
  return figure(`failed while ${stops} servers were stopped behind a proxy`, all)
}

function newVisits(): Visits {
  return { answered: 0, failed: 0, isOver: false }
}

async function visit(url: string, visits: Visits): Promise<void> {
  const kept = new Agent({ keepAlive: true })
  const fresh = new Agent({ keepAlive: false })
  const visitor = async (agent: Agent) => {
    while (!visits.isOver) {
      if (await isAnswered(`${url}/login`, agent)) visits.answered += 1
      else visits.failed += 1
    }
  }
  await Promise.all([kept, fresh].flatMap((agent) => Array.from({ length: visitors }, () => visitor(agent))))
  kept.destroy()
}

function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    request(url, { agent, timeout: 10_000 }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200))
      answer.on('error', () => resolve(false))
    })
      .on('error', () => resolve(false))
      .end()
  })
}

function figure(name: string, { answered, failed }: Visits): Figure {
  return { name, ours: String(failed), reference: String(answered), ratio: failed, goal: { most: 0 } }
}
