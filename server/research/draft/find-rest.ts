import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { type Found, foundOn, pagesBy, type ReviewProfile, type Site } from './site-draft.ts'
import { textsOf } from '../page/page-reading.ts'

const platforms: readonly (readonly [ReviewPlatform, string, RegExp])[] = [
  [
    'google',
    'Google',
    /^https?:\/\/(g\.page|maps\.app\.goo\.gl|goo\.gl\/maps|(www\.|maps\.)?google\.[a-z.]+\/maps)/i,
  ],
  ['yelp', 'Yelp', /^https?:\/\/([\w-]+\.)?yelp\.[a-z.]+\/biz/i],
  ['trustpilot', 'Trustpilot', /^https?:\/\/([\w-]+\.)?trustpilot\.com\/review/i],
  ['facebook', 'Facebook', /^https?:\/\/([\w-]+\.)?facebook\.com\//i],
  ['g2', 'G2', /^https?:\/\/(www\.)?g2\.com\/products/i],
]

const noProfile = /facebook\.com\/(sharer|share|tr|plugins|login|dialog)\b/i
const longestAddress = 300

/** The business's pages on review sites, as its own pages link to them: the first of each. */
export function findReviewProfiles({ pages }: Site): ReviewProfile[] {
  return platforms.flatMap(([platform, name, pattern]) => {
    for (const page of pages) {
      const linked = [
        ...page.links.map(({ address }) => address),
        ...page.entities.flatMap((entity) => textsOf(entity['sameAs'])),
      ]
      const address = linked.find(
        (one) => pattern.test(one) && !noProfile.test(one) && one.length <= longestAddress,
      )
      if (address !== undefined) return [{ platform, name, address, page: page.address }]
    }
    return []
  })
}

/** The languages that the site is in. */
export function findLanguages({ home }: Site): Found<string[]> | undefined {
  const all = [...new Set([home.language, ...home.languages].filter(Boolean))]
  return all.length > 0 ? foundOn(all, home) : undefined
}

/** The address of the picture that the site calls its logo. */
export function findLogo(site: Site): Found<string> | undefined {
  for (const page of pagesBy(site, 'home')) {
    const stated = page.entities.flatMap((entity) => {
      const logo = entity['logo']
      if (typeof logo === 'string') return [logo]
      return typeof logo === 'object' && logo !== null && !Array.isArray(logo)
        ? textsOf(logo['url'] ?? logo['contentUrl'])
        : []
    })
    const marked = page.images.filter(({ isLogo, region }) => isLogo && region !== 'main')
    const other = [
      ...page.images.filter(({ isLogo }) => isLogo),
      ...page.images.filter(({ alt, region }) => alt === '' && region === 'header'),
    ]
    const address = [...stated, ...[...marked, ...other].map((image) => image.address)].find((one) =>
      URL.canParse(one, page.address),
    )
    if (address) return foundOn(new URL(address, page.address).href, page)
  }
  return undefined
}

/** How a reader is addressed, politely and closely. */
const address: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  de: [/\b(Sie|Ihnen|Ihre[nrm]?|Ihr)\b/g, /\b(du|dich|dir|dein(?:e[nrm]?)?|euch|euer|eure)\b/gi],
  es: [/\b(usted(?:es)?|le ofrecemos|su cita)\b/gi, /\b(tú|tu|tus|te|vosotros|vuestr[oa]s?)\b/gi],
  fr: [/\b(vous|votre|vos)\b/gi, /\b(toi|ton|tes|tu)\b/gi],
  pt: [/\b(o senhor|a senhora|lhe|vossa)\b/gi, /\b(tu|teu|tua|ti|contigo)\b/gi],
}
const contracted = /\b\w+['’](?:re|ll|ve|s|m|d|t)\b/gi
const fewestSentences = 5
const share = 0.15
/** So many without a contraction are no accident. */
const plainSentences = 12

/** How the site speaks, by what can be counted: how it addresses its readers, how often it exclaims and contracts. */
export function findTone({ home, language }: Site): Found<string> | undefined {
  const text = home.blocks
    .filter(({ region }) => region === 'main')
    .map((block) => block.text)
    .join('\n')
  const sentences = text.split(/[.!?\n]+/).filter((sentence) => sentence.trim().split(' ').length > 2).length
  if (sentences < fewestSentences) return undefined
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  if (count(/!/g) / sentences > share) return foundOn('Enthusiastic', home)
  if (language === 'en') {
    if (count(contracted) / sentences > share) return foundOn('Casual', home)
    return count(contracted) === 0 && sentences >= plainSentences ? foundOn('Professional', home) : undefined
  }
  const [politely, closely] = address[language ?? ''] ?? []
  if (!politely || !closely) return undefined
  const [polite, close] = [count(politely), count(closely)]
  if (polite + close < 2) return undefined
  return foundOn(polite >= close ? 'Formal' : 'Casual', home)
}
