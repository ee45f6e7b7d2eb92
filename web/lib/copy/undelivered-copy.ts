/** What emails are called of which nobody got anything, or of which nobody knows. */
export const undeliveredCopy = {
  failed: { label: 'Not sent', tone: 'danger' },
  unknown: { label: 'Delivery unknown', tone: 'warning' },
} as const
