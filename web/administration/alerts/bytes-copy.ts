const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size as people say it, in the reader's own way: `1.2 GB`. */
export function bytesCopy(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power)
}
