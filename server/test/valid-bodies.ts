import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { defaultDesign } from '#contract/collection/card-design.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isVersioned } from '#contract/v1/versioned.ts'
import { goodPassword } from './make.ts'

const password = goodPassword

/** A body that each call with an id takes, so that only the id can be what it refuses. */
const validBodies: Record<string, object> = {
  '/api/admin/accounts/:userId': {
    confirmDeletion: true,
    name: 'Ada Quill',
    reason: 'They asked us to.',
    password,
  },
  '/api/admin/impersonate/:userId': { reason: 'They asked us to help.', password },
  '/api/admin/workspaces/:id': { ownerName: 'Ada Quill', reason: 'They asked us to.', password },
  '/api/admin/workspaces/:id/suspension': { isSuspended: true, reason: 'A test of the door.' },
  '/api/admin/contact-messages/:id': { isAnswered: true },
  '/api/admin/workspaces/:id/subscription': { subscriptionTier: 'professional', reason: 'A present to them' },
  '/api/admin/workspaces/:id/export': { reason: 'The owner asked for it' },
  '/api/admin/workspaces/:id/showcase': { isLeftOut: true },
  '/api/admin/incidents/:id': { status: 'resolved', message: 'All is well again.' },
  '/api/campaigns/:id': { name: 'Spring', ...defaultCampaignEmail },
  '/api/campaigns/preview': defaultCampaignEmail,
  '/api/campaigns/test': defaultCampaignEmail,
  '/api/campaigns/:id/people/:personId/sent': { step: 0, channel: 'sms' },
  '/api/crm-integrations/:id': { isActive: true },
  '/api/milestones': {
    name: 'Became a customer',
    crmType: 'hubspot',
    triggerField: 'lifecyclestage',
    triggerOperator: 'equals',
    triggerValue: 'customer',
    action: 'campaign',
  },
  '/api/milestones/preview': {
    name: 'Became a customer',
    crmType: 'hubspot',
    triggerField: 'lifecyclestage',
    triggerOperator: 'equals',
    triggerValue: 'customer',
  },
  '/api/milestones/:id': {
    name: 'Became a customer',
    crmType: 'hubspot',
    triggerField: 'lifecyclestage',
    triggerOperator: 'equals',
    triggerValue: 'customer',
  },
  '/api/customers/:id': { name: 'Another name' },
  '/api/customers/:id/merge': { email: 'ines@example.com' },
  '/api/customers/:id/text-consent': { note: 'They said so at the counter.' },
  '/api/customers/:id/requests': { subject: 'How was it?', message: 'Please tell us.' },
  '/api/publish-reviews': { platform: 'google' },
  '/api/review-links': { platform: 'google' },
  '/api/review-sources/:platform/keys': { apiKey: 'key' },
  '/api/review-matches/:id': { isSame: true },
  '/api/sharing-links/:id/expiry': { expiresAt: null },
  '/api/sharing-links/:id/design': defaultDesign,
  '/api/testimonials/decide': { ids: [], status: 'approved' },
  '/api/testimonials/move-to-pending': { ids: [] },
  '/api/testimonials/:id/feedback': { state: 'resolved' },
  '/api/testimonials/:id/reply': { message: 'We are sorry.' },
  '/api/testimonials/:id/public-reply': { text: 'Thank you.' },
  '/api/testimonials/:id/hidden': { isHidden: true },
  '/api/testimonials/:id/status': { status: 'approved' },
  '/api/testimonials/:id': { content: 'Other words' },
  '/api/testimonials/:id/company-logo': {
    logoData:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  '/api/v1/testimonials/:id': { tags: ['bread'] },
  '/api/testimonials/:id/organize': { tags: ['bread'] },
  '/api/testimonials/bulk': { action: 'approve', ids: [] },
  '/api/testimonials/:id/evidence': { words: 'They said it was good bread.', saidOn: '2026-03-01' },
  '/api/webhooks': {
    kind: 'telegram',
    name: 'Our group',
    events: ['testimonial.submitted'],
    botToken: `123456:${'A'.repeat(35)}`,
    chatId: '-1001234',
  },
  '/api/webhooks/:id': { name: 'Shop' },
  '/api/texts/unsettled': { ids: [], decision: 'mark-sent' },
  '/api/mail/unsettled': { ids: [], decision: 'mark-sent' },
  '/api/mail/suppressions/remove': { id: 'a'.repeat(64), words: 'Please write to me again.' },
  '/api/team/:id': { role: 'member' },
  '/api/testimonials/:id/ask-consent': { email: 'ines@example.com' },
  '/api/widgets/:id': { name: 'Home page', templateId: 'modern-card' },
  '/api/widgets/:id/paused': { isPaused: true },
  '/api/testimonials/:id/ask-confirmation': { email: 'ines@example.com' },
}

export function bodyFor(endpoint: Endpoint): object | undefined {
  const { path, body } = endpoint
  if (!body) return undefined
  const of = isVersioned(endpoint) ? endpoint.v1.of : undefined
  return validBodies[path] ?? validBodies[of?.path ?? '']
}

/** A call of the public API that is one of the app's: whoever walks all calls has walked that one. */
export function isSecondAddress(endpoint: Endpoint): boolean {
  return isVersioned(endpoint) && endpoint.v1.of !== undefined
}
