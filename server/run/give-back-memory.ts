import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const lookEveryMs = 15_000
const busyFrom = 0.1
const quietBelow = 0.05

/**
 * Once a load is over, everything is collected, and the memory goes back to the machine: a start, an import or an export otherwise
 * keeps what it needed at its height, because V8's own reducer is off (scripts/server-program.mjs). An idle server collects nothing.
 */
export function giveBackMemory(): void {
  const { gc } = globalThis
  if (!gc) return
  let wasBusy = true
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization >= busyFrom) wasBusy = true
    if (!wasBusy || utilization >= quietBelow) return
    wasBusy = false
    void gc({ type: 'major', execution: 'async', flavor: 'last-resort' })
  }, lookEveryMs).unref()
}
