import { spawn } from 'node:child_process'
import os from 'node:os'

/** Of the whole of `npm test` on the machine below: two cores, otherwise idle. */
const budgetSeconds = 1200

/** What the calibration takes on two idle cores on which the whole of `npm test` was timed. */
const referenceSeconds = 1.55

/** Hashing, parsing and sorting, as tests do them; a fixed amount. */
const work = `
  const { createHash } = require('node:crypto')
  const rows = Array.from({ length: 4000 }, (_, index) => ({ id: index, text: 'word '.repeat(index % 40) }))
  for (let round = 0; round < 480; round += 1) {
    const copy = JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.text < other.text ? -1 : 1))
    createHash('sha256').update(JSON.stringify(copy)).digest('hex')
  }`

/**
 * How much slower than the reference this machine is right now, at least 1: a fixed amount of work on two processes at
 * once, so that a machine with one core, or a busy one, is found to be slow.
 */
export async function measureSlowness() {
  const startedMs = performance.now()
  await Promise.all([runWork(), runWork()])
  const seconds = (performance.now() - startedMs) / 1000
  return Math.max(1, seconds / referenceSeconds)
}

/** The time that all checks together may take on a machine that is so much slower. */
export function budgetFor(slowness) {
  return budgetSeconds * slowness
}

function runWork() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', work], { stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The calibration failed.'))))
  })
}

export const machine = `${os.availableParallelism()} x ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}`
