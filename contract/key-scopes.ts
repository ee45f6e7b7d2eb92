/** What a secret key may be for. Each call that takes one names the scope it needs. */
export const keyScopes = [
  'testimonials:read',
  'testimonials:write',
  'stats:read',
  'customers:read',
  'customers:write',
  'requests:write',
  'campaigns:read',
  'campaigns:write',
  'widgets:read',
  'widgets:write',
  'rewards:read',
  'rewards:write',
  'feedback:read',
  'feedback:write',
  'exports:read',
  'webhooks:write',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** What a key opens when nobody chose, and what every key opened before there was a choice. */
export const usualScopes: readonly KeyScope[] = ['testimonials:read', 'testimonials:write']
