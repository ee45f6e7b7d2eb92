import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment, requiredLine } from './fields.ts'

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
export const createApiKey = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  method: 'POST',
  path: '/api/api-keys',
  body: apiKeyForm,
  status: 201,
  response: z.extend(apiKey, { key: z.string() }),
})

/** Keys that are not revoked, newest first. */
export const listApiKeys = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/api-keys',
  response: z.array(apiKey),
})

/** Revokes a secret key at once. The publishable one is renewed with `generateApiKey`. */
export const revokeApiKey = endpoint({
  access: 'owner',
  onlyOwners: true,
  rate: 'app',
  method: 'DELETE',
  path: '/api/api-keys/:id',
  params: z.object({ id }),
  response: z.object({ id: z.string() }),
})
