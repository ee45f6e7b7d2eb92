import type { AuditAct } from '#contract/administration/audit.ts'

/** What each kind of entry is called. */
export const actNames: Readonly<Record<AuditAct, string>> = {
  read: 'Read',
  changed: 'Changed',
  'support-started': 'Signed in as a user',
  'support-ended': 'Ended the support visit',
  'support-read': 'Read as a user',
  'support-changed': 'Changed as a user',
  'deletion-requested': 'Requested a deletion',
  'deletion-canceled': 'Canceled a deletion',
  'account-removed': 'Removed an account',
  'workspace-suspended': 'Suspended a workspace',
  'workspace-restored': 'Restored a workspace',
  'subscription-changed': 'Changed a subscription',
  'administrator-made': 'Added an administrator',
  'administrator-removed': 'Removed an administrator',
  exported: 'Exported',
}
