/** Where a plan is managed. */
export const planHref = '/settings?tab=security#plan'
