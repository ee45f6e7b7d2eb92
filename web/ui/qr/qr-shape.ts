import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

export interface QrShape {
  /** Width and height in modules, quiet zone included. */
  size: number
  /** The dark modules: where each row of them that touch begins, and how many they are. */
  runs: ReadonlyArray<readonly [x: number, y: number, length: number]>
  /** The same as one SVG path. */
  path: string
}

/** The margin that scanners are promised around a code (ISO/IEC 18004), in modules. */
export const quietModules = 4

interface QrOptions {
  level?: QRCodeErrorCorrectionLevel
  quiet?: number
  /** The share of the code's width that stays free in its middle, for a logo: at most 0.25, with level H. */
  hole?: number
}

/** The modules of a QR code, their runs joined so that no hairlines show between them. Throws past 2,300 bytes. */
export function qrShape(
  text: string,
  { level = 'M', quiet = quietModules, hole = 0 }: QrOptions = {},
): QrShape {
  const { modules } = create(text, { errorCorrectionLevel: level })
  const reach = (modules.size * hole) / 2
  const isFree = (at: number) => Math.abs(at + 0.5 - modules.size / 2) < reach
  const isDark = (row: number, column: number) =>
    column < modules.size && modules.get(row, column) !== 0 && !(isFree(row) && isFree(column))
  const runs: [number, number, number][] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (isDark(row, column)) column += 1
      if (column > start) runs.push([start + quiet, row + quiet, column - start])
    }
  }
  const path = runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  return { size: modules.size + 2 * quiet, runs, path }
}
