import type { JsonSchema } from './json-schema.ts'

/** The description as types for the package `openapi-fetch`, as its companion `openapi-typescript` would write them. */
export function typesOf(description: JsonSchema): string {
  // A JSON schema with the two parts that OpenAPI adds.
  const { paths, components } = description as unknown as Described
  const lines = Object.entries(paths).map(
    ([path, methods]) =>
      `  ${JSON.stringify(path)}: {\n${Object.entries(methods)
        .map(([method, operation]) => `    ${method}: ${operationType(operation, components)}`)
        .join('\n')}\n  }`,
  )
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `    ${name}: ${typeOf(schema)}`)
  return `export interface paths {\n${lines.join('\n')}\n}\n\nexport interface components {\n  schemas: {\n${schemas.join('\n')}\n  }\n}\n`
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: JsonSchema
}
interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content & { readonly required: boolean }
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>
}
interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly parameters: Readonly<Record<string, Parameter>>
  readonly responses: Readonly<Record<string, Content>>
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Components
}

const lastOf = (ref: string) => ref.split('/').at(-1) ?? ''

function operationType({ parameters, requestBody, responses }: Operation, components: Components): string {
  const all = parameters.map((one) => (one.$ref ? components.parameters[lastOf(one.$ref)]! : one))
  const places = ['path', 'query', 'header'].map((place) => {
    const own = all.filter((one) => one.in === place)
    const fields = own.map(
      ({ name, required, schema }) => `${JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
    )
    return `${place}${own.some(({ required }) => required) ? '' : '?'}: { ${fields.join('; ')} }`
  })
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${contentType(requestBody)} }`
    : 'requestBody?: never'
  const answers = Object.entries(responses).map(([status, answer]) => {
    const found = answer.$ref ? components.responses[lastOf(answer.$ref)]! : answer
    return `${status}: { headers: { [name: string]: unknown }; content: ${contentType(found)} }`
  })
  return `{ parameters: { ${places.join('; ')} }; ${body}; responses: { ${answers.join('; ')} } }`
}

function contentType({ content = {} }: Content): string {
  const types = Object.entries(content).map(
    ([type, { schema }]) => `${JSON.stringify(type)}: ${typeOf(schema)}`,
  )
  return `{ ${types.join('; ')} }`
}

function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, type, items, properties, required = [], additionalProperties } = schema as SchemaParts
  if ($ref) return `components['schemas']['${lastOf($ref)}']`
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (schema['enum'])
    return `(${(schema['enum'] as unknown[]).map((one) => JSON.stringify(one)).join(' | ')})`
  if (anyOf) return `(${anyOf.map(typeOf).join(' | ')})`
  if (Array.isArray(type)) return `(${type.map((one) => typeOf({ ...schema, type: one })).join(' | ')})`
  if (type === 'array') return `${items ? typeOf(items) : 'unknown'}[]`
  if (type === 'object' || properties) {
    const fields = Object.entries(properties ?? {}).map(
      ([name, one]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one)}`,
    )
    if (typeof additionalProperties === 'object')
      fields.push(`[name: string]: ${typeOf(additionalProperties)}`)
    return `{ ${fields.join('; ')} }`
  }
  return simple[String(type)] ?? 'unknown'
}

interface SchemaParts {
  readonly $ref?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly type?: string | readonly string[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}
