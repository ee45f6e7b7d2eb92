import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { freePort } from '../../server/test/processes/free-port.ts'
import { type Figure, median, report } from '../kit/report.ts'
import { spawnServer, untilReady } from '../kit/server-process.ts'
import { untilEnded, withNpmStart } from '../kit/npm-start.ts'

const starts = 5
const goal = { seconds: 2, megabytes: 200 }

interface Start {
  readonly seconds: number
  /** User and system, to the first answer: says more than the seconds while others keep the machine busy. */
  readonly cpuSeconds: number
  readonly megabytes: number
}

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-start-'))
try {
  // The first start makes the database, the second compiles with what the first left in Node's cache.
  for (let turn = 0; turn < 2; turn++) await byNpm()
  const whole: number[] = []
  const alone: Start[] = []
  for (let turn = 0; turn < starts; turn++) {
    whole.push(await byNpm())
    alone.push(await serverAlone())
  }
  const isMet = report(
    'A third start: everything is installed, built and migrated',
    'npm run bench start',
    'goal',
    figures(whole, alone),
  )
  process.exitCode = isMet ? 0 : 1
} finally {
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

function figures(whole: readonly number[], alone: readonly Start[]): Figure[] {
  const middle = (figure: keyof Start) => median(alone.map((start) => start[figure]))
  return [
    compared('npm start to the first answer', median(whole), goal.seconds, 's', 2, true),
    compared('  of it the server', middle('seconds'), goal.seconds, 's', 2, false),
    compared('  its processor time', middle('cpuSeconds'), goal.seconds, 's', 2, false),
    compared('memory of the server 2 s later', middle('megabytes'), goal.megabytes, 'MiB', 0, true),
  ]
}

function compared(
  name: string,
  ours: number,
  most: number,
  unit: string,
  digits: number,
  isGoal: boolean,
): Figure {
  return {
    name,
    ours: `${ours.toFixed(digits)} ${unit}`,
    reference: `${most} ${unit}`,
    ratio: ours / most,
    ...(isGoal && { goal: { most: 1 } }),
  }
}

/** Seconds to the first answer. */
async function byNpm(): Promise<number> {
  const started = performance.now()
  return withNpmStart(dataFolder, () => Promise.resolve((performance.now() - started) / 1000))
}

async function serverAlone(): Promise<Start> {
  const port = await freePort()
  const started = performance.now()
  const child = spawnServer({ port, dataFolder, stderr: 'inherit', logLevel: 'error' })
  return untilEnded(child, async () => {
    await untilReady(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
    const seconds = (performance.now() - started) / 1000
    const cpuSeconds = await processorSeconds(child.pid)
    await sleep(2_000)
    return { seconds, cpuSeconds, megabytes: megabytesOf(child.pid) }
  })
}

/** Linux counts it in hundredths; elsewhere it is not known. */
async function processorSeconds(pid = 0): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, , , , , , , , , , , user, system] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system)) / 100
}

function megabytesOf(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
