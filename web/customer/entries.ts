import { publicRating, scopesToAsk, submissionForm, type ConsentScope } from '#contract/collection.ts'

/** What a customer has filled in so far. */
export interface Entries {
  customerName: string
  customerEmail: string
  company: string
  /** A private person: the company is neither asked for nor sent. */
  isPerson: boolean
  content: string
  rating: number | undefined
  scopes: ConsentScope[]
}

export const fieldOrder = ['rating', 'content', 'customerName', 'customerEmail', 'company'] as const
export type FieldName = (typeof fieldOrder)[number]
export type FieldErrors = Partial<Record<FieldName, string>>

export const emptyEntries: Entries = {
  customerName: '',
  customerEmail: '',
  company: '',
  isPerson: false,
  content: '',
  rating: undefined,
  scopes: [],
}

export function isPrivateRating(rating: number | undefined): boolean {
  return rating !== undefined && rating < publicRating
}

/** The customer agreed to be shown, which is asked from four stars on. */
export function isToBeShown({ rating, scopes }: Entries): boolean {
  return !isPrivateRating(rating) && scopes.includes('display')
}

export function askedScopes(rating: number | undefined): readonly ConsentScope[] {
  return scopesToAsk(isPrivateRating(rating))
}

const missing: Record<FieldName, string> = {
  rating: 'Please choose a rating.',
  content: 'Please write your testimonial.',
  customerName: 'Please fill in your name.',
  customerEmail: 'Please fill in your email.',
  company: 'Please fill in your company.',
}

/** What still has to be filled in or put right, by field. */
export function findErrors(entries: Entries): FieldErrors {
  const errors: FieldErrors = {}
  const parsed = submissionForm.safeParse({ ...entries, company: entries.isPerson ? '' : entries.company })
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOrder.find((name) => name === issue.path[0])
    if (field) errors[field] ??= issue.message
  }
  for (const field of fieldOrder) {
    const value = entries[field]
    if (value === undefined || String(value).trim() === '') errors[field] = missing[field]
  }
  if (entries.isPerson) delete errors.company
  return errors
}

/** The toast of a form that is not complete, in the product's words. */
export function missingToast(errors: FieldErrors, entries: Entries) {
  const isUnnamed = entries.customerName.trim() === '' || entries.customerEmail.trim() === ''
  const [first = ''] = fieldOrder.flatMap((field) => errors[field] ?? [])
  return {
    title: 'Missing Information',
    description: isUnnamed ? 'Please fill in your name and email.' : (errors.content ?? first),
    variant: 'destructive' as const,
  }
}

/** Fills in what the address suggests. It is a suggestion: the customer sees and changes it. */
export function readHints(search: string): Partial<Entries> {
  const given = new URLSearchParams(search)
  const hints: Partial<Entries> = {}
  for (const [field, longest] of [
    ['customerName', 120],
    ['customerEmail', 254],
    ['company', 120],
    ['content', 5000],
  ] as const) {
    const value = given.get(field)?.trim().slice(0, longest)
    if (value) hints[field] = value
  }
  const stars = Number(given.get('rating'))
  if ([1, 2, 3, 4, 5].includes(stars)) hints.rating = stars
  return hints
}
