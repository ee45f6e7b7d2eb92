// The inner loop: types, and the tests of the folders that have changed since a commit (by default the last one).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { handOver, node, root } from './run.mjs'

const [base = 'HEAD'] = process.argv.slice(2)
const files = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(path.join(root, file)))

const folders = new Set(files.flatMap(foldersOf))
const specs = files.filter((file) => file.endsWith('.spec.ts'))
const runs = [
  ['node_modules/typescript/bin/tsc', '-b'],
  ...(folders.size > 0 ? [['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...folders]] : []),
  ...(specs.length > 0
    ? [['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...specs]]
    : []),
]
for (const program of runs) {
  process.exitCode = await handOver(node(), program)
  if (process.exitCode !== 0) break
}

/** The folders whose tests a file concerns: its own, and for the contract the feature of that name on both sides. */
function foldersOf(file) {
  const [room, name = ''] = file.split('/')
  if (room === 'contract') return ['contract/', `server/${name}/`, `web/${name}/`]
  if (room === 'shared') {
    return ['shared/', 'server/', 'web/', 'widget/']
  }
  if (!['server', 'web', 'widget'].includes(room ?? '')) return []
  return [name.includes('.') ? file : `${path.posix.dirname(file)}/`]
}

function git(...parameters) {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
