import { readdir, readFile } from 'node:fs/promises'

/** User and system time of a process in milliseconds, from clock ticks of 10 ms (Linux). */
export async function cpuMillis(pid: number): Promise<number> {
  const { own } = await timesOf(pid)
  return own
}

export async function parentOf(pid: number): Promise<number> {
  const { parent } = await timesOf(pid)
  return parent
}

/** Of a PostgreSQL: its postmaster, the processes that it has started, and those that have ended meanwhile. */
export async function cpuMillisOfPostgres(postmaster: number): Promise<number> {
  const { own, ended } = await timesOf(postmaster)
  let sum = own + ended
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const times = await timesOf(Number(entry)).catch(() => undefined)
    if (times?.parent === postmaster) sum += times.own
  }
  return sum
}

async function timesOf(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of a program may hold spaces and brackets: numbers begin after the last one.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (index: number) => (fields[index] ?? 0) * 10
  return { parent: fields[1] ?? 0, own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
}
