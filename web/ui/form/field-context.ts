import { createContext, use } from 'react'

export interface FieldControl {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** The id and aria attributes that tie a control to the `Field` around it; nothing when it stands alone. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.isInvalid ? { 'aria-invalid': true as const } : {}),
    ...(field.isRequired ? { 'aria-required': true as const } : {}),
  }
}
