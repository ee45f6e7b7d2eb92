import {
  isPrivateRating,
  scopesToAsk,
  submissionForm,
  type ConsentScope,
  type PublicForm,
} from '#contract/collection/collection.ts'
import type { FormCopy } from '../copy/copy.ts'
import { type FieldName, fieldOrder } from './field-order.ts'
import type { RefusedFields } from './sender.ts'

/** What a customer has filled in so far. */
export interface Entries {
  customerName: string
  customerEmail: string
  company: string
  role: string
  content: string
  /** Of the draft that they took over, if any; empty without one. */
  draftRecord: string
  rating: number | undefined
  /** A small square as a data URL; empty without one. */
  photo: string
  scopes: ConsentScope[]
}

export type FieldErrors = Partial<Record<FieldName, string>>

export const emptyEntries: Entries = {
  customerName: '',
  customerEmail: '',
  company: '',
  role: '',
  content: '',
  draftRecord: '',
  rating: undefined,
  photo: '',
  scopes: [],
}

/** The customer agreed to be shown, which is asked from four stars on. */
export function isToBeShown({ rating, scopes }: Pick<Entries, 'rating' | 'scopes'>): boolean {
  return !isPrivateRating(rating) && scopes.includes('display')
}

/** About the photo only where there is one. */
export function askedScopes({ rating, photo }: Pick<Entries, 'rating' | 'photo'>): readonly ConsentScope[] {
  return scopesToAsk(isPrivateRating(rating)).filter((scope) => scope !== 'use_photo' || photo !== '')
}

const isBlank = (value: string | number | undefined) => value === undefined || String(value).trim() === ''

/** What of a form decides which fields have to be filled in. `isEmailOptional`: the questionnaire asks for no more than a name. */
type Needs = Pick<PublicForm, 'companyField' | 'personal'> & { readonly isEmailOptional?: boolean }

/** What still has to be filled in or put right, by field. */
export function findErrors(
  entries: Entries,
  copy: Pick<FormCopy, 'missing' | 'missingFeedback' | 'invalid'>,
  { companyField, personal, isEmailOptional = false }: Needs,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of submissionForm.safeParse(entries).error?.issues ?? []) {
    const field = fieldOrder.find((name) => name === issue.path[0])
    if (field) errors[field] = copy.invalid[field]
  }
  for (const field of fieldOrder) if (isBlank(entries[field])) errors[field] = missingIn(field, entries, copy)
  if (companyField !== 'required' && isBlank(entries.company)) delete errors.company
  if (personal || (isEmailOptional && isBlank(entries.customerEmail))) delete errors.customerEmail
  return errors
}

/** What a text is called depends on the rating. */
export const missingText = (
  rating: number | undefined,
  copy: Pick<FormCopy, 'missing' | 'missingFeedback'>,
): string => (isPrivateRating(rating) ? copy.missingFeedback : copy.missing.content)

const missingIn = (
  field: FieldName,
  { rating }: Entries,
  copy: Pick<FormCopy, 'missing' | 'missingFeedback'>,
) => (field === 'content' ? missingText(rating, copy) : copy.missing[field])

/** The toast of a form that is not complete. */
export function missingToast(errors: FieldErrors, entries: Entries, copy: FormCopy) {
  const [first = ''] = fieldOrder.flatMap((field) => errors[field] ?? [])
  return {
    title: copy.missingTitle,
    description:
      isBlank(entries.customerName) || isBlank(entries.customerEmail)
        ? copy.missingNameAndEmail
        : (errors.content ?? first),
    variant: 'destructive' as const,
  }
}

/** The part of what the server refuses that stands on this form, in the customer's language. */
export function refusedOnForm(fields: RefusedFields, entries: Entries, copy: FormCopy): FieldErrors {
  const ours: FieldErrors = {}
  for (const field of fieldOrder) {
    if (!fields[field]) continue
    ours[field] = isBlank(entries[field]) ? missingIn(field, entries, copy) : copy.invalid[field]
  }
  return ours
}

/** Fills in what the address suggests. It is a suggestion: the customer sees and changes it. */
export function readHints(search: string): Partial<Entries> {
  const query = new URLSearchParams(search)
  const hints: Partial<Entries> = {}
  for (const [field, longest] of [
    ['customerName', 120],
    ['customerEmail', 254],
    ['company', 120],
    ['role', 120],
    ['content', 5000],
  ] as const) {
    const value = query.get(field)?.trim().slice(0, longest)
    if (value) hints[field] = value
  }
  const stars = Number(query.get('rating'))
  if ([1, 2, 3, 4, 5].includes(stars)) hints.rating = stars
  return hints
}
