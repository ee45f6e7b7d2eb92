/**
 * Every address of the owner's app, signed in or on the way there. The server answers these with the app; any other
 * address is a page of the public site, a page for customers, or nothing. Case and trailing slashes do not matter.
 */
export const appPaths = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/dashboard',
  '/testimonials',
  '/embed-code',
] as const

export type AppPath = (typeof appPaths)[number]
