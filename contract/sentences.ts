import type { z } from 'zod/mini'

type Issue = z.core.$ZodRawIssue

/** What a value should have been, where its schema has no sentence of its own. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  uuid: 'an ID',
  url: 'a URL',
  date: 'a date such as 2026-03-31',
  datetime: 'a date and time such as 2026-03-31T12:00:00Z',
}

/** Says in a sentence for a person what is wrong with a field, never in the validator's words. */
export function sentenceFor(issue: Issue): string {
  const name = issue.path?.join('.') || 'The request body'
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return `${name} is missing`
    return `${name} must be ${kinds[issue.expected] ?? 'of another type'}`
  }
  if (issue.code === 'invalid_value') return `${name} must be ${valueList(issue.values)}`
  if (issue.code === 'too_big') return `${name} ${size('at most', Number(issue.maximum), issue.origin)}`
  if (issue.code === 'too_small') return `${name} ${size('at least', Number(issue.minimum), issue.origin)}`
  if (issue.code === 'invalid_format') {
    const format = formats[issue.format]
    return format ? `${name} must be ${format}` : `${name} does not have the right format`
  }
  if (issue.code === 'unrecognized_keys') return `${name} has unknown fields: ${issue.keys.join(', ')}`
  return `${name} is not valid`
}

function valueList(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of: ${values.join(', ')}`
}

function size(bound: string, limit: number, origin: string): string {
  const count = limit.toLocaleString('en')
  if (origin === 'string') return `must have ${bound} ${count} ${limit === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `must have ${bound} ${count} ${limit === 1 ? 'item' : 'items'}`
  return `must be ${bound} ${count}`
}
