import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

export interface QrShape {
  /** Width and height in modules, quiet zone included. */
  size: number
  /** The dark modules as one SVG path. */
  path: string
}

/** The margin that scanners are promised around a code (ISO/IEC 18004), in modules. */
export const quietModules = 4

/** The modules of a QR code as a path, its runs joined so that no hairlines show between them. Throws past 2,300 bytes. */
export function qrShape(
  text: string,
  { level = 'M', quiet = quietModules }: { level?: QRCodeErrorCorrectionLevel; quiet?: number } = {},
): QrShape {
  const { modules } = create(text, { errorCorrectionLevel: level })
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column > start) path += `M${start + quiet} ${row + quiet}h${column - start}v1h${start - column}z`
    }
  }
  return { size: modules.size + 2 * quiet, path }
}
