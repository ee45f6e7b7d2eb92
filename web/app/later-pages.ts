interface Later {
  readonly title: string
  /** What does the same work in this version. */
  readonly meanwhile: string
  readonly ways: readonly { label: string; href: string }[]
}

const customers = { label: 'Customers', href: '/customers' }
const sharing = { label: 'Sharing Links', href: '/collect?tab=links' }
const embed = { label: 'Embed Widgets', href: '/embed-code' }
const testimonials = { label: 'Testimonials', href: '/testimonials' }

const campaigns: Later = {
  title: 'Campaigns',
  meanwhile: 'Ask customers by mail one at a time from Customers, or give everybody one universal link.',
  ways: [customers, sharing],
}
const designer: Later = {
  title: 'Template Designer',
  meanwhile: 'Layouts, colours and sizes of the widget are chosen on the page that gives you its code.',
  ways: [embed],
}
const crm: Later = {
  title: 'CRM Integrations',
  meanwhile: 'HubSpot and Salesforce are connected in the CRM Automation tab of Collect.',
  ways: [{ label: 'CRM Automation', href: '/collect?tab=crm' }],
}
const platforms = 'Where customers may also write in public is part of the form settings on the dashboard.'
const admin = 'Accounts are managed with the command npm run admin on the server.'

/** Addresses of the product that have no page of their own in this version. */
export const laterPages: Readonly<Record<string, Later>> = {
  '/campaigns': campaigns,
  '/email-campaigns': campaigns,
  '/template-designer': designer,
  '/testimonial-templates': designer,
  '/crm-integrations': crm,
  '/crm-setup': crm,
  '/testimonial-recommendations': {
    title: 'Recommendations',
    meanwhile: 'What customers say most often can be found with the search of the testimonials.',
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
