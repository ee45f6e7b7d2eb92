import type { Entries } from '../sending/entries.ts'

/** What of the form's own address goes with it: which review sites it leaves, and where it leads in the end. */
const passedOn = ['google', 'yelp', 'returnUrl'] as const

/**
 * The questionnaire that drafts the words from answers, with what was typed into the form. Its `returnUrl` is the form,
 * which keeps everything that was typed.
 */
export function questionnaireAddress(
  formId: string,
  { customerName, customerEmail, company, rating }: Entries,
  search: string,
): string {
  const here = new URLSearchParams(search)
  const formQuery = new URLSearchParams()
  const query = new URLSearchParams()
  for (const name of passedOn) {
    const value = here.get(name)
    if (value === null) continue
    formQuery.set(name, value)
    if (name !== 'returnUrl') query.set(name, value)
  }
  for (const [name, value] of Object.entries({ customerName, customerEmail, company }))
    if (value.trim() !== '') query.set(name, value.trim())
  if (rating !== undefined) query.set('rating', String(rating))
  query.set('formId', formId)
  const form = `/testimonial-form/${encodeURIComponent(formId)}`
  query.set('returnUrl', formQuery.size > 0 ? `${form}?${formQuery}` : form)
  return `/qr-testimonial/${encodeURIComponent(formId)}?${query}`
}

/** The form handed over to this page: what it says is newer than what was kept here. */
export function isHandedOver(search: string, formId: string): boolean {
  return new URLSearchParams(search).get('formId') === formId
}
