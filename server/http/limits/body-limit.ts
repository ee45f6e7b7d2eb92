import { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'

/** For names, punctuation, and fields that we do not know and ignore. */
const forTheRestBytes = 8_192
/** UTF-8 takes at most three bytes for what counts as one character in JavaScript. */
const bytesPerCharacter = 3
/** Numbers, truth values, and texts whose pattern bounds them: an id, a date. */
const shortBytes = 64

type JsonSchema = z.core.JSONSchema.BaseSchema

/** As much as the fields of an endpoint can hold and no more: what is longer is refused while it arrives. */
export function bodyLimitOf({ body, bodyLimitBytes }: Endpoint): number {
  if (bodyLimitBytes !== undefined) return bodyLimitBytes
  if (!body) return forTheRestBytes
  return forTheRestBytes + longest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
}

function longest(schema: JsonSchema | boolean): number {
  if (typeof schema === 'boolean') return shortBytes
  const { anyOf, items, maxItems = 1, maxLength, properties, type } = schema
  if (anyOf) return Math.max(...anyOf.map(longest))
  if (type === 'string') return maxLength === undefined ? shortBytes : bytesPerCharacter * maxLength
  if (type === 'array' && items && !Array.isArray(items)) return maxItems * longest(items)
  if (type !== 'object') return shortBytes
  return Object.entries(properties ?? {})
    .map(([name, value]) => name.length + longest(value))
    .reduce((sum, bytes) => sum + bytes, 0)
}
