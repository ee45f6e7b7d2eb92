import {
  type CardDesign,
  codeColor,
  defaultDesign,
  isScannable,
  leastCodeContrast,
} from '#contract/collection/card-design.ts'
import { contrast, toHex, toOklch } from '#contract/colors.ts'

/** Sizes of printed cards: inches, and the pixels of the downloaded picture. */
export const cardSizes = {
  small: { label: 'Small, 4 × 6 in', width: 400, height: 600 },
  medium: { label: 'Medium, 6 × 8 in', width: 600, height: 800 },
  large: { label: 'Large, 8 × 12 in', width: 800, height: 1200 },
} as const satisfies Record<CardDesign['size'], object>

/** What a card begins with: the documented look, in the color and with the logo of the business where it has them. */
export function firstDesignOf({
  accentColor,
  logoUrl,
}: {
  /** As `#rrggbb`; empty where the business has none. */
  accentColor: string
  logoUrl: string | null
}): CardDesign {
  const fault = accentColor ? whyNotScanned({ primaryColor: accentColor }) : undefined
  const primaryColor = fault?.instead ?? (accentColor || defaultDesign.primaryColor)
  return { ...defaultDesign, primaryColor, showsLogo: logoUrl !== null }
}

/** Of a text to what it stands on. */
const leastTextContrast = 3

export interface ColorFault {
  field: 'primaryColor' | 'textColor'
  sentence: string
  /** The nearest color that works. */
  instead: string
}

/** Why a code in this color would not scan; nothing is saved or printed with it. */
export function whyNotScanned({ primaryColor }: Pick<CardDesign, 'primaryColor'>): ColorFault | undefined {
  if (isScannable({ primaryColor })) return undefined
  // Rounded down: 3.99 is not 4.
  const ratio = Math.floor(contrast(codeColor(primaryColor), '#ffffff') * 10) / 10
  const found = `Its contrast to white is ${ratio.toFixed(1)}, and scanners need ${leastCodeContrast}.`
  return {
    field: 'primaryColor',
    sentence: `This primary color is too light for a code. ${found}`,
    instead: shifted(primaryColor, '#ffffff', leastCodeContrast),
  }
}

/** Why people could hardly read the card's texts. It prints all the same. */
export function whyHardToRead({ template, textColor, backgroundColor }: CardDesign): ColorFault | undefined {
  if (template === 'branded') return undefined
  const ratio = contrast(textColor, backgroundColor)
  if (ratio >= leastTextContrast) return undefined
  return {
    field: 'textColor',
    sentence: `The text is hard to read on this background. Its contrast is ${ratio.toFixed(1)} and should be at least 3.`,
    instead: shifted(textColor, backgroundColor, leastTextContrast),
  }
}

/** The color, darker or lighter until it stands out well; its hue stays. */
function shifted(color: string, ground: string, least: number): string {
  const shade = toOklch(color)
  const step = contrast(ground, '#ffffff') < contrast(ground, '#000000') ? -0.01 : 0.01
  for (let l = shade.l; l >= 0 && l <= 1; l += step) {
    const tried = toHex({ ...shade, l })
    if (contrast(tried, ground) >= least + 0.5) return tried
  }
  return step < 0 ? '#000000' : '#ffffff'
}
