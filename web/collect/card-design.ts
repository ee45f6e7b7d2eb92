import type { CardDesign } from '#contract/card-design.ts'

/** Sizes of printed cards: inches, and the pixels of the downloaded picture. */
export const cardSizes = {
  small: { label: 'Small, 4 × 6 in', width: 400, height: 600 },
  medium: { label: 'Medium, 6 × 8 in', width: 600, height: 800 },
  large: { label: 'Large, 8 × 12 in', width: 800, height: 1200 },
} as const satisfies Record<CardDesign['size'], object>

/** The margin of the code itself; the white panel around it gives scanners the rest. */
export const cardQuietModules = 2
const leastContrast = 3

/** The colour of the code: the chosen one, or black where scanners could not tell it from white. */
export function codeColor(primaryColor: string): string {
  return contrastToWhite(primaryColor) >= leastContrast ? primaryColor : '#000000'
}

/** Contrast ratio to white (WCAG 2.2, relative luminance), 1 to 21. */
function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
