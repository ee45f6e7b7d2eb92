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

/** Prints figures with the command, the machine, and whether each goal is met; answers whether all are. */
export function report(
  title: string,
  command: string,
  reference: string,
  figures: readonly Figure[],
): boolean {
  console.log(`\n${title}\n${command} on ${machine()}`)
  const rows = figures.map((figure) => [
    figure.name,
    figure.ours,
    figure.reference,
    figure.ratio.toFixed(2),
    verdict(figure),
  ])
  console.log(table([['', 'Plaudit', reference, 'ratio', 'goal'], ...rows]))
  return figures.every(isMet)
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

function isMet({ ratio, goal }: Figure): boolean {
  if (!goal) return true
  return 'least' in goal ? ratio >= goal.least : ratio <= goal.most
}

export function machine(): string {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const load = os.loadavg()[0]?.toFixed(1)
  return `${os.cpus().length} x ${cpu?.model.trim() || os.arch()}, ${memory} GB, ${os.type()}, Node ${process.versions.node}; load before ${load}`
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
