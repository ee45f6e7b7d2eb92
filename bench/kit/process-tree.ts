import { readdir, readFile } from 'node:fs/promises'

/** A process and everything it started, and what those started (Linux). */
export async function processTree(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean)
  const parents = new Map(
    await Promise.all(pids.map(async (pid) => [pid, (await statOf(pid)).parent] as const)),
  )
  const found = [root]
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child)
  return found
}

/**
 * The time of a process on a processor, and that of its children that have ended, in milliseconds. To the nanosecond for
 * what still runs: in clock ticks of 10 ms, a process that wakes for a moment is charged a whole one or none.
 * `/proc/PID/task/TID/schedstat` begins with the time on a processor (proc(5), sched-stats).
 */
export async function processorMsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  const own = times.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)
  return own / 1e6 + (await statOf(pid)).ofEnded * 10
}

async function statOf(pid: number): Promise<{ parent: number; ofEnded: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [childrens = 0, childrensSystem = 0] = fields.slice(13, 15)
  return { parent: fields[1] ?? 0, ofEnded: childrens + childrensSystem }
}
