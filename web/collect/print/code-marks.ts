import { type CardDesign, codeColor } from '#contract/collection/card-design.ts'
import { qrShape } from '../../ui/qr/qr-shape.ts'
import type { Mark } from './drawing.ts'

/** Of the code's width; with error correction H three tenths of the code may be missing. */
const logoShare = 0.22

export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

export type CodeLook = Pick<CardDesign, 'primaryColor' | 'errorCorrection' | 'codeMargin' | 'showsLogo'>

/** A code as the design has it, or with a logo in its middle and error correction H. */
export function codeMarks(link: string, look: CodeLook, area: Square, uploaded?: HTMLImageElement): Mark[] {
  const { errorCorrection, codeMargin: quiet } = look
  const fill = codeColor(look.primaryColor)
  const logo = look.showsLogo ? uploaded : undefined
  const { size, runs } = qrShape(link, {
    quiet,
    ...(logo ? { level: 'H', hole: logoShare } : { level: errorCorrection }),
  })
  const square = inWholePixels(area, size)
  const code: Mark = { kind: 'code', ...square, size, runs, fill }
  return logo ? [code, logoMark(logo, square, { size, quiet })] : [code]
}

/** Modules of whole pixels in the PNG keep their edges sharp: blurred ones were lost in a JPEG. Small modules stay as they are. */
function inWholePixels({ x, y, side }: Square, size: number): Square {
  const module = side / size
  if (module < 4) return { x, y, side }
  const whole = Math.round(module) > module * 1.05 ? Math.floor(module) : Math.round(module)
  const inset = (side - whole * size) / 2
  return { x: Math.round(x + inset), y: Math.round(y + inset), side: whole * size }
}

function logoMark(
  logo: HTMLImageElement,
  { x, y, side }: Square,
  { size, quiet }: { size: number; quiet: number },
): Mark {
  const most = (((size - 2 * quiet) * logoShare - 1.5) * side) / size
  const fit = most / Math.max(logo.naturalWidth, logo.naturalHeight, 1)
  const [width, height] = [logo.naturalWidth * fit, logo.naturalHeight * fit]
  return {
    kind: 'picture',
    source: logo,
    x: x + (side - width) / 2,
    y: y + (side - height) / 2,
    width,
    height,
  }
}
