import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, root, Sentence } from './run.mjs'
import { serverProgram } from './server-program.mjs'

const startLimitMs = 120_000

/** The product with a filled workspace on a throw-away database: its address, its owner's login, and its end. */
export async function startDemo(environment = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaudit-demo-'))
  const port = await freePort()
  const child = spawn(node(), serverProgram('demo'), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PLAUDIT_DATA: folder,
      PLAUDIT_RATE_LIMITS: 'off',
      PLAUDIT_DRAIN: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const url = `http://127.0.0.1:${port}`
  // What a signal ended has no exit code.
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (isRunning()) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const until = Date.now() + startLimitMs
  while (!(await isReady(url))) {
    if (isRunning() && Date.now() < until) {
      await sleep(100)
      continue
    }
    await stop()
    throw new Sentence(`The demo did not start:\n${said.trim()}`)
  }
  const [, email, password] = /Owner: +(\S+) +(\S+)/.exec(said) ?? []
  return { url, email, password, stop }
}

async function isReady(url) {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
