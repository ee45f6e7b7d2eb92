interface Placeholder {
  /** What does the same work today. */
  readonly meanwhile: string
  readonly ways: readonly { label: string; href: string }[]
}

const dashboard = { label: 'Dashboard', href: '/dashboard' }
const embed = { label: 'Embed Widgets', href: '/embed-code' }
const platforms = 'Add your Google and Yelp links under Form settings on the dashboard.'
const admin: Placeholder = {
  meanwhile: 'Manage accounts on the server with the command npm run admin.',
  ways: [],
}

/** Where the work of these pages is done. */
export const copy: Readonly<Record<string, Placeholder>> = {
  '/testimonial-recommendations': {
    meanwhile: 'Search your testimonials to find what customers mention most.',
    ways: [{ label: 'Testimonials', href: '/testimonials' }],
  },
  '/publishing': { meanwhile: platforms, ways: [dashboard, embed] },
  '/platform-setup': { meanwhile: platforms, ways: [dashboard] },
  '/platform-preferences': { meanwhile: platforms, ways: [dashboard] },
  '/admin': admin,
  '/admin/dashboard': admin,
  '/admin/workspaces': admin,
  '/admin/users': admin,
  '/admin/pricing': admin,
}
