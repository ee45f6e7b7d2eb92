import type { ProfileForm } from '#contract/business/business.ts'

export type FieldName = keyof ProfileForm

/** What somebody said is so, in their words. */
export type Statement =
  | { readonly kind: 'set'; readonly field: FieldName; readonly value: string }
  | {
      readonly kind: 'add'
      readonly field: 'services' | 'targetMarket' | 'languages'
      readonly value: string
    }
  | { readonly kind: 'remove'; readonly value: string }
  | { readonly kind: 'replace'; readonly value: string; readonly by: string }
  | { readonly kind: 'clear'; readonly field: FieldName }
