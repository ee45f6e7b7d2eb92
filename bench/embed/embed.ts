import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type Figure, median } from '../kit/report.ts'
import type { BenchServer } from '../kit/server.ts'
import { wrk } from '../kit/tools.ts'
import { freePort } from '../../server/test/processes/free-port.ts'

const rounds = 5
const secondsPerRound = 4
const connections = 50

interface Load {
  requestsPerSecond: number
  cpuMicrosPerRequest: number | undefined
}

/**
 * Compares the embed call and the script with nginx serving the same bytes from disk: one worker against one
 * process, in turns, so that what else the machine does meets both.
 */
export async function measureEmbed(server: BenchServer, apiKey: string): Promise<Figure[]> {
  return [
    ...(await compare(server, 'embed JSON', `/api/embed/testimonials/me?apiKey=${apiKey}`)),
    ...(await compare(server, 'embed script', '/embed.js')),
    ...(await compare(server, 'widget with its testimonials', `/widget/${apiKey}.js?layout=carousel&max=6`)),
  ]
}

async function compare(server: BenchServer, name: string, target: string): Promise<Figure[]> {
  const url = new URL(target, server.url).href
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${target} answers ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const nginx = await startNginx(bytes, serveFile(response.headers))
  const cached = await startNginx(bytes, `proxy_pass ${url}; proxy_cache widgets;`)
  const ours: Load[] = []
  const theirs: Load[] = []
  const throughCache: Load[] = []
  try {
    await load(url, server.pid, 1)
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(url, server.pid, secondsPerRound))
      theirs.push(await load(nginx.url, nginx.pid, secondsPerRound))
      throughCache.push(await load(cached.url, cached.pid, secondsPerRound))
    }
  } finally {
    await nginx.stop()
    await cached.stop()
  }
  const [our, their] = [rate(ours), rate(theirs)]
  const [ourCpu, theirCpu] = [cpu(ours), cpu(theirs)]
  const rates: Figure = {
    name: `${name}, ${bytes.length} bytes`,
    ours: `${our.toFixed(0)}/s`,
    reference: `${their.toFixed(0)}/s`,
    ratio: ratio(ours, theirs),
    goal: { least: 0.5 },
  }
  const behind: Figure = {
    name: "  behind nginx's proxy_cache",
    ours: `${rate(throughCache).toFixed(0)}/s`,
    reference: `${their.toFixed(0)}/s`,
    ratio: ratio(throughCache, theirs),
    goal: { least: 0.75 },
  }
  if (ourCpu === undefined || theirCpu === undefined) return [rates, behind]
  const work: Figure = {
    name: '  CPU for a request',
    ours: `${ourCpu.toFixed(1)} µs`,
    reference: `${theirCpu.toFixed(1)} µs`,
    ratio: ourCpu / theirCpu,
  }
  return [rates, work, behind]
}

async function load(url: string, pid: number | undefined, seconds: number): Promise<Load> {
  const before = pid === undefined ? undefined : await cpuMicros(pid)
  const { requests, requestsPerSecond } = await wrk(url, seconds, connections)
  const after = pid === undefined ? undefined : await cpuMicros(pid)
  const isKnown = before !== undefined && after !== undefined
  return { requestsPerSecond, cpuMicrosPerRequest: isKnown ? (after - before) / requests : undefined }
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

/** The median of what each round says: within one, the machine is as fast for both. */
function ratio(loads: readonly Load[], references: readonly Load[]): number {
  return median(loads.map((load, round) => load.requestsPerSecond / references[round]!.requestsPerSecond))
}

function cpu(loads: Load[]): number | undefined {
  const known = loads.flatMap(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest ?? [])
  return known.length > 0 ? median(known) : undefined
}

/** What belongs to one connection or moment, and what nginx says of a file by itself. */
const ownHeaders = new Set('connection keep-alive date content-length content-type etag'.split(' '))

/** The file with the headers of our answer: a browser would not take it from another website without them. */
function serveFile(headers: Headers): string {
  const added = [...headers].filter(([name]) => !ownHeaders.has(name))
  const type = `types {} default_type '${headers.get('content-type')}';`
  return [type, ...added.map(([name, value]) => `add_header ${name} '${value}';`)].join(' ')
}

/** One worker that answers with these bytes from disk, or as `location` says. */
async function startNginx(bytes: Buffer, location: string) {
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
      open_file_cache max=16; etag on;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      proxy_cache_path ${folder}/cache keys_zone=widgets:10m;
      server {
        listen 127.0.0.1:${port}; root ${folder};
        location = /same-bytes { ${location} }
      }
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
    if (await isAnswered(url)) return { url, pid: child.pid, stop }
    if (tries === 50) {
      await stop()
      throw new Error('nginx did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Asked as wrk asks, without `Accept-Encoding`: nginx looks for another encoding than the first one twice. */
function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
}
