import type { reviewPlatforms } from '../business/business.ts'
import { placeIdIn } from './google-place-id.ts'
import { type PageAddress, pageAddressOf } from './page-address.ts'

export type ReviewPlatform = (typeof reviewPlatforms)[number]

interface Identifier {
  /** What the platform calls it. */
  readonly label: string
  readonly example: string
  /** As it may be kept: it ends up in addresses that this server makes. */
  readonly pattern: RegExp
  /** Hosts of the platform, without `www.`. */
  readonly host: RegExp
  /** The identifier in the address of a page there; undefined when that page names none. */
  readonly inPage: (page: PageAddress) => string | undefined
}

/** By what each platform knows a business. */
export const platformIdentifiers: Readonly<Record<ReviewPlatform, Identifier>> = {
  google: {
    label: 'Google Place ID',
    example: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
    pattern: /^[A-Za-z0-9_-]{10,255}$/,
    host: /^(?:[a-z]+\.)?google\.[a-z.]{2,6}$|^g\.page$|^maps\.app\.goo\.gl$|^goo\.gl$|^g\.co$/,
    inPage: placeIdIn,
  },
  yelp: {
    label: 'Yelp Business ID',
    example: 'the-corner-bakery-portland',
    pattern: /^[\p{L}\p{N}_-]{3,200}$/u,
    host: /^(?:[a-z]{1,2}\.)?yelp\.[a-z.]{2,6}$/,
    inPage: (page) => partAfter(page, 'biz') ?? partAfter(page, 'writeareview', 'biz'),
  },
  trustpilot: {
    label: 'Trustpilot Business Unit ID',
    example: '46d6a890000064000500e0c3',
    pattern: /^(?:[0-9a-f]{24}|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})$/i,
    host: /^(?:[a-z]{2,15}\.)?trustpilot\.com$/,
    inPage: (page) => partAfter(page, 'review') ?? partAfter(page, 'evaluate'),
  },
  facebook: {
    label: 'Facebook Page ID',
    example: '100064860875397',
    pattern: /^[A-Za-z0-9.]{3,100}$/,
    host: /^(?:[a-z]{1,3}\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb)\.com$/,
    inPage: facebookPageIn,
  },
  g2: {
    label: 'G2 Product Slug',
    example: 'corner-bakery-orders',
    pattern: /^[a-z0-9][a-z0-9-]{1,199}$/i,
    host: /^g2\.com$/,
    inPage: (page) => partAfter(page, 'products'),
  },
}

export type ReadIdentifier =
  | { readonly id: string; readonly problem?: undefined }
  | { readonly id?: undefined; readonly problem: string }

/** The identifier as it was typed, or the one inside the pasted address of the business's page there. */
export function readIdentifier(platform: ReviewPlatform, typed: string): ReadIdentifier {
  const { label, example, pattern, host, inPage } = platformIdentifiers[platform]
  const text = typed.trim().normalize('NFC')
  const page = pageAddressOf(text)
  if (!page) return pattern.test(text) ? { id: text } : { problem: `A ${label} looks like ${example}` }
  if (!host.test(page.host)) return { problem: `This link has no ${label}` }
  const found = inPage(page)
  if (found !== undefined && pattern.test(found)) return { id: found }
  return {
    problem:
      platform === 'google'
        ? 'This link hides the Place ID. Open it, then copy the address of the page it leads to'
        : `This link has no ${label}`,
  }
}

/** The part of the path that follows these. */
function partAfter({ parts }: PageAddress, ...names: readonly string[]): string | undefined {
  const isThere = names.every((name, index) => parts[index]?.toLowerCase() === name)
  return isThere ? parts[names.length] : undefined
}

/** Parts of addresses on Facebook that are no business's page. */
const notPages = [
  'sharer',
  'sharer.php',
  'share',
  'login',
  'login.php',
  'groups',
  'events',
  'watch',
  'marketplace',
]

function facebookPageIn({ parts, parameter }: PageAddress): string | undefined {
  const [first = '', second, third] = parts
  if (first === 'profile.php') return parameter('id')
  if (first === 'people' || first === 'pages') return third
  // The name, with the number of the page behind its last hyphen.
  if (first === 'p') return /-(\d{5,})$/.exec(second ?? '')?.[1] ?? second
  if (first === 'pg') return second
  return notPages.includes(first.toLowerCase()) ? undefined : first
}
