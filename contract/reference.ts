import { createApiKey, listApiKeys, revokeApiKey } from './accounts/api-keys.ts'
import { logIn } from './accounts/accounts.ts'
import { type DocumentedCall, placeholders } from './documented-call.ts'
import type { ProblemCode } from './problem.ts'
import { draftCalls } from './reference-drafts.ts'
import { proofCalls } from './reference-proof.ts'
import { formCalls, privatePageCalls, siteCalls, widgetCalls } from './reference-public.ts'
import { testimonialCalls } from './reference-testimonials.ts'

/** Every call may be refused with these. */
export const commonRefusals: readonly ProblemCode[] = [
  'invalid-input',
  'too-many-requests',
  'unavailable',
  'internal',
]

const keyCalls: readonly DocumentedCall[] = [
  {
    endpoint: logIn,
    title: 'Sign in',
    says: 'Starts a session and saves its cookie to a file for the next calls. In a browser, the sign-in page does the same.',
    credential: 'nothing',
    sample: { body: { email: placeholders.email, password: placeholders.password }, keepsCookies: true },
    refusals: ['wrong-credentials'],
  },
  {
    endpoint: createApiKey,
    title: 'Create a secret key',
    says: 'Returns the key. This is the only time it is shown. Without expiresInDays, it works until you revoke it.',
    credential: 'session',
    sample: { body: { kind: 'secret', name: 'Shop', expiresInDays: 365 } },
    refusals: ['not-signed-in', 'not-allowed', 'cross-site'],
  },
  {
    endpoint: listApiKeys,
    title: 'List keys',
    says: 'The name, last characters and last use of each active key, newest first.',
    credential: 'session',
    sample: {},
    refusals: ['not-signed-in'],
  },
  {
    endpoint: revokeApiKey,
    title: 'Revoke a secret key',
    says: 'From then on, the key returns 401.',
    credential: 'session',
    sample: { params: { id: placeholders.keyId } },
    refusals: ['not-signed-in', 'not-allowed', 'not-found', 'cross-site'],
  },
]

/** The API Reference, in its order; each group is a page of the documentation, named by its `slug`. */
export const documentedGroups: readonly {
  readonly slug: string
  readonly title: string
  readonly says: string
  readonly calls: readonly DocumentedCall[]
}[] = [
  {
    slug: 'testimonials',
    title: 'Testimonials',
    says: 'Read and write your workspace’s testimonials from your own code. Each call takes a secret key or a signed-in session.',
    calls: testimonialCalls,
  },
  {
    slug: 'api-keys',
    title: 'API keys',
    says: 'Owners create secret keys while signed in. A key is shown once and stored as a hash, so nobody can look it up later.',
    calls: keyCalls,
  },
  {
    slug: 'widgets',
    title: 'Widgets',
    says: 'The call behind your widget. It takes your publishable key, so any website can make it.',
    calls: widgetCalls,
  },
  {
    slug: 'forms',
    title: 'Forms',
    says: 'What a customer’s browser calls to show your form and submit a testimonial. It needs no key.',
    calls: formCalls,
  },
  {
    slug: 'drafts',
    title: 'Drafts',
    says: 'Drafts that say only what was answered. Each sentence comes with the answers it rests on. Generating publishes nothing: a person edits and submits the text.',
    calls: draftCalls,
  },
  {
    slug: 'private-pages',
    title: 'Private pages',
    says: 'What customers can do with their own testimonial. The token in their private link takes the place of a key.',
    calls: privatePageCalls,
  },
  {
    slug: 'proof',
    title: 'Proof',
    says: 'What anyone can check about a public testimonial. It needs no key.',
    calls: proofCalls,
  },
  {
    slug: 'this-site',
    title: 'This site',
    says: 'Used by the public pages of this site. They need no session and no key.',
    calls: siteCalls,
  },
]
