import { z } from 'zod/mini'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { removal } from '../shapes.ts'
import { moment, requiredLine } from '../fields.ts'

export const apiKey = z.object({
  id: z.string(),
  kind: z.enum(['publishable', 'secret']),
  name: z.string(),
  /** The whole key when publishable, its last four characters when secret. */
  shown: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
  expiresAt: z.nullable(moment),
})
export type ApiKey = z.infer<typeof apiKey>

export const apiKeyForm = z.object({
  kind: z.literal('secret', { error: 'Only secret keys can be created here' }),
  name: requiredLine(1, 80, 'Name is required'),
  /** Left out or null: never. */
  expiresInDays: z.nullish(
    z
      .int({ error: 'A key can last from 1 to 730 days' })
      .check(z.gte(1, 'A key can last from 1 to 730 days'), z.lte(730, 'A key can last from 1 to 730 days')),
  ),
})

/** The answer is the only place where a secret key (`sk_...`) is ever shown. */
export const createApiKey = endpoint('POST /api/api-keys', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  body: apiKeyForm,
  status: 201,
  response: z.extend(apiKey, { key: z.string() }),
})

/** Keys that are not revoked, newest first. */
export const listApiKeys = ownerEndpoint('GET /api/api-keys', { response: z.array(apiKey) })

/** Revokes a secret key at once. The publishable one is renewed with `generateApiKey`. */
export const revokeApiKey = ownerEndpoint('DELETE /api/api-keys/:id', { onlyOwners: true, ...removal })
