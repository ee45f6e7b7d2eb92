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

/** User and system time of a process and of its children that have ended, in clock ticks of 10 ms. */
export async function ticksOf(pid: number): Promise<number> {
  return (await statOf(pid)).ticks
}

async function statOf(pid: number): Promise<{ parent: number; ticks: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [own = 0, system = 0, childrens = 0, childrensSystem = 0] = fields.slice(11, 15)
  return { parent: fields[1] ?? 0, ticks: own + system + childrens + childrensSystem }
}
