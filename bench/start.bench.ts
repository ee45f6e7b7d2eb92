import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { knownHome } from '../server/db/embedded-home.ts'
import { median, report } from './report.ts'
import { root, untilReady } from './server-process.ts'
import { freePort } from '../server/test/free-port.ts'

const starts = 5
const budgetSeconds = 3

const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-start-'))
try {
  await start()
  const seconds: number[] = []
  for (let turn = 0; turn < starts; turn++) seconds.push(await start())
  const taken = median(seconds)
  const isMet = report(
    'A second start: everything is installed, built and migrated',
    'npm run bench start',
    'budget',
    [
      {
        name: 'npm start to the first answer',
        ours: `${taken.toFixed(2)} s`,
        reference: `${budgetSeconds} s`,
        ratio: taken / budgetSeconds,
        goal: { most: 1 },
      },
    ],
  )
  process.exitCode = isMet ? 0 : 1
} finally {
  for (const folder of [await knownHome(dataFolder), dataFolder])
    await rm(folder, { recursive: true, force: true })
}

/** Starts as `npm start` does, and stops again. */
async function start(): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PLAUDIT_DATA: dataFolder,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      npm_config_loglevel: 'error',
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await untilReady(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
    return (performance.now() - started) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
