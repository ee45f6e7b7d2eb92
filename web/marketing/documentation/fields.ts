import type { Endpoint } from '#contract/endpoint.ts'
import { z } from 'zod/mini'

export interface FieldRow {
  name: string
  type: string
  isRequired: boolean
}

interface Json {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
}

type Schema = Exclude<Endpoint['body'], undefined>

/** The fields that a call reads, as the server checks them. Inner fields are named `outer.inner`. */
export function readFields(schema: Schema): FieldRow[] {
  const sent = jsonSchemaOf(schema, 'input')
  return fieldRowsOf(jsonSchemaOf(schema, 'output'), (name) => sent.required?.includes(name) ?? false)
}

/** The fields of an answer; of a list, those of its entries. */
export function answerFields(schema: Schema): { isList: boolean; rows: FieldRow[] } {
  const answer = jsonSchemaOf(schema, 'output')
  return { isList: answer.type === 'array', rows: fieldRowsOf(answer.items ?? answer, () => true) }
}

function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Json {
  // The library types every word of JSON Schema as possible; these are the ones that our schemas become.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
}

function fieldRowsOf(
  { properties = {} }: Json,
  isRequired: (name: string) => boolean,
  prefix = '',
): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    { name: prefix + name, type: typeOf(field), isRequired: isRequired(name) },
    ...fieldRowsOf(
      field.items ?? field,
      (inner) => (field.items ?? field).required?.includes(inner) ?? false,
      `${prefix}${name}.`,
    ),
  ])
}

function typeOf(field: Json): string {
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ')
  if (field.const !== undefined) return typeOf({ enum: [field.const] })
  if (field.enum) return field.enum.map((value) => String(value)).join(', ')
  if (Array.isArray(field.type)) return field.type.map((type) => typeOf({ type })).join(' or ')
  if (field.type === 'array') return field.items?.properties ? 'list' : `list of ${typeOf(field.items ?? {})}`
  if (field.type === 'string') return `${typeCopy[field.format ?? ''] ?? 'text'}${lengthRangeOf(field)}`
  if (field.type === 'integer') return `whole number${rangeOf(field)}`
  return typeCopy[field.type ?? ''] ?? 'anything'
}

const typeCopy: Record<string, string> = {
  email: 'email address',
  uuid: 'id',
  date: 'date',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
}

function lengthRangeOf({ minLength, maxLength }: Json): string {
  if (maxLength === undefined) return ''
  return minLength ? `, ${minLength} to ${maxLength} characters` : `, at most ${maxLength} characters`
}

/** zod gives every whole number the bounds of what JavaScript can hold; those say nothing. */
function rangeOf({ minimum = -Infinity, maximum = Infinity }: Json): string {
  const [least, most] = [minimum > Number.MIN_SAFE_INTEGER, maximum < Number.MAX_SAFE_INTEGER]
  if (least && most) return `, ${minimum} to ${maximum}`
  if (least) return `, at least ${minimum}`
  return most ? `, at most ${maximum}` : ''
}
