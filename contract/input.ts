import { z } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { ProblemBody } from './problem.ts'

z.config(z.locales.en())

export type InputParts = Readonly<Record<'params' | 'query' | 'body', unknown>>

/** Parses what came in through the endpoint's schemas: the input its handler gets, or the refusal its caller gets. */
export function parseInput(
  endpoint: Endpoint,
  parts: InputParts,
): { input: Record<string, unknown> } | { problem: ProblemBody } {
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = z.safeParse(schema as z.ZodMiniType, parts[part] ?? {})
    if (!parsed.success) return { problem: refusal(part, parsed.error.issues) }
    input[part] = parsed.data
  }
  return { input }
}

/** A malformed id in the path is an id that does not exist. */
function refusal(part: 'params' | 'query' | 'body', issues: z.core.$ZodIssue[]): ProblemBody {
  if (part === 'params') return { code: 'not-found', message: 'There is nothing here.' }
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || part] ??= sentenceOf(issue)
  const [message = 'Something in this request is not valid.'] = Object.values(fields)
  return { code: 'invalid-input', message, fields }
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.')
  if (issue.code === 'invalid_type' && /received undefined/.test(issue.message)) return `${name} is missing`
  return issue.message.startsWith('Invalid input') && name ? `${name}: ${issue.message}` : issue.message
}
