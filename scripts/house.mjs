// Counts what keeps the house in order: named functions of more than 50 lines, by room, imports that close a cycle, types
// included, and the names in each room's largest folders. Blank lines and comments count.
// Functions without a name are nearly all those of `describe` and `test`, which tell their story in order; they do not.
// Name rooms to see only those: node scripts/house.mjs web e2e
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { node, root } from './run.mjs'

const everyRoom = ['contract', 'shared', 'server', 'web', 'widget', 'e2e', 'bench', 'scripts']
const chosen = process.argv.slice(2)
const rooms = chosen.length > 0 ? chosen : everyRoom
const found = longFunctions()
for (const room of rooms) {
  const own = found.filter(({ file }) => file.startsWith(`${room}/`))
  console.log(`${room}: ${own.length} functions of more than 50 lines`)
  for (const { file, line, name, lines } of own) console.log(`  ${lines}  ${name}  ${file}:${line}`)
}
console.log(`${found.length} in all`)
const cycles = diagnostics([]).filter(({ code }) => code.includes('no-cycle'))
console.log(`imports in a cycle, types included: ${cycles.length}`)
for (const { filename, labels } of cycles) console.log(`  ${filename}:${labels[0].span.line}`)
for (const room of rooms) {
  const largest = foldersOf(room).slice(0, 3)
  console.log(`${room}: ${largest.map(({ folder, names }) => `${folder} ${names}`).join(', ')} names`)
}

/** The folders of a room, the fullest first. Of the room itself only files count: its folders are its features. */
function foldersOf(room) {
  const files = execFileSync('git', ['ls-files', room], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const folders = new Map()
  for (const file of files) {
    const [, ...parts] = file.split('/')
    parts.forEach((name, depth) => {
      if (depth === 0 && parts.length > 1) return
      const folder = [room, ...parts.slice(0, depth)].join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
    })
  }
  return [...folders]
    .filter(([folder]) => !/^server\/db\/(migrations|functions)/.test(folder))
    .map(([folder, names]) => ({ folder, names: names.size }))
    .toSorted((a, b) => b.names - a.names)
}

/** As oxlint's rule `max-lines-per-function` finds them. */
function longFunctions() {
  return diagnostics(['-A', 'all', '-D', 'max-lines-per-function'])
    .flatMap(({ message, filename, labels: [{ span }] }) => {
      const [, name, lines] = /`(.+)` has too many lines \((\d+)\)/.exec(message) ?? []
      return name ? { name, lines: Number(lines), file: filename, line: span.line } : []
    })
    .toSorted((a, b) => b.lines - a.lines)
}

function diagnostics(rules) {
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const options = [...rules, '-f', 'json', ...rooms]
  try {
    const output = execFileSync(node(), [program, ...options], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    return JSON.parse(output).diagnostics
  } catch (failure) {
    // It ends with a failure when it finds some.
    return JSON.parse(failure.stdout).diagnostics
  }
}
