import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import { logIn } from './accounts.ts'
import { type DocumentedCall, placeholders } from './documented-call.ts'
import type { ProblemCode } from './problem.ts'
import { publicCalls } from './reference-public.ts'
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

/** The API Reference, in its order. */
export const documentedGroups: readonly {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly calls: readonly DocumentedCall[]
}[] = [
  {
    id: 'testimonials-api',
    title: 'Testimonials',
    says: 'Read and write your workspace’s testimonials from your own code. Each call takes a secret key or a signed-in session.',
    calls: testimonialCalls,
  },
  {
    id: 'keys-api',
    title: 'API keys',
    says: 'Owners create secret keys while signed in. A key is shown once and stored as a hash, so nobody can look it up later.',
    calls: keyCalls,
  },
  {
    id: 'public-api',
    title: 'Public calls',
    says: 'Used by your website, your customers and our own pages. They need no session and no key other than the publishable one.',
    calls: publicCalls,
  },
]
