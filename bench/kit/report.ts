import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import os from 'node:os'

export interface Figure {
  /** What was measured, in the reader's words. */
  name: string
  ours: string
  reference: string
  ratio: number
  /** `least` 0.5: at least half of the reference; `most` 2: at most twice. None: for information. */
  goal?: { least: number } | { most: number }
}

/** What one measurement has to say, as `npm run bench report` keeps it. */
export interface Section {
  title: string
  /** When, where, at which commit and under which load. */
  taken: string
  text: string
}

const loadBefore = load()

/** Prints figures with the command, the machine, and whether each goal is met; answers whether all are. */
export function report(
  title: string,
  command: string,
  reference: string,
  figures: readonly Figure[],
): boolean {
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.reference,
    figure.ratio.toFixed(2),
    verdict(figure),
  ])
  reportText(title, command, table([['', 'Plaudit', reference, 'ratio', 'goal'], ...rows]))
  return figures.every(isMet)
}

/** Prints what is no list of ratios. */
export function reportText(title: string, command: string, text: string): void {
  const taken = circumstances()
  console.log(`\n${title}\n${command}, ${taken}\n${text}`)
  const file = process.env['PLAUDIT_BENCH_RECORD']
  if (file) appendFileSync(file, `${JSON.stringify({ title, taken, text } satisfies Section)}\n`)
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

function verdict(figure: Figure): string {
  const { goal } = figure
  if (!goal) return ''
  const wanted = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`
  return `${wanted}: ${isMet(figure) ? 'met' : 'MISSED'}`
}

/** By the ratio as it is printed, so that no line contradicts itself. */
function isMet({ ratio, goal }: Figure): boolean {
  if (!goal) return true
  const printed = Number(ratio.toFixed(2))
  return 'least' in goal ? printed >= goal.least : printed <= goal.most
}

function circumstances(): string {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const machine = `${os.cpus().length} x ${cpu?.model.trim() || os.arch()}, ${memory} GB, ${os.type()}, Node ${process.versions.node}`
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, on ${machine}; load ${loadBefore} before, ${load()} after`
}

function load(): string {
  return os.loadavg()[0]?.toFixed(1) ?? '?'
}

function commit(): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--', ':/', ':!/docs') !== ''
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '')
  } catch {
    return 'unknown'
  }
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
