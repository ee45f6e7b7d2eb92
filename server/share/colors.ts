import { contrast, mixColors } from '#contract/colors.ts'
import type { ShareColors } from '#shared/share/share-image.ts'

export interface Palette {
  readonly background: string
  readonly accent: string
  readonly text: string
  /** For what matters less; it reads as well. */
  readonly soft: string
  readonly line: string
}

/** WCAG 2.2 AA: text, and shapes that say something. */
const readable = 4.5
const visible = 3

/** The owner's colors, shifted as far as they have to be for everything to stand out from the background. */
export function paletteOf({ accent, background }: ShareColors): Palette {
  const text = contrast('#16130f', background) >= contrast('#ffffff', background) ? '#16130f' : '#ffffff'
  const until = (from: string, least: number) => {
    let share = 0
    while (share < 1 && contrast(mixColors(text, from, share), background) < least) share += 0.05
    return mixColors(text, from, Math.min(share, 1))
  }
  return {
    background,
    accent: until(accent, visible),
    text,
    soft: until(mixColors(text, background, 0.6), readable),
    line: mixColors(text, background, 0.16),
  }
}

/** `share` of the first color, the rest of the second. */
