interface Placeholder {
  /** What does the same work today. */
  readonly meanwhile: string
  readonly ways: readonly { label: string; href: string }[]
}

const customers = { label: 'Customers', href: '/customers' }
const admin: Placeholder = {
  meanwhile: 'Manage accounts on the server with the command npm run admin.',
  ways: [],
}

/** Where the work of these pages is done. */
export const copy: Readonly<Record<string, Placeholder>> = {
  '/campaigns': {
    meanwhile: 'Email customers one at a time from Customers, or share one link with everyone.',
    ways: [customers, { label: 'Sharing Links', href: '/collect?tab=links' }],
  },
  '/testimonial-recommendations': {
    meanwhile: 'Search your testimonials to find what customers mention most.',
    ways: [{ label: 'Testimonials', href: '/testimonials' }],
  },
  '/admin': admin,
  '/admin/dashboard': admin,
  '/admin/workspaces': admin,
  '/admin/users': admin,
  '/admin/pricing': admin,
}
