import { currentUser } from '#contract/accounts/accounts.ts'
import { allEndpoints } from '../lib/call/all-endpoints.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { recommendTestimonials } from '#contract/recommendations/recommendations.ts'
import { currentBackend } from './setup.ts'

const askedByEveryPage: readonly Endpoint[] = [getInstance, currentUser, getBusinessProfile, getNotifications]

/** For tests about a page's frame: what the page itself asks is never answered, so it needs no rows. */
export function holdPageAnswers(): void {
  for (const endpoint of allEndpoints) {
    if (isRead(endpoint) && !askedByEveryPage.includes(endpoint)) currentBackend().hold(endpoint)
  }
}

/** What is documented as POST may change nothing either. */
function isRead(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint === recommendTestimonials
}
