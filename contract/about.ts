import type { ProblemCode } from './problem.ts'

/**
 * What the documentation says of an endpoint, beside its definition. The build leaves it out of the scripts of pages
 * (`scripts/build/endpoints-in-pages.mjs`).
 */
export interface About {
  readonly group: (typeof documentedGroups)[number]['slug']
  /** Its place on the page of its group. */
  readonly place: number
  readonly title: string
  readonly says: string
  /** A server test sends it and sees the promised status. Left out: a call without any input. */
  readonly sample?: Sample
  /** Besides those that every call has, and those of its credential. */
  readonly refusals?: readonly ProblemCode[]
}

interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly idempotencyKey?: string
  /** The answer's cookies are kept for the calls that need a session. */
  readonly keepsCookies?: true
}

/** What stands in samples in place of the reader's own values. */
export const placeholders = {
  email: 'you@example.com',
  password: 'YOUR_PASSWORD',
  secretKey: 'sk_YOUR_SECRET_KEY',
  keyId: 'KEY_ID',
  webhookId: 'WEBHOOK_ID',
  publishableKey: 'pk_YOUR_KEY',
  testimonialId: 'TESTIMONIAL_ID',
  approvedId: 'APPROVED_ID',
  rejectedId: 'REJECTED_ID',
  feedbackId: 'FEEDBACK_ID',
  customerId: 'CUSTOMER_ID',
  campaignId: 'CAMPAIGN_ID',
  widgetId: 'WIDGET_ID',
  deliveryId: 'DELIVERY_ID',
  formId: 'YOUR_FORM_ID',
  verifyId: 'VERIFY_ID',
  token: 'PRIVATE_TOKEN',
  consentVersion: 'CONSENT_VERSION',
  draftConsentVersion: 'VERSION_AGREED_TO',
  solution: 'SOLVED_CHALLENGE',
} as const

/** The groups of the API Reference, in its order; each is a page of the documentation, named by its `slug`. */
export const documentedGroups = [
  {
    slug: 'testimonials',
    title: 'Testimonials',
    says: 'Read, add, approve and organize your testimonials. Calls without /v1 keep working as they are.',
  },
  {
    slug: 'private-feedback',
    title: 'Private feedback',
    says: 'What customers told you in private, and how far your team is with it.',
  },
  { slug: 'stats', title: 'Stats', says: 'The figures of your dashboard.' },
  {
    slug: 'customers',
    title: 'Customers and requests',
    says: 'Your customers, and asking them for a testimonial.',
  },
  { slug: 'campaigns', title: 'Campaigns', says: 'Ask many customers at once, and see who answered.' },
  {
    slug: 'your-widgets',
    title: 'Widgets and wall',
    says: 'Your widgets and your wall: what your website shows.',
  },
  { slug: 'rewards', title: 'Rewards', says: 'What you thank customers with.' },
  { slug: 'exports', title: 'Exports', says: 'Everything you have, as files.' },
  {
    slug: 'api-keys',
    title: 'API keys',
    says: 'Owners create secret keys while signed in. A key is shown once and stored as a hash, so nobody can look it up later.',
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    says: 'Plaudit tells your own code what happens, within seconds. Every message is signed; check it with the secret and any library for Standard Webhooks. Anything but a 2xx is tried again for three days.',
  },
  {
    slug: 'widgets',
    title: 'Embeds',
    says: 'The call behind your widget. It takes your publishable key, so any website can make it.',
  },
  {
    slug: 'forms',
    title: 'Forms',
    says: 'What a customer’s browser calls to show your form and submit a testimonial. It needs no key.',
  },
  {
    slug: 'drafts',
    title: 'Drafts',
    says: 'Drafts that say only what was answered. Each sentence comes with the answers it rests on. Generating publishes nothing: a person edits and submits the text.',
  },
  {
    slug: 'private-pages',
    title: 'Private pages',
    says: 'What customers can do with their own testimonial. The token in their private link takes the place of a key.',
  },
  {
    slug: 'proof',
    title: 'Proof',
    says: 'What anyone can check about a public testimonial. It needs no key.',
  },
  {
    slug: 'this-site',
    title: 'This site',
    says: 'Used by the public pages of this site. They need no session and no key.',
  },
] as const
