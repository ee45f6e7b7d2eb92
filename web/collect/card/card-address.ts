import type { CardDesign } from '#contract/collection/card-design.ts'

/** What the code of a card leads to: a link, and which review sites its last page may offer, unless both. */
export function cardAddress(
  link: string,
  { includeGoogle, includeYelp }: Pick<CardDesign, 'includeGoogle' | 'includeYelp'>,
): string {
  return includeGoogle && includeYelp ? link : `${link}?google=${includeGoogle}&yelp=${includeYelp}`
}
