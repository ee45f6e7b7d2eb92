const reviewSites =
  /\b(g\.page|g\.co\/|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.google\.|google\.[a-z.]+\/\S*(review|maps)|yelp\.\w+|trustpilot\.\w+|tripadvisor\.\w+|g2\.com|capterra\.\w+|facebook\.com\/\S*review)/i

/**
 * True for a text that leads to a public review site. Most of those forbid rewards for reviews, so no page and no email holds
 * both; a request for a testimonial may not lead there either, because rewards wait behind the form.
 */
export function leadsToReviewSite(text: string): boolean {
  return reviewSites.test(text)
}
