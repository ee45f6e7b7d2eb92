import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Section } from './kit/report.ts'

/*
 * Makes docs/benchmarks.md anew: `npm run bench report` takes all measurements, `npm run bench report embed` only this
 * one and leaves the figures of the others as they are. A measurement is two files in a folder of bench: NAME.bench.ts,
 * which takes it, and NAME.md, which says what it measures.
 */

const page = path.join(import.meta.dirname, '../docs/benchmarks.md')
/** Each measurement by its name, and where it is. */
const known = new Map(
  (await readdir(import.meta.dirname, { recursive: true }))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => [path.basename(file, '.bench.ts'), path.join(import.meta.dirname, file)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.has(name))
if (unknown.length > 0) throw new Error(`There is no measurement ${unknown.join(', ')}.`)

const earlier = await readFile(page, 'utf8').catch(() => '')
const parts: string[] = [await text(path.join(import.meta.dirname, 'about.md'))]
for (const [name, program] of known) {
  const isAsked = asked.length === 0 || asked.includes(name)
  const measured = isAsked ? await measure(program) : []
  if (isAsked && measured.length === 0) console.log(`${name}: nothing measured; its earlier figures stay`)
  const figures = measured.length > 0 ? measured.map(written).join('\n\n') : figuresOf(name)
  parts.push(
    `${await text(program.replace('.bench.ts', '.md'))}\n\n${begin(name)}\n\n${figures}\n\n${end(name)}`,
  )
}
await writeFile(page, `${parts.join('\n\n')}\n`)
console.log(`\nWritten: ${path.relative(process.cwd(), page)}`)

/** Runs a measurement in a process of its own. One that misses a goal is written down too, and fails the command. */
async function measure(program: string): Promise<Section[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-bench-record-'))
  try {
    const record = path.join(folder, 'sections')
    const child = spawn(process.execPath, [program], {
      stdio: 'inherit',
      env: { ...process.env, PLAUDIT_BENCH_RECORD: record },
    })
    const code = await new Promise<number>((resolve) => child.once('exit', (ended) => resolve(ended ?? 1)))
    if (code !== 0) process.exitCode = 1
    const lines = (await readFile(record, 'utf8').catch(() => '')).split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line) as Section)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function written({ title, taken, text: figures }: Section): string {
  return `**${title}.** ${taken}:\n\n\`\`\`text\n${figures}\n\`\`\``
}

function figuresOf(name: string): string {
  const from = earlier.indexOf(begin(name))
  const to = earlier.indexOf(end(name))
  if (from === -1 || to === -1) return 'Not measured yet.'
  return earlier.slice(from + begin(name).length, to).trim()
}

function begin(name: string): string {
  return `<!-- figures: ${name} -->`
}

function end(name: string): string {
  return `<!-- end: ${name} -->`
}

async function text(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim()
}
