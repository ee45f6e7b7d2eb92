interface Later {
  readonly title: string
  /** What does the same work today. */
  readonly meanwhile: string
  readonly ways: readonly { label: string; href: string }[]
}

const customers = { label: 'Customers', href: '/customers' }
const sharing = { label: 'Sharing Links', href: '/collect?tab=links' }
const embed = { label: 'Embed Widgets', href: '/embed-code' }
const testimonials = { label: 'Testimonials', href: '/testimonials' }

const campaigns: Later = {
  title: 'Campaigns',
  meanwhile: 'Email customers one at a time from Customers, or share one link with everyone.',
  ways: [customers, sharing],
}
const designer: Later = {
  title: 'Template Designer',
  meanwhile: 'Choose the layout, colors and size of your widget in Embed Widgets.',
  ways: [embed],
}
const crm: Later = {
  title: 'CRM Integrations',
  meanwhile: 'Connect HubSpot and Salesforce in CRM Automation.',
  ways: [{ label: 'CRM Automation', href: '/collect?tab=crm' }],
}
const platforms = 'Add your Google and Yelp links under Form settings on the dashboard.'
const admin = 'Manage accounts on the server with the command npm run admin.'

/** Addresses of the product whose work is done on other pages. */
export const laterPages: Readonly<Record<string, Later>> = {
  '/campaigns': campaigns,
  '/email-campaigns': campaigns,
  '/template-designer': designer,
  '/testimonial-templates': designer,
  '/crm-integrations': crm,
  '/crm-setup': crm,
  '/testimonial-recommendations': {
    title: 'Recommendations',
    meanwhile: 'Search your testimonials to find what customers mention most.',
    ways: [testimonials],
  },
  '/publishing': {
    title: 'Review Publishing',
    meanwhile: platforms,
    ways: [{ label: 'Dashboard', href: '/dashboard' }, embed],
  },
  '/platform-setup': {
    title: 'Platform Setup',
    meanwhile: platforms,
    ways: [{ label: 'Dashboard', href: '/dashboard' }],
  },
  '/platform-preferences': {
    title: 'Preferences',
    meanwhile: platforms,
    ways: [{ label: 'Dashboard', href: '/dashboard' }],
  },
  '/admin': { title: 'Business Accounts', meanwhile: admin, ways: [] },
  '/admin/dashboard': { title: 'Admin Dashboard', meanwhile: admin, ways: [] },
  '/admin/workspaces': { title: 'Workspace Management', meanwhile: admin, ways: [] },
  '/admin/users': { title: 'Users', meanwhile: admin, ways: [] },
  '/admin/pricing': { title: 'Pricing', meanwhile: admin, ways: [] },
}
