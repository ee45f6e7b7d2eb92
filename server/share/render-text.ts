import { loadSharp } from '../kit/pictures/load-sharp.ts'
import type { Pixels } from './drawing.ts'

/** How text looks. Sizes and widths are units of the image. */
export interface TextStyle {
  readonly size: number
  readonly color: string
  readonly isBold?: boolean
  /** Lines break where they would be wider. */
  readonly width: number
  /** Pixels per unit. */
  readonly scale: number
}

const nothing: Pixels = { bytes: Buffer.alloc(4), width: 1, height: 1 }
const longestSeconds = 5

/** Text in any script as a picture, cut to its ink: Pango shapes it, puts it in order and breaks its lines. */
export async function renderText(text: string, style: TextStyle): Promise<Pixels> {
  const { size, color, isBold, width, scale } = style
  const shown = drawable(text)
  if (shown === '') return nothing
  const sharp = await loadSharp()
  const font = `Noto Sans,${hanFamilyOf(shown)}${isBold ? ' Semi-Bold' : ''} ${size}`
  const markup = `<span foreground="${color}">${escaped(shown)}</span>`
  try {
    const { data, info } = await sharp({
      text: {
        text: markup,
        font,
        rgba: true,
        width: Math.floor(width * scale),
        dpi: 72 * scale,
        wrap: 'word-char',
      },
    })
      .timeout({ seconds: longestSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (failure) {
    // Characters without any ink, such as joiners alone.
    if (/no text to render/.test(String(failure))) return nothing
    throw failure
  }
}

/**
 * Without what no markup may contain, and with plain letters for those of mathematics, which people use as bold ones and
 * which no text font has.
 */
function drawable(text: string): string {
  return text
    .replace(/\s*[\n\u2028\u2029]\s*/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/[^\P{C}\n\u200c-\u200f\u{e0020}-\u{e007f}]/gu, '')
    .trim()
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The same characters are drawn differently in each country. */
function hanFamilyOf(text: string): string {
  if (/\p{Script=Hangul}/u.test(text)) return 'Noto Sans KR'
  const isChinese = /\p{Script=Han}/u.test(text) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  return isChinese ? 'Noto Sans SC' : 'Noto Sans JP'
}

/** Whether the first letter belongs to a script that is written from the right. */
export function isFromRight(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
}
