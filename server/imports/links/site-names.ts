const sites: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?:^|\.)(?:x|twitter)\.com$/, 'X'],
  [/(?:^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(?:^|\.)g2\.com$/, 'G2'],
  [/(?:^|\.)capterra\.[a-z.]+$/, 'Capterra'],
  [/^apps\.apple\.com$/, 'App Store'],
  [/^play\.google\.com$/, 'Google Play'],
  [/^(?:maps\.app\.goo\.gl|g\.page)$|(?:^|\.)google\.[a-z.]+$/, 'Google'],
  [/(?:^|\.)trustpilot\.com$/, 'Trustpilot'],
  [/(?:^|\.)facebook\.com$/, 'Facebook'],
  [/(?:^|\.)yelp\.[a-z.]+$/, 'Yelp'],
]

/** What a website is called as the source of a testimonial: its name, or its domain. */
export function siteNameOf({ hostname }: URL): string {
  return sites.find(([pattern]) => pattern.test(hostname))?.[1] ?? hostname.replace(/^www\./, '').slice(0, 60)
}
