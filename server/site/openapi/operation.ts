import {
  type DocumentedCall,
  commonRefusals,
  credentialOf,
  curlOf,
  refusalsOf,
} from '#contract/documentation.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { problemStatuses } from '#contract/problem.ts'
import { isVersioned } from '#contract/v1/versioned.ts'
import { answeredSchema, type JsonSchema, sentSchema } from './json-schema.ts'
import { nameOf } from './named-schemas.ts'

/** One call of the description. */
export function operationOf(call: DocumentedCall, publicUrl: string): JsonSchema {
  const { about, body } = call
  const isPublic = credentialOf(call) === 'nothing'
  return {
    operationId: operationIdOf(call),
    summary: about.title,
    description: `${about.says}${call.acceptsKey ? `\n\nScope: \`${call.acceptsKey}\`.` : ''}`,
    tags: [about.group],
    security: isPublic ? [] : [{ secretKey: [] }],
    parameters: [...parametersOf(call), ...headersOf(call)],
    ...(body && {
      requestBody: {
        required: Boolean(sentSchema(body)['required']),
        content: {
          'application/json': {
            schema: sentSchema(body),
            ...(about.sample?.body && { example: about.sample.body }),
          },
        },
      },
    }),
    responses: { ...answerOf(call), ...refusalsByStatus(call) },
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(call, publicUrl) }],
  }
}

/** `Get a testimonial` is `getTestimonial`. */
export function operationIdOf({ about }: DocumentedCall): string {
  const words = about.title
    .replace(/[’']/g, '')
    .split(/\W+/)
    .filter((word) => !/^(a|an|the)$/i.test(word))
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('')
}

function parametersOf({ params, query, about }: DocumentedCall): JsonSchema[] {
  const samples = { ...about.sample?.params, ...about.sample?.query }
  return (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? params : query
    if (!schema) return []
    const { properties = {}, required = [] } = sentSchema(schema) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
      ...(samples[name] !== undefined && {
        example: place === 'path' ? undefined : typed(samples[name], one),
      }),
    }))
  })
}

/** Samples are written as they stand in an address. */
function typed(text: string, { type }: JsonSchema): string | number {
  return type === 'integer' || type === 'number' ? Number(text) : text
}

function headersOf(call: DocumentedCall): JsonSchema[] {
  const takesKey = call.method === 'POST' && (isVersioned(call) || call.about.sample?.idempotencyKey)
  const takesVersion = isVersioned(call) && (call.method === 'PUT' || call.method === 'PATCH')
  return [
    ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(takesVersion ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ]
}

function answerOf(call: DocumentedCall): JsonSchema {
  const { response, status = 200, query, method } = call
  const isList = Boolean(query && JSON.stringify(sentSchema(query)).includes('"cursor"'))
  const limits = [
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'RateLimit-Policy',
    'RateLimit',
  ]
  const names = [
    ...(isList ? ['Link', 'X-Total-Count', 'X-Total-Count-Relation'] : []),
    ...(isVersioned(call) && !isList && /^(GET|PUT|PATCH)$/.test(method) && response !== 'file'
      ? ['ETag']
      : []),
    ...limits,
  ]
  const headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  const content =
    response === 'file'
      ? fileContent
      : { 'application/json': { schema: nameOf(response) ?? answeredSchema(response) } }
  return { [status]: { description: descriptions[status], headers, content } }
}

const descriptions: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Taken in. The work goes on in the background.',
}

const fileContent = {
  'text/csv': { schema: { type: 'string' } },
  'application/json': { schema: {} },
}

function refusalsByStatus(call: DocumentedCall): JsonSchema {
  const codes = [...commonRefusals, ...refusalsOf(call), ...ofBody(call)]
  const statuses = [...new Set(codes.map((code) => problemStatuses[code]))].toSorted((a, b) => a - b)
  const kind = isVersioned(call) ? 'Problem' : 'PublicProblem'
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${kind}${status}` }]),
  )
}

function ofBody({ body }: DocumentedCall): readonly ProblemCode[] {
  return body ? ['too-large'] : []
}
