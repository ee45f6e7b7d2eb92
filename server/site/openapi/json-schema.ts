import { z } from 'zod/mini'

type Schema = z.core.$ZodType
/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>

/** What is sent. */
export function sentSchema(schema: Schema): JsonSchema {
  return schemaOf(schema, 'input')
}

/** What is answered. New fields may come at any time, so none are ruled out. */
export function answeredSchema(schema: Schema): JsonSchema {
  return schemaOf(schema, 'output')
}

function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as JsonSchema, io),
  }) as JsonSchema
  return made
}

function tidy(schema: Schema, made: JsonSchema, io: 'input' | 'output'): void {
  const { format } = made
  // The format says it; the patterns are pages long.
  if (format === 'uuid' || format === 'date' || format === 'date-time') delete made['pattern']
  if (io === 'output') {
    delete made['additionalProperties']
    return
  }
  const bounds = boundsAfterCleaning(schema)
  if (bounds && made['type'] === 'string') Object.assign(made, bounds)
}

/** Texts are cleaned before they are measured: what is told is how long they may be then. */
function boundsAfterCleaning(schema: Schema): JsonSchema | undefined {
  const { def } = schema as z.ZodMiniType
  if (def.type !== 'pipe') return undefined
  // Zod's definitions are not told apart by `type` in its own types.
  const { out } = def as unknown as { out: z.ZodMiniType }
  const inner = out.def as unknown as { type: string; out?: z.ZodMiniType }
  const last = inner.type === 'pipe' ? inner.out : out
  if (last?.def.type !== 'string') return undefined
  const { minLength, maxLength } = z.toJSONSchema(last, { io: 'input' }) as JsonSchema
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  }
}
