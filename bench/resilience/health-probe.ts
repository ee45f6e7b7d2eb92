import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// In a separate thread: what the benchmark itself computes must not look like a delay of the server.

const everyMs = 10
const { url } = workerData as { url: string }
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let delays: number[] = []
let underway = 0

let isAsked = false

parentPort?.on('message', () => (isAsked = true))

function probe(): void {
  const sentAt = performance.now()
  underway += 1
  const done = (isHealthy: boolean) => {
    underway -= 1
    delays.push(isHealthy ? performance.now() - sentAt : Number.POSITIVE_INFINITY)
  }
  request(`${url}/healthz`, { agent, timeout: 60_000 }, (response) => {
    response.resume()
    response.on('end', () => done(response.statusCode === 200))
  })
    .on('error', () => done(false))
    .end()
}

// Sent whether or not the last one was answered: a server that hangs delays those behind it too.
for (;;) {
  // Those still under way belong to what was measured.
  if (isAsked && underway === 0) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(delays)
    delays = []
    isAsked = false
  }
  if (!isAsked) probe()
  await sleep(everyMs)
}
