import type { KeyScope } from '#contract/key-scopes.ts'

/** What a key with each scope can do. */
export const scopeLabels: Readonly<Record<KeyScope, string>> = {
  'testimonials:read': 'Read testimonials',
  'testimonials:write': 'Create, edit and delete testimonials',
  'stats:read': 'Read stats and trends',
  'customers:read': 'Read customers',
  'exports:read': 'Export testimonials and customers',
  'webhooks:write': 'Manage webhooks',
}
