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
    says: 'Begins a session and keeps its cookie in a file for the next calls. In a browser the sign-in page does the same.',
    credential: 'nothing',
    sample: { body: { email: placeholders.email, password: placeholders.password }, keepsCookies: true },
    refusals: ['wrong-credentials'],
  },
  {
    endpoint: createApiKey,
    title: 'Create a secret key',
    says: 'The answer holds the key. This is the only time it is shown. Without expiresInDays it is good until it is revoked.',
    credential: 'session',
    sample: { body: { kind: 'secret', name: 'Shop', expiresInDays: 365 } },
    refusals: ['not-signed-in', 'not-allowed', 'cross-site'],
  },
  {
    endpoint: listApiKeys,
    title: 'List the keys',
    says: 'Names, last letters and last use of the keys that are not revoked, newest first.',
    credential: 'session',
    sample: {},
    refusals: ['not-signed-in'],
  },
  {
    endpoint: revokeApiKey,
    title: 'Revoke a secret key',
    says: 'From this moment the key answers 401.',
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
    says: 'Read and write the testimonials of your workspace from a program of yours. Each call takes a secret key, or the session of somebody signed in.',
    calls: testimonialCalls,
  },
  {
    id: 'keys-api',
    title: 'Keys',
    says: 'A secret key is made by the owner while signed in. It is shown once and kept as a hash, so that nobody can look it up again.',
    calls: keyCalls,
  },
  {
    id: 'public-api',
    title: 'Public calls',
    says: 'What your website, your customers and our own pages use. No key but the publishable one, and no session.',
    calls: publicCalls,
  },
]
