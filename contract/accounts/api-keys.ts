import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { removal } from '../shapes.ts'
import { moment, requiredLine } from '../fields.ts'
import { paging } from '../lists.ts'
import { keyScopes } from '../key-scopes.ts'
import { allowedAddresses } from './allowed-addresses.ts'

export const apiKey = z.object({
  id: z.string(),
  kind: z.enum(['publishable', 'secret']),
  name: z.string(),
  /** The whole key when publishable, its last four characters when secret. */
  shown: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
  /** What a secret key is for; empty for the publishable one, which opens what is public. */
  scopes: z.array(z.enum(keyScopes)),
  /** From where a secret key can be used, as IP addresses and CIDR ranges; empty: from anywhere. */
  allowedAddresses: z.array(z.string()),
})
export type ApiKey = z.infer<typeof apiKey>

export const chosenScopes = z
  .array(z.enum(keyScopes, { error: `Choose from: ${keyScopes.join(', ')}` }))
  .check(z.minLength(1, 'Choose at least one'), z.maxLength(keyScopes.length))

export const apiKeyForm = z.object({
  kind: z.literal('secret', { error: 'Only secret keys can be created here' }),
  name: requiredLine(1, 80, 'Name is required'),
  /** Left out: `usualScopes`. */
  scopes: z.optional(chosenScopes),
  /** Left out or null: never. */
  expiresInDays: z.nullish(
    z
      .int({ error: 'A key can last from 1 to 730 days' })
      .check(z.gte(1, 'A key can last from 1 to 730 days'), z.lte(730, 'A key can last from 1 to 730 days')),
  ),
  /** Left out or empty: it can be used from anywhere. */
  allowedAddresses: z.optional(allowedAddresses),
})

/** The answer is the only place where a secret key (`sk_...`) is ever shown. */
export const createApiKey = endpoint('POST /api/api-keys', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  body: apiKeyForm,
  status: 201,
  response: z.extend(apiKey, { key: z.string() }),
  about: {
    group: 'api-keys',
    place: 2,
    title: 'Create a secret key',
    says: 'Returns the key. This is the only time it is shown. scopes says what it can do: testimonials:read, testimonials:write, stats:read, customers:read, exports:read or webhooks:write. Without scopes, it can read and write testimonials. Without expiresInDays, it works until you revoke it. allowedAddresses limits it to at most 20 IP addresses or CIDR ranges, IPv4 or IPv6: calls from elsewhere return 403.',
    sample: {
      body: {
        kind: 'secret',
        name: 'Shop',
        scopes: ['testimonials:read', 'stats:read'],
        expiresInDays: 365,
        allowedAddresses: ['203.0.113.7', '2001:db8::/32'],
      },
    },
    refusals: ['not-allowed'],
  },
})

/** Keys that are not revoked, newest first. */
export const listApiKeys = ownerEndpoint('GET /api/api-keys', {
  query: z.object(paging),
  response: z.array(apiKey),
  about: {
    group: 'api-keys',
    place: 3,
    title: 'List keys',
    says: 'The name, scopes, allowed addresses, last characters and last use of each active key, newest first.',
  },
})

/** Revokes a secret key at once. The publishable one is renewed with `generateApiKey`. */
export const revokeApiKey = ownerEndpoint('DELETE /api/api-keys/:id', {
  onlyOwners: true,
  ...removal,
  about: {
    group: 'api-keys',
    place: 4,
    title: 'Revoke a secret key',
    says: 'From then on, the key returns 401.',
    sample: { params: { id: placeholders.keyId } },
    refusals: ['not-allowed', 'not-found'],
  },
})
