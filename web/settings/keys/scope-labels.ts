import type { KeyScope } from '#contract/key-scopes.ts'

/** What a key with each scope can do. */
export const scopeLabels: Readonly<Record<KeyScope, string>> = {
  'testimonials:read': 'Read testimonials',
  'testimonials:write': 'Create, edit and delete testimonials',
  'stats:read': 'Read stats and trends',
  'customers:read': 'Read customers',
  'customers:write': 'Create, edit and delete customers',
  'requests:write': 'Email customers a request',
  'campaigns:read': 'Read campaigns',
  'campaigns:write': 'Create, edit, send and delete campaigns',
  'widgets:read': 'Read widgets and the wall',
  'widgets:write': 'Create, edit and delete widgets, and edit the wall',
  'rewards:read': 'Read rewards and their codes',
  'rewards:write': 'Add reward codes and change reward settings',
  'feedback:read': 'Read private feedback',
  'feedback:write': 'Answer and update private feedback',
  'exports:read': 'Export testimonials and customers',
  'webhooks:write': 'Manage webhooks',
}
