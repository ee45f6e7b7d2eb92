import { brand } from './brand.ts'
import {
  cookieChoice,
  type CookieCategory,
  deviceCookiePrefix,
  hostPrefix,
  secondFactorCookie,
  sessionCookie,
  signedInCookie,
  socialCookie,
  themeCookie,
} from './cookies.ts'

/** How long something may stay in a browser. */
export const cookieDurations = [
  'session',
  '10 minutes',
  '24 hours',
  '7 days',
  '30 days',
  '90 days',
  '6 months',
  '1 year',
  '2 years',
  'until you remove it',
] as const
export type CookieDuration = (typeof cookieDurations)[number]
export interface CookieEntry {
  /** A `*` at the end stands for an id. */
  readonly name: string
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage'
  readonly category: CookieCategory
  readonly purpose: string
  readonly duration: CookieDuration
  readonly canDisable: boolean
}

/** Everything that the product keeps in a browser. A test walks through the product and compares. */
export const cookieTable: readonly CookieEntry[] = [
  {
    name: sessionCookie,
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Keeps you signed in. Set when you sign in, deleted when you sign out. Under https its name starts with __Host-.',
    duration: '30 days',
    canDisable: false,
  },
  {
    name: signedInCookie,
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Tells our pages that someone is signed in here, so they don’t have to ask the server. Does not say who.',
    duration: '30 days',
    canDisable: false,
  },
  {
    name: socialCookie,
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Set while you sign in with Google, Facebook or Microsoft, where this site offers it. Makes sure the answer belongs to this browser. Deleted once you are back.',
    duration: '10 minutes',
    canDisable: false,
  },
  {
    name: secondFactorCookie,
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Set while you sign in with two-factor authentication: records that you entered your password. Deleted once you enter the code.',
    duration: '10 minutes',
    canDisable: false,
  },
  {
    name: `${deviceCookiePrefix}*`,
    kind: 'cookie',
    category: 'essential',
    purpose:
      'Remembers that you signed in on this device before, so that wrong passwords tried elsewhere don’t lock you out. Does not sign you in.',
    duration: '1 year',
    canDisable: false,
  },
  {
    name: cookieChoice.name,
    kind: 'cookie',
    category: 'essential',
    purpose: 'Remembers what you chose on this page and when.',
    duration: '6 months',
    canDisable: false,
  },
  {
    name: `${brand.prefix}-draft-*`,
    kind: 'localStorage',
    category: 'essential',
    purpose:
      'Keeps what you type into a testimonial form until it is sent, so nothing is lost if the connection drops. Deleted once it is sent.',
    duration: '7 days',
    canDisable: false,
  },
  {
    name: `${brand.prefix}-answers-*`,
    kind: 'sessionStorage',
    category: 'essential',
    purpose:
      'Keeps what you answer under “Help me write” while the tab is open, so nothing is lost on a reload. Deleted once you send your testimonial.',
    duration: 'session',
    canDisable: false,
  },
  {
    name: `${brand.prefix}-sent`,
    kind: 'localStorage',
    category: 'essential',
    purpose:
      'Lets the thank-you page recognize what you sent, so a link from someone else can’t put words there. Holds checksums, not your words.',
    duration: '7 days',
    canDisable: false,
  },
  {
    name: `${brand.prefix}-language`,
    kind: 'localStorage',
    category: 'essential',
    purpose:
      'Remembers the language you chose on a testimonial form or your private page. Set only when you choose one.',
    duration: 'until you remove it',
    canDisable: false,
  },
  {
    name: themeCookie.name,
    kind: 'cookie',
    category: 'functional',
    purpose:
      'Remembers the light or dark theme you picked, here or in your settings. Set only when you pick one.',
    duration: '1 year',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-appearance`,
    kind: 'localStorage',
    category: 'functional',
    purpose:
      'Remembers the color, font size and spacing you picked in your settings, so the app looks right as it loads. Set only when you pick them, deleted when you sign out.',
    duration: 'until you remove it',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-list-look`,
    kind: 'localStorage',
    category: 'functional',
    purpose: 'Remembers that you want lists as rows instead of cards. Set only when you choose rows.',
    duration: 'until you remove it',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-assistant`,
    kind: 'localStorage',
    category: 'functional',
    purpose:
      'Keeps your conversation with the assistant. Set when you ask something, deleted when you clear it or sign out.',
    duration: 'until you remove it',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-tutorial-completed`,
    kind: 'localStorage',
    category: 'functional',
    purpose: 'Remembers that you finished, skipped or closed the guided tour. Set only then.',
    duration: 'until you remove it',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-samples`,
    kind: 'localStorage',
    category: 'functional',
    purpose:
      'Keeps the sample testimonials on the screen. Set when you show them, deleted when you remove them.',
    duration: 'until you remove it',
    canDisable: true,
  },
  {
    name: `${brand.prefix}-tour-closed`,
    kind: 'sessionStorage',
    category: 'functional',
    purpose: 'Keeps the guided tour closed in this tab after you close it.',
    duration: 'session',
    canDisable: true,
  },
]

/** Whether this entry is the one that a name found in a browser belongs to. */
export function isNamed({ name }: CookieEntry, found: string): boolean {
  const plain = found.startsWith(hostPrefix) ? found.slice(hostPrefix.length) : found
  return name.endsWith('*') ? plain.startsWith(name.slice(0, -1)) : plain === name
}
