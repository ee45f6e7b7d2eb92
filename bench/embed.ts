import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

export interface EmbedMeasurement {
  serverUrl: string
  /** A publishable key of a workspace with some testimonials. */
  apiKey: string
  /** The server's process, for the CPU time a request takes. */
  serverPid?: number
  rounds?: number
  secondsPerRound?: number
  connections?: number
}

export interface EmbedResult {
  path: string
  /** Requests per second of the server over those of nginx. */
  ratio: number
  /** CPU time per request of the server over that of nginx. */
  cpuRatio?: number
}

interface Load {
  requestsPerSecond: number
  cpuMicrosPerRequest: number | undefined
}

const run = promisify(execFile)

/**
 * Compares the embed call and the script with nginx serving the same bytes from disk: one worker against one
 * process, in turns, so that what else the machine does meets both.
 */
export async function measureEmbed(given: EmbedMeasurement): Promise<EmbedResult[]> {
  if (!(await isInstalled('nginx', '-v')) || !(await isInstalled('wrk', '-v'))) {
    console.log('embed: nginx and wrk are needed for this measurement; skipped')
    return []
  }
  const results: EmbedResult[] = []
  for (const target of [`/api/embed/testimonials/me?apiKey=${given.apiKey}`, '/embed.js']) {
    results.push(await compare(target, given))
  }
  return results
}

async function compare(
  target: string,
  { serverUrl, serverPid, rounds = 3, secondsPerRound = 4, connections = 50 }: EmbedMeasurement,
): Promise<EmbedResult> {
  const response = await fetch(new URL(target, serverUrl), { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${target} answers ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const nginx = await startNginx(bytes)
  const ours: Load[] = []
  const theirs: Load[] = []
  try {
    const load = (url: string, pid: number | undefined, seconds = secondsPerRound) =>
      wrk(url, pid, seconds, connections)
    await load(new URL(target, serverUrl).href, serverPid, 1)
    for (let round = 0; round < rounds; round++) {
      theirs.push(await load(nginx.url, nginx.pid))
      ours.push(await load(new URL(target, serverUrl).href, serverPid))
    }
  } finally {
    await nginx.stop()
  }
  const name = target.split('?')[0] ?? target
  const [our, their] = [rate(ours), rate(theirs)]
  const [ourCpu, theirCpu] = [cpu(ours), cpu(theirs)]
  const ratio = our / their
  console.log(
    `embed ${name} (${bytes.length} bytes): ${ratio.toFixed(2)} of nginx (${our.toFixed(0)} against ${their.toFixed(0)} requests/s)`,
  )
  if (ourCpu === undefined || theirCpu === undefined) return { path: name, ratio }
  console.log(
    `embed ${name}: ${ourCpu.toFixed(1)} µs of CPU per request, nginx ${theirCpu.toFixed(1)} µs (${(ourCpu / theirCpu).toFixed(2)} times)`,
  )
  return { path: name, ratio, cpuRatio: ourCpu / theirCpu }
}

async function wrk(
  url: string,
  pid: number | undefined,
  seconds: number,
  connections: number,
): Promise<Load> {
  const cpuBefore = pid === undefined ? undefined : await cpuMicros(pid)
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, url])
  const cpuAfter = pid === undefined ? undefined : await cpuMicros(pid)
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} refused some requests:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    cpuMicrosPerRequest:
      cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / requests,
  }
}

/** User and system time of a process, from clock ticks of 10 ms (Linux). */
async function cpuMicros(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) * 10_000
}

function rate(loads: Load[]): number {
  return median(loads.map(({ requestsPerSecond }) => requestsPerSecond))
}

function cpu(loads: Load[]): number | undefined {
  const known = loads.flatMap(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest ?? [])
  return known.length > 0 ? median(known) : undefined
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

async function isInstalled(program: string, flag: string): Promise<boolean> {
  // wrk answers its version with exit code 1.
  return run(program, [flag]).then(
    () => true,
    (failure: NodeJS.ErrnoException) => failure.code !== 'ENOENT',
  )
}

async function startNginx(bytes: Buffer) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-nginx-'))
  const port = await freePort()
  await writeFile(path.join(folder, 'same-bytes'), bytes)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=16; default_type application/json; etag on;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${port}; root ${folder}; add_header Cache-Control "public, max-age=50"; }
    }`,
  )
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}/same-bytes`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, pid: child.pid, stop }
    if (tries === 50) {
      await stop()
      throw new Error('nginx did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
