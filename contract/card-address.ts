import type { CardDesign } from './card-design.ts'

/**
 * What the code of a card leads to: a link, and for the questionnaire which review sites it may offer. The form has no
 * such flags, and a card that leaves out neither needs none.
 */
export function cardAddress(
  link: string,
  { includeGoogle, includeYelp }: Pick<CardDesign, 'includeGoogle' | 'includeYelp'>,
): string {
  if (!link.includes('/qr-testimonial/') || (includeGoogle && includeYelp)) return link
  return `${link}?google=${includeGoogle}&yelp=${includeYelp}`
}
