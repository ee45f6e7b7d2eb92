import { z } from 'zod/mini'
import { contrast } from '../colors.ts'
import { line } from '../fields.ts'

export const cardTemplates = ['modern', 'classic', 'minimal', 'branded'] as const
export const cardSizeNames = ['small', 'medium', 'large'] as const
/** How much of a code may be missing: 7, 15, 25 or 30 percent. */
export const errorCorrections = ['L', 'M', 'Q', 'H'] as const
export type ErrorCorrection = (typeof errorCorrections)[number]
/** Pixels of the copied code, and its width on a card that is 400 pixels wide; on other cards in proportion. */
export const codeWidths = [200, 250, 300] as const
/** The white around a code, in modules. */
export const codeMargins = [2, 3, 4, 6] as const
/** Characters, so that the text fits on the card. */
export const longestCardText = { title: 60, subtitle: 120, callToAction: 60 } as const

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a color like #2563EB'))

/** A card to print with the code of a link on it. */
export const cardDesign = z.object({
  title: line(longestCardText.title),
  subtitle: line(longestCardText.subtitle),
  callToAction: line(longestCardText.callToAction),
  backgroundColor: color,
  primaryColor: color,
  textColor: color,
  size: z.enum(cardSizeNames),
  template: z.enum(cardTemplates),
  /** With a logo in its middle a code has `H` whatever is chosen: anything less would not scan. */
  errorCorrection: z.prefault(z.enum(errorCorrections), 'M'),
  codeWidth: z.prefault(z.literal(codeWidths), 300),
  codeMargin: z.prefault(z.literal(codeMargins), 2),
  /** Which of the connected review sites the questionnaire behind the code may offer; never more than the owner allowed. */
  includeGoogle: z.prefault(z.boolean(), true),
  includeYelp: z.prefault(z.boolean(), true),
  /** The uploaded logo of the business stands in the middle of the code. */
  showsLogo: z.prefault(z.boolean(), false),
})
export type CardDesign = z.infer<typeof cardDesign>

/** Of the code to its white paper; with less, scanners cannot tell the two apart. */
export const leastCodeContrast = 4

/** What a code is drawn in: the primary color, and for the default, which is too light for it, the nearest shade that scans. */
export function codeColor(primaryColor: string): string {
  return primaryColor.toLowerCase() === defaultDesign.primaryColor ? '#337aed' : primaryColor
}

export function isScannable({ primaryColor }: Pick<CardDesign, 'primaryColor'>): boolean {
  return contrast(codeColor(primaryColor), '#ffffff') >= leastCodeContrast
}

/** As it is saved. One that was saved before may still hold a lighter color. */
export const cardDesignForm = cardDesign.check(
  z.refine(isScannable, {
    path: ['primaryColor'],
    error: `This color is too light for a code to scan. Choose one with a contrast to white of at least ${leastCodeContrast}:1`,
  }),
)

export const defaultDesign: CardDesign = {
  title: 'Share Your Experience',
  subtitle: 'Your feedback helps us serve you better',
  callToAction: 'Scan to leave a review',
  backgroundColor: '#ffffff',
  primaryColor: '#3b82f6',
  textColor: '#1f2937',
  size: 'small',
  template: 'modern',
  errorCorrection: 'M',
  codeWidth: 300,
  codeMargin: 2,
  includeGoogle: true,
  includeYelp: true,
  showsLogo: false,
}
