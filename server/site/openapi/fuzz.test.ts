import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { createCampaign } from '#contract/campaigns/campaigns.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { createWebhook } from '#contract/webhooks/webhooks.ts'
import { createWidget } from '#contract/widgets/widgets.ts'
import { makeBusiness, submitted } from '../../test/make.ts'
import { allowedBy, almostAllowedBy } from '../../test/fuzzing/arbitrary.ts'
import { testApp } from '../../test/test-app.ts'
import type { JsonSchema } from './json-schema.ts'

/** `PLAUDIT_FUZZ=300` for so many requests of each call. */
const requests = Number(process.env['PLAUDIT_FUZZ'] ?? 5)
const seed = Number(process.env['PLAUDIT_FUZZ_SEED'] ?? 20_261_127)

const app = await testApp()

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}
interface Operation {
  readonly parameters: readonly Parameter[]
  readonly security: readonly unknown[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
  }
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Record<string, { schema: JsonSchema }> }>
  >
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Record<string, JsonSchema>
    readonly responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
  }
}

const description = (await app.http.inject('/openapi.json')).json<Described>()
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'api', components: description.components })

const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

/** A business with rows of every kind, and what names them. */
async function world() {
  const owner = await makeBusiness(app)
  const body = { kind: 'secret' as const, name: 'Fuzz', scopes: [...keyScopes] }
  const { key } = (await owner.call(createApiKey, { body })).body
  const { id: praise } = await submitted(app, owner.user.formId)
  const { id: feedback } = await submitted(app, owner.user.formId, { rating: 2 })
  const person = { name: 'Ines', email: 'ines@example.com' }
  const customer = (await owner.call(createCustomer, { body: person })).body.id
  const asked = { name: 'Spring', ...defaultCampaignEmail, audience: 'everyone' as const }
  const campaign = (await owner.call(createCampaign, { body: asked })).body.id
  const look = { name: 'Home', templateId: 'modern-card' as const }
  const widget = (await owner.call(createWidget, { body: look })).body.id
  const address = 'https://shop.example.com/hook'
  const hook = { kind: 'webhook' as const, name: 'Shop', address, events: ['testimonial.approved' as const] }
  const webhook = (await owner.call(createWebhook, { body: hook })).body.id
  return { key, ids: [praise, feedback, customer, campaign, widget, webhook, owner.user.formId] }
}

const { key, ids } = await world()

/** One request of a call: what it takes, mostly, about rows that are there, mostly. */
function requestsOf({ parameters, requestBody }: Operation) {
  const own = parameters.filter(({ $ref }) => !$ref)
  const valuesOf = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        own
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [
            name,
            place === 'path'
              ? fc.oneof(fc.constantFrom(...ids), allowedBy(schema))
              : fc.oneof(allowedBy(schema), fc.string()),
          ]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const schema = requestBody?.content['application/json'].schema
  return fc.record({
    path: valuesOf('path'),
    query: valuesOf('query'),
    body: schema ? fc.oneof(allowedBy(schema), almostAllowedBy(schema)) : fc.constant(undefined),
    once: fc.option(fc.stringMatching(/^[\x21-\x7e]{1,40}$/), { nil: undefined }),
    version: fc.option(fc.constantFrom('*', '"1"', 'nonsense'), { nil: undefined }),
  })
}

test.for(calls)(
  '$name never fails, and answers only what is described',
  { timeout: 600_000 },
  async ({ name, operation }) => {
    const [method = '', path = ''] = name.split(' ')
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async (asked) => {
        const url = path.replace(/\{(\w+)\}/g, (_, part: string) =>
          encodeURIComponent(String((asked.path as Record<string, unknown>)[part])),
        )
        const query = Object.entries(asked.query).map(([one, value]): [string, string] => [
          one,
          String(value),
        ])
        const answer = await app.http.inject({
          method: method as 'GET',
          url: `${url}?${new URLSearchParams(query).toString()}`,
          headers: {
            ...(operation.security.length > 0 && { authorization: `Bearer ${key}` }),
            ...(method === 'POST' && asked.once && { 'idempotency-key': asked.once }),
            ...(asked.version && { 'if-match': asked.version }),
            ...(asked.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(asked.body !== undefined && { payload: JSON.stringify(asked.body) }),
        })
        const type = String(answer.headers['content-type'])
        expect(wrongIn(operation, answer.statusCode, type, answer.body)).toEqual([])
      }),
      { numRuns: requests, seed },
    )
  },
)

/** What is not as it is described. */
function wrongIn({ responses }: Operation, status: number, type: string, body: string): unknown[] {
  const found = responses[String(status)]
  if (status >= 500 || !found) return [status, body]
  const content = found.$ref
    ? description.components.responses[found.$ref.split('/').at(-1) ?? '']?.content
    : found.content
  const [mediaType = ''] = type.split(';')
  const schema = content?.[mediaType]?.schema
  if (!schema) return [status, type, body]
  if (mediaType.includes('csv')) return []
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/')
  const isAsDescribed = ajv.validate(JSON.parse(text) as object, JSON.parse(body.replace(/^\uFEFF/, '')))
  return isAsDescribed ? [] : [ajv.errors, body]
}
