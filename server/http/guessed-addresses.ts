/** Addresses that people try, and where what they look for is. They are no pages: the browser is sent on. */
const meant: Readonly<Record<string, string>> = {
  '/account': '/settings',
  '/analytics': '/testimonials/hub',
  '/docs': '/documentation',
  '/embed': '/embed-code',
  '/form': '/collect',
  '/forms': '/collect',
  '/hub': '/testimonials/hub',
  '/import': '/testimonials?import=file',
  '/inbox': '/testimonials',
  '/integrations': '/crm-integrations',
  '/links': '/collect',
  '/private-feedback': '/testimonials?tab=private',
  '/profile': '/settings',
  '/qr': '/qr-testimonials',
  '/qr-codes': '/qr-testimonials',
  '/register': '/signup',
  '/review': '/testimonials',
  '/reviews': '/testimonials',
  '/sign-in': '/login',
  '/sign-up': '/signup',
  '/signin': '/login',
  '/team': '/business-setup?tab=team',
  '/templates': '/template-designer',
  '/view-all': '/collect?tab=view',
  '/wall': '/wall-of-love',
  '/widget': '/embed-code',
  '/widgets': '/embed-code',
}

/** Where somebody wants to go who asks for `place`, which is no page. */
export function meantAddress(place: string): string | undefined {
  return Object.hasOwn(meant, place) ? meant[place] : undefined
}
