// The door of every npm script: installs what is missing, builds what is stale, then hands over. It runs on whatever
// Node the machine has, before anything is installed, so it and what it imports at the top use built-ins only.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildStaleServer, buildWhatIsStale } from './build.mjs'
import { installWhatIsMissing } from './install.mjs'
import { exactlyOne, handOver, node, root, Sentence, writeLauncher } from './run.mjs'
import { serverProgram } from './server-program.mjs'

const commands = {
  /** The product. */
  async start(parameters) {
    await prepare()
    const program = [node(), ...serverProgram('main')]
    // npm's shell runs the server in its own place then, so this process need not stay in memory beside it.
    if (process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32')
      return writeLauncher(program)
    return handOver(program[0], [...program.slice(1), ...parameters])
  },

  /** The product with development pages, started again at every change of the server; pages come from Vite. */
  async dev(parameters) {
    await prepare()
    const { develop } = await import('./dev.mjs')
    return develop(parameters)
  },

  /** Installs and builds what is missing, and nothing else. */
  async build() {
    await prepare()
    return 0
  },

  /** Every check. */
  async test() {
    await prepare()
    return handOver(node(), ['scripts/checks.mjs'], { NODE_ENV: 'test' })
  },

  /** The server alone, for tests that start it. */
  async 'build:server'() {
    await prepareServer()
    return 0
  },

  /** The server tests, or those that are named, without the private parts of libraries (docs/private-parts.md). */
  async 'test:plain'(parameters) {
    await prepare()
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...parameters]
    return handOver(node(), vitest, { NODE_ENV: 'test', PLAUDIT_PLAIN: '1' })
  },

  /** Types, and the tests of what has changed since the last commit or the one that is named. */
  async 'test:changed'(parameters) {
    await prepare()
    return handOver(node(), ['scripts/changed-tests.mjs', ...parameters], { NODE_ENV: 'test' })
  },

  /** The widget in Firefox and WebKit, as far as they are installed. */
  async 'test:browsers'(parameters) {
    const { otherBrowsers } = await import('./other-browsers.mjs')
    const all = otherBrowsers()
    const missing = all.filter(({ program }) => !program)
    for (const { title, packages } of missing)
      console.log(`${title} is not installed and is left out; on Debian, apt install ${packages} brings it.`)
    if (missing.length === all.length) return 1
    await prepare()
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/browsers']
    return handOver(node(), [...playwright, ...parameters], { NODE_ENV: 'test' })
  },

  /** The product with a filled workspace on a throw-away database. */
  async demo(parameters) {
    await prepare()
    const folder = process.env.PLAUDIT_DATA || mkdtempSync(path.join(os.tmpdir(), 'plaudit-demo-'))
    try {
      return await handOver(node(), [...serverProgram('demo'), ...parameters], { PLAUDIT_DATA: folder })
    } finally {
      if (!process.env.PLAUDIT_DATA) rmSync(folder, { recursive: true, force: true })
    }
  },

  /** Pictures of every page into screenshots/, or of the paths that are named. */
  async screenshots(parameters) {
    await prepare()
    return handOver(node(), ['scripts/screenshots.mjs', ...parameters])
  },

  /** What each feature of the server is, and who hears of which event. */
  async features() {
    await prepare()
    return handOver(node(), ['scripts/build/features.mjs'])
  },

  /** The pictures of the public site and of the README, taken anew. */
  async pictures() {
    await prepare()
    return handOver(node(), ['scripts/pictures.mjs'])
  },

  /** Commands of the operator, such as `create EMAIL`. */
  async admin(parameters) {
    await prepareServer()
    return handOver(node(), [...serverProgram('admin-command'), ...parameters])
  },

  /** Everything an instance is, into one file, while it runs. */
  async backup(parameters) {
    await prepareServer()
    return handOver(node(), [...serverProgram('backup-command'), 'backup', ...parameters])
  },

  /** A backup into an empty instance. */
  async restore(parameters) {
    await prepareServer()
    return handOver(node(), [...serverProgram('backup-command'), 'restore', ...parameters])
  },

  /** The SQL for changed tables, which drizzle-kit finds by comparing them with the newest snapshot: older ones go. */
  async migration(parameters) {
    await exactlyOne(installWhatIsMissing)
    const code = await handOver(node(), ['node_modules/drizzle-kit/bin.cjs', 'generate', ...parameters])
    const meta = path.join(root, 'server/db/migrations/meta')
    const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
    for (const older of snapshots.toSorted().slice(0, -1)) rmSync(path.join(meta, older))
    return code
  },

  /** All measurements one after the other, the one named first (`npm run bench embed`), or docs/benchmarks.md anew. */
  async bench([name, ...parameters]) {
    await prepare()
    if (name === 'report') return handOver(node(), ['bench/write-report.ts', ...parameters])
    const files = readdirSync(path.join(root, 'bench'), { recursive: true })
    const known = new Map(
      files
        .filter((file) => file.endsWith('.bench.ts'))
        .map((file) => [path.basename(file, '.bench.ts'), file]),
    )
    if (name !== undefined && !known.has(name)) {
      throw new Sentence(
        `There is no measurement ${name}; there are report, ${[...known.keys()].join(', ')}.`,
      )
    }
    let worst = 0
    for (const one of name === undefined ? known.keys() : [name]) {
      worst = Math.max(worst, await handOver(node(), [path.join('bench', known.get(one)), ...parameters]))
    }
    return worst
  },
}

async function prepare() {
  await exactlyOne(installWhatIsMissing)
  await exactlyOne(buildWhatIsStale)
}

async function prepareServer() {
  await exactlyOne(installWhatIsMissing)
  await exactlyOne(buildStaleServer)
}

const [name = '', ...parameters] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new Sentence(`Usage: node scripts/prepare.mjs ${Object.keys(commands).join(' | ')}`)
  if (!existsSync(path.join(root, 'package-lock.json')))
    throw new Sentence(`${root} is not a complete checkout.`)
  process.exitCode = await command(parameters)
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error)
  process.exitCode = 1
}
