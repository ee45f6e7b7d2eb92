import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Health {
  /** Milliseconds that each answer of /healthz took while `work` ran. */
  during(work: () => Promise<unknown>): Promise<number[]>
  stop(): Promise<unknown>
}

/** Enough answers for a p99, though the work may be over at once. */
const shortestMs = 3_000

/** Asks /healthz a hundred times a second, from now on. */
export async function watchHealth(url: string): Promise<Health> {
  const worker = new Worker(path.join(import.meta.dirname, 'health-probe.ts'), { workerData: { url } })
  await once(worker, 'online')
  const delays = async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('tell')
    const [measured] = (await once(worker, 'message')) as [number[]]
    return measured
  }
  return {
    async during(work) {
      await sleep(300)
      await delays()
      const started = performance.now()
      do await work()
      while (performance.now() - started < shortestMs)
      return delays()
    },
    stop: () => worker.terminate(),
  }
}
