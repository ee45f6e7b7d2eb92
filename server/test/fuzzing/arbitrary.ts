import * as fc from 'fast-check'
import type { JsonSchema } from '../../site/openapi/json-schema.ts'

/** Whatever a schema of the description allows. */
export function allowedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, type, items, properties = {}, required = [] } = schema as Parts
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  if (anyOf) return fc.oneof(...anyOf.map(allowedBy))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => allowedBy({ ...schema, type: one })))
  const { minimum = -1e6, maximum = 1e6, minItems = 0, maxItems = 3 } = schema as Bounds
  switch (type) {
    case 'string':
      return textAllowedBy(schema)
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(items ? allowedBy(items) : fc.jsonValue(), {
        minLength: minItems,
        maxLength: Math.min(maxItems, Math.max(3, minItems)),
      })
    case 'object': {
      const fields = Object.entries(properties).map(([name, one]) => [name, allowedBy(one)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
    }
    case undefined:
    default:
      return fc.jsonValue()
  }
}

/** What is allowed, or as good as: one field is something else, is missing, or is one that nobody knows. */
export function almostAllowedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys((schema as Parts).properties ?? {})
  if (names.length === 0) return fc.jsonValue()
  return fc
    .tuple(allowedBy(schema), fc.constantFrom(...names, 'unheardOf'), fc.jsonValue())
    .map(([value, name, other]) => ({ ...(value as object), [name]: other }))
}

function textAllowedBy(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema as Bounds
  if (format === 'uuid') return fc.uuid()
  if (format === 'date' || format === 'date-time') {
    const date = fc.date({ min: new Date('1980-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    return date.map((one) => (format === 'date' ? one.toISOString().slice(0, 10) : one.toISOString()))
  }
  if (pattern && !/[(]\?/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  const most = Math.max(minLength, Math.min(maxLength, 60))
  const bounds = { minLength, maxLength: most }
  return fc.oneof(fc.string({ ...bounds, unit: 'grapheme' }), fc.string({ ...bounds, unit: 'binary' }))
}

interface Parts {
  readonly anyOf?: readonly JsonSchema[]
  readonly type?: string | readonly string[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}
interface Bounds {
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}
