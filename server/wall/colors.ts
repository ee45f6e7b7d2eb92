import { accentOf } from '#shared/colors/accent.ts'
import { contrast, mixColors, toHex, toOklch } from '#contract/colors.ts'
import type { FoundWall } from './find.ts'

const readable = 4.5

/**
 * The owner's colors as custom properties of `web/styles/tokens.css`. Words stay readable on any of them (WCAG 2.2 AA):
 * hue stays, and lightness gives way. Without a background the page is light or dark, as the visitor's device is.
 */
export function wallColors({
  accentColor,
  backgroundColor,
}: Pick<FoundWall, 'accentColor' | 'backgroundColor'>): string {
  const accent = accentColor ? Object.entries(accentOf(accentColor)) : []
  const ground = backgroundColor ? groundColorsOf(backgroundColor, accentColor ?? '#0d6a52') : []
  const all = [...accent, ...ground].map(([name, value]) => `${name}:${value}`)
  return all.length > 0 ? `:root{${all.join(';')}}` : ''
}

function groundColorsOf(background: string, accent: string): [string, string][] {
  const ink = contrast('#ffffff', background) > contrast('#16130f', background) ? '#ffffff' : '#000000'
  const isDark = ink === '#ffffff'
  const own = toOklch(background)
  // Away from the ink, so that what reads on the page reads on a card.
  const surface = toHex({ ...own, l: isDark ? Math.max(0, own.l - 0.04) : Math.min(1, own.l + 0.03) })
  const grounds = [background, surface]
  return [
    ['color-scheme', isDark ? 'dark' : 'light'],
    ['--paper', background],
    ['--surface', surface],
    ['--sunken', surface],
    ['--ink', ink],
    ['--soft', mixed(ink, background, 0.82, grounds)],
    ['--faint', mixed(ink, background, 0.7, grounds)],
    ['--line', mixColors(ink, background, 0.16)],
    ['--line-strong', mixColors(ink, background, 0.3)],
    ['--control', mixed(ink, background, 0.5, grounds, 3)],
    ['--accent-text', readableAccent(accent, isDark, grounds)],
    ['--focus', readableAccent(accent, isDark, grounds)],
    ['--accent-line', mixColors(ink, background, 0.3)],
    ['--accent-wash', mixColors(ink, background, 0.12)],
    ['--star-off', mixColors(ink, background, 0.22)],
  ]
}

/** Between both, and nearer to the ink where it could not be read. */
function mixed(ink: string, ground: string, share: number, grounds: string[], least = readable): string {
  for (let part = share; part < 1; part += 0.04) {
    const hex = mixColors(ink, ground, part)
    if (grounds.every((one) => contrast(hex, one) >= least)) return hex
  }
  return ink
}

/** The accent in a shade that reads on these grounds; black or white at the end. */
function readableAccent(accent: string, isLighter: boolean, grounds: string[]): string {
  let shade = toOklch(accent)
  while (shade.l > 0 && shade.l < 1) {
    const hex = toHex(shade)
    if (grounds.every((one) => contrast(hex, one) >= readable)) return hex
    shade = { ...shade, l: shade.l + (isLighter ? 0.01 : -0.01) }
  }
  return isLighter ? '#ffffff' : '#000000'
}
