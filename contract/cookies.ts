import { brand } from './brand.ts'

export const optionalCategories = ['analytics', 'functional', 'marketing'] as const
export const cookieCategories = ['essential', ...optionalCategories] as const

export type OptionalCategory = (typeof optionalCategories)[number]
export type CookieCategory = (typeof cookieCategories)[number]

export const cookieChoice = {
  name: `${brand.prefix}_cookie_choice`,
  /** Raised when an optional entry is added: everybody is asked again then. */
  version: 5,
  days: 182,
} as const

/** Set only where the operator has set up sign-in with other accounts. */
export const socialCookie = `${brand.prefix}_social`

export const sessionCookie = `${brand.prefix}_session`

/** Stands before its name under https: browsers let no other host, and no plain connection, set such a cookie. */
export const hostPrefix = '__Host-'

/** Readable by our pages, so that they need not ask who is signed in when nobody is. Proves nothing. */
export const signedInCookie = `${brand.prefix}_signed_in`

/** Between the password and the code, for those who have set a second factor up. */
export const secondFactorCookie = `${brand.prefix}_second_factor`

/** Followed by what stands for the account: a browser may have signed in to several. */
export const deviceCookiePrefix = `${brand.prefix}_device_`

/** `light`, `dark` or `system`, as picked in this browser. */
export const themeCookie = { name: `${brand.prefix}_theme`, days: 365 } as const
