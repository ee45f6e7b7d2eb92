import type { PublicForm } from '#contract/collection/collection.ts'
import { askedScopes, type Entries } from '../sending/entries.ts'

interface Submission {
  formId: string
  form: PublicForm
  entries: Entries
  rating: number
  website: string
}

/** Only what was asked at this rating is consented to. */
export function submissionOf({ formId, form, entries, rating, website }: Submission) {
  const { customerName, customerEmail, company, role, content, draftRecord, scopes } = entries
  const asked = askedScopes(entries)
  return {
    formId,
    customerName,
    customerEmail,
    company: form.companyField === 'hidden' ? '' : company,
    ...(form.asksRole && { role }),
    content,
    ...(draftRecord && { draftRecord }),
    rating,
    ...(asked.includes('use_photo') && scopes.includes('use_photo') && { photo: entries.photo }),
    consent: { version: form.consent.version, scopes: scopes.filter((scope) => asked.includes(scope)) },
    website,
  }
}
