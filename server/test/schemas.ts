import { z } from 'zod/mini'

interface Described {
  readonly type?: string | readonly string[] | undefined
  readonly properties?: Readonly<Record<string, Described>> | undefined
  readonly items?: Described | undefined
  readonly anyOf?: readonly Described[] | undefined
}

interface Field {
  readonly name: string
  readonly takesNull: boolean
}

/** The fields that an object of this schema has from outside, at its own level. */
export function fieldsOf(schema: unknown): Field[] {
  return ownFields(
    z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Described,
  )
}

function ownFields({ properties, items, anyOf = [] }: Described): Field[] {
  const own = Object.entries(properties ?? {}).map(([name, field]) => ({ name, takesNull: takesNull(field) }))
  return [...own, ...(items ? ownFields(items) : []), ...anyOf.flatMap(ownFields)]
}

/** Without a type, anything is taken. */
function takesNull({ type, anyOf, properties }: Described): boolean {
  if (anyOf) return anyOf.some(takesNull)
  return type === undefined ? !properties : [type].flat().includes('null')
}
