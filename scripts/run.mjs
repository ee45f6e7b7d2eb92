import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = path.join(root, 'node_modules', '.bin')
/** Where Node keeps what it has compiled: a start without it takes a fifth longer. */
const compileCache = path.join(root, '.cache', 'node')

/** A failure that is fully told by its message: shown without a stack. */
export class Sentence extends Error {}

/** The Node that comes with the packages: the one everything but this script runs on. */
export function node() {
  const own = ownNode()
  if (existsSync(own)) return own
  // Install scripts may be forbidden on this machine; a Node that runs TypeScript by itself does as well.
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Sentence(
    'The package "node" could not install itself (are npm install scripts switched off?): ' +
      'run npm rebuild node, or use Node 24 or newer.',
  )
}

/** Where the packaged Node is, once installed. */
export function ownNode() {
  return path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

const running = new Set()

// A terminal sends Ctrl+C to everybody, but `kill` reaches this process only.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(1)
    for (const child of running) child.kill(signal)
  })
}

// npm hands a signal to the shell it started us with, which dies of it without a word to us; and npm itself may be
// killed. Then nobody is left who could stop the server.
if (process.env.npm_lifecycle_event) {
  const before = ancestors()
  setInterval(() => {
    if (ancestors() !== before) for (const child of running) child.kill('SIGTERM')
  }, 100).unref()
}

/** Our parent, and npm above it when the parent is the shell of an npm script. */
function ancestors() {
  const parent = process.ppid
  try {
    const isScriptShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(
      '\0-c\0node scripts/prepare.mjs',
    )
    const state = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return isScriptShell ? `${parent} ${state.slice(state.lastIndexOf(')')).split(' ')[2]}` : String(parent)
  } catch {
    return String(parent)
  }
}

/** Runs a program in our place: its output, the signals we get, and its exit code. */
export async function handOver(program, parameters, environment = {}) {
  const { code } = await run(program, parameters, { environment, stdio: 'inherit' })
  return code
}

/** Writes `.cache/start`, by which a shell becomes this program, with what `run` would give it. Answers 0, for an exit code. */
export function writeLauncher(program) {
  const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const lines = [
    `[ -n "$NODE_COMPILE_CACHE" ] || NODE_COMPILE_CACHE=${quoted(compileCache)}; export NODE_COMPILE_CACHE`,
    `export PATH=${quoted(bin)}:"$PATH"`,
    `exec ${program.map(quoted).join(' ')} "$@"`,
  ]
  const file = path.join(root, '.cache', 'start')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, `${lines.join('\n')}\n`)
  renameSync(`${file}.${process.pid}`, file)
  return 0
}

/** Runs a program and keeps what it says. */
export function run(
  program,
  parameters,
  { environment = {}, stdio = ['ignore', 'pipe', 'pipe'], ...options } = {},
) {
  return new Promise((resolve, reject) => {
    const PATH = [bin, process.env.PATH].join(path.delimiter)
    const child = spawn(program, parameters, {
      cwd: root,
      stdio,
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH, ...environment },
      ...options,
    })
    running.add(child)
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? 128 + (signal === 'SIGINT' ? 2 : 15), output })
    })
  })
}

/**
 * Does a piece of preparation that two starts from one checkout must not do at the same time. `work` is a pair: is
 * there anything to do, and doing it.
 */
export async function exactlyOne({ isDone, make }) {
  if (await isDone()) return
  const lock = path.join(root, '.cache', 'prepare.lock')
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!take(lock)) await sleep(200)
  try {
    if (!(await isDone())) await make()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST')
      throw new Sentence(`The checkout ${root} cannot be written to: ${error.message}.`)
  }
  if (!isAlive(lock)) rmSync(lock, { force: true })
  return false
}

const longestWorkMs = 20 * 60_000

function isAlive(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longestWorkMs) return false
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid) process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
