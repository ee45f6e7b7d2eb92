import { z } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { ProblemBody } from './problem.ts'
import { sentenceFor } from './sentences.ts'

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
    const parsed = z.safeParse(schema as z.ZodMiniType, parts[part] ?? {}, { error: sentenceFor })
    if (!parsed.success) return { problem: inputRefusal(part, parsed.error.issues) }
    input[part] = parsed.data
  }
  return { input }
}

/** A malformed id in the path is an id that does not exist. */
function inputRefusal(part: 'params' | 'query' | 'body', issues: z.core.$ZodIssue[]): ProblemBody {
  if (part === 'params') return { code: 'not-found', message: 'There is nothing here.' }
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || part] ??= issue.message
  const [message = 'Something in this request is not valid.'] = Object.values(fields)
  return { code: 'invalid-input', message, fields }
}
