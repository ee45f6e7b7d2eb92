import type { State } from './state.ts'

/** The pages of the owner's app, each looked at in every state that a page can be in. */
const appPages = [
  '/dashboard',
  '/testimonials',
  '/testimonials/hub',
  '/collect',
  '/collect?tab=links',
  '/collect?tab=crm',
  '/collect?tab=view',
  '/testimonial-generator',
  '/qr-testimonials',
  '/customers',
  '/ai-assistant',
  '/rewards',
  '/rewards/ledger',
  '/embed-code',
  '/business-setup',
  '/settings',
  '/settings?tab=notifications',
  '/settings?tab=ai',
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/campaigns',
]

export const pageStates: readonly State[] = appPages.flatMap((page): State[] => [
  { name: 'empty', page, visitor: 'empty' },
  { name: 'before the business is set up', page, visitor: 'new' },
  { name: 'full of long names', page, visitor: 'full' },
  { name: 'while answers are under way', page, visitor: 'empty', answers: 'pending' },
  {
    name: 'when answers fail',
    page,
    visitor: 'empty',
    answers: 'failing',
    expectedErrors: [/status of 500/],
  },
])
