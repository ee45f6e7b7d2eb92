import type { FieldChanges } from '../tables.ts'

/** What the changes make of a row. */
export function valuesOf(changes: FieldChanges, side: 'from' | 'to'): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[side]]))
}
