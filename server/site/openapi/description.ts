import { documentedGroups } from '#contract/about.ts'
import { brand } from '#contract/brand.ts'
import { type DocumentedCall, groupsOf } from '#contract/documentation.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { problem, problemDetails, problemStatuses, problemTitle } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { isVersioned } from '#contract/v1/versioned.ts'
import { answeredSchema, type JsonSchema } from './json-schema.ts'
import { namedSchemas } from './named-schemas.ts'
import { operationOf } from './operation.ts'

const overview = `Everything your own code can do with your testimonials.

**Keys.** Create a secret key in Settings, Security, and send it as \`Authorization: Bearer sk_...\`. Each call names the scope it needs. A key can be limited to IP addresses: calls from elsewhere return 403.

**Pages.** Lists return at most \`limit\` rows (100 unless you say fewer). \`Link: <...>; rel="next"\` is the next page, and \`X-Total-Count\` the total. A cursor is opaque: use the one you were given.

**Retries.** Send an \`Idempotency-Key\` with every POST. A retry with the same key returns the first answer and changes nothing. Keys are kept for at least 8 days. The same key with another request returns 422.

**Two people at once.** Single rows come with an \`ETag\`. Send it back as \`If-Match\` when you change the row: if someone else was faster, you get 412 and nothing changes.

**Limits.** \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` tell how much is left. After a 429, wait for as many seconds as \`Retry-After\` says.

**Errors.** Every error under /api/v1 is a problem detail (RFC 9457): read \`code\` in your program, and show \`detail\` to people. A field that a call does not know is an error, never ignored.

**The form.** A submission needs a solved challenge, which replaces a captcha: get a challenge, find the solution with any ALTCHA library, and send both as Base64. Each challenge is good for one submission within 20 minutes.

**Versions.** Calls under /api/v1 only grow: new calls, new optional fields, new values in answers. What you send today stays valid, and nothing you read goes away or changes its meaning. What breaks that gets a new version, and v1 stays for at least 12 months after it. Changes are listed in the changelog.`

/** The public API as OpenAPI 3.1, made from the calls that are mounted. */
export function describeApi(mounted: readonly Endpoint[], publicUrl: string): JsonSchema {
  const calls = groupsOf(mounted).flatMap(({ calls: ofGroup }) => ofGroup.filter(isForPrograms))
  const used = new Set(calls.map(({ about }) => about.group))
  const paths = pathsOf(calls, publicUrl)
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      summary: brand.tagline,
      description: overview,
      contact: { name: brand.name, url: `${publicUrl}/contact` },
      license: { name: 'The terms of this server', url: `${publicUrl}/terms` },
    },
    servers: [{ url: publicUrl }],
    externalDocs: { description: 'Documentation', url: `${publicUrl}/documentation/api` },
    tags: documentedGroups
      .filter(({ slug }) => used.has(slug))
      .map(({ slug, title, says }) => ({ name: slug, 'x-displayName': title, description: says })),
    paths,
    components: {
      securitySchemes: {
        secretKey: { type: 'http', scheme: 'bearer', description: 'A secret key: `sk_...`.' },
      },
      parameters,
      headers,
      responses: { ...responsesOf('Problem', paths), ...responsesOf('PublicProblem', paths) },
      schemas: {
        ...namedSchemas(),
        Problem: answeredSchema(problemDetails),
        PublicProblem: answeredSchema(problem),
      },
    },
  }
}

/** The public API, and the form that customers fill in. */
function isForPrograms(call: DocumentedCall): boolean {
  return isVersioned(call) || call.about.group === 'forms'
}

function pathsOf(calls: readonly DocumentedCall[], publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, publicUrl) }
  }
  return paths
}

/** Those that a call names. */
function responsesOf(kind: 'Problem' | 'PublicProblem', paths: JsonSchema): JsonSchema {
  const text = JSON.stringify(paths)
  const codes = Object.entries(problemStatuses) as [ProblemCode, number][]
  const statuses = [...new Set(codes.map(([, status]) => status))].filter((status) =>
    text.includes(`/${kind}${status}"`),
  )
  return Object.fromEntries(
    statuses.map((status) => [
      `${kind}${status}`,
      {
        description: codes
          .filter(([, one]) => one === status)
          .map(([code]) => `${problemTitle(code)}: \`${code}\`.`)
          .join(' '),
        content: { 'application/problem+json': { schema: { $ref: `#/components/schemas/${kind}` } } },
      },
    ]),
  )
}

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Your own name for this request. A retry with it changes nothing and returns the first answer.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: 'order-1042',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of what you read. If it was changed since, you get 412.',
    schema: { type: 'string' },
  },
}

const text = { type: 'string' }
const number = { type: 'integer' }
const headers = {
  Link: { description: 'The next page, as `<...>; rel="next"`.', schema: text },
  'X-Total-Count': { description: 'How many there are.', schema: number },
  'X-Total-Count-Relation': { description: '`gte`: there are at least that many.', schema: text },
  ETag: { description: 'This version of the row, for If-Match.', schema: text },
  'RateLimit-Limit': { description: 'How many requests you can make in the period.', schema: number },
  'RateLimit-Remaining': { description: 'How many are left.', schema: number },
  'RateLimit-Reset': { description: 'In how many seconds they are renewed.', schema: number },
  'RateLimit-Policy': { description: 'The limit that counted, as the IETF draft spells it.', schema: text },
  RateLimit: { description: 'What is left of it, as the IETF draft spells it.', schema: text },
}
