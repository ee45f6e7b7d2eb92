import { z } from 'zod'
import { cleanLine } from '#contract/fields.ts'
import type { CrmFields } from './crm.ts'

const longestText = 300
/** As long as names and companies may be here. */
const longestName = 120
const longestField = 500

/** Text that somebody else keeps: of any length there, and with NUL, which PostgreSQL does not take. */
export const crmText = z
  .string()
  .transform((text) => text.replaceAll('\0', '').slice(0, longestText))
  .nullish()
type CrmText = z.output<typeof crmText>

/** What else was asked of a record, as text. */
export function crmFieldsOf(values: Readonly<Record<string, unknown>>, names: readonly string[]): CrmFields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(values, name.split('.'))
      const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return isText ? [[name, String(value).replaceAll('\0', '').slice(0, longestField)]] : []
    }),
  )
}

/** Names of a path do not mind capitals in a CRM's query, and come back as the CRM writes them. */
function valueAt(values: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (typeof values !== 'object' || values === null) return undefined
  const found = Object.entries(values).find(([name]) => name.toLowerCase() === first.toLowerCase())?.[1]
  return rest.length === 0 ? found : valueAt(found, rest)
}

/** A name or company as it is kept here. */
export function crmLine(text: CrmText): string {
  return cleanLine(text ?? '').slice(0, longestName)
}

/** Undefined where nobody could be written to. */
export function crmAddress(text: CrmText): string | undefined {
  const email = text?.trim().toLowerCase()
  return email && email.length <= 254 && email.includes('@') ? email : undefined
}

/** Sorts out who can be written to. */
export function sortByEmail<T extends { readonly crmId: string; readonly email: string | undefined }>(
  all: readonly T[],
) {
  return {
    records: all.flatMap((one) => (one.email === undefined ? [] : [{ ...one, email: one.email }])),
    withoutEmail: all.flatMap(({ crmId, email }) => (email === undefined ? [crmId] : [])),
  }
}
