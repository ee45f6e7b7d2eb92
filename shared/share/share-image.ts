import { type CardDesign, defaultDesign } from '#contract/collection/card-design.ts'

/** What social networks show beside a link, and what they show in a feed. In pixels. */
export const shareSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const
export type ShareSize = keyof typeof shareSizes

export const shareFormats = ['png', 'svg'] as const
export type ShareFormat = (typeof shareFormats)[number]

/** As `#rrggbb`. */
export interface ShareColors {
  readonly accent: string
  readonly background: string
}

const usualColors: ShareColors = { accent: '#0d6a52', background: '#fbf9f4' }

/** Those of the cards that the business prints, once it has chosen any. */
export function shareColorsOf(design: CardDesign | null | undefined): ShareColors {
  const { primaryColor: accent, backgroundColor: background } = design ?? defaultDesign
  const isUntouched = accent === defaultDesign.primaryColor && background === defaultDesign.backgroundColor
  return isUntouched ? usualColors : { accent, background }
}

export interface ShareOptions extends Partial<ShareColors> {
  readonly format?: ShareFormat
  readonly size?: ShareSize
}

/**
 * Where the image of a testimonial is: `/share/{id}.png`, with the id of its `/verify/{id}` page. It answers for as long
 * as the testimonial may be shown. Without colors, it has those of `shareColorsOf`.
 */
export function shareImagePath(verifyId: string, options: ShareOptions = {}): string {
  const { format = 'png', size, accent, background } = options
  const query = [
    size && `size=${size}`,
    accent && `accent=${accent.replace('#', '')}`,
    background && `background=${background.replace('#', '')}`,
  ].filter(Boolean)
  return `/share/${verifyId}.${format}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
