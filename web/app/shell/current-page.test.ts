import { expect, test } from 'vitest'
import { currentPage } from './current-page.ts'

const entries = {
  '/dashboard': '/dashboard',
  '/Collect/': '/collect',
  '/testimonials': '/testimonials',
  '/testimonials/hub': '/testimonials/hub',
  '/rewards/ledger': '/rewards/ledger',
  '/admin/users': '/admin/users',
  '/admin': '/admin',
  '/email-campaigns': '/campaigns',
  '/business-context': '/business-setup',
  '/customers/anything-below': '/customers',
  '/testimonial-generator': '/testimonial-generator',
  '/login': undefined,
}

test.for(Object.entries(entries))(
  'the page at %s belongs to one entry of the sidebar: %s',
  ([location, entry]) => {
    expect(currentPage(location)).toBe(entry)
  },
)
