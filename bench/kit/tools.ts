import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function isInstalled(program: string, flag: string): Promise<boolean> {
  // wrk answers its version with exit code 1.
  return run(program, [flag]).then(
    () => true,
    (failure: NodeJS.ErrnoException) => failure.code !== 'ENOENT',
  )
}

/** Keeps processes, and whatever they start, to one core (Linux). */
export async function keepToCore(core: number, pids: readonly number[]): Promise<void> {
  for (const pid of pids) await run('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`])
}

/** Requests per second over so many connections for so long. Every request must succeed. */
export async function wrk(url: string, seconds: number, connections: number, script?: string, core?: number) {
  const { stdout } = await run(core === undefined ? 'wrk' : 'taskset', [
    ...(core === undefined ? [] : ['--cpu-list', `${core}`, 'wrk']),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script ? ['-s', script] : []),
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} refused some requests:\n${stdout}`)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  }
}

/** Runs of a script of SQL per second, by so many clients for so long. Every run must succeed. */
export async function pgbench(databaseUrl: string, seconds: number, clients: number, script: string) {
  const { stdout } = await run('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    `--file=${script}`,
    databaseUrl,
  ])
  if (!/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`)
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}
