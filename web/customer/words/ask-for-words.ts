import type { PublicForm } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Writer } from '../sending/ask-for-draft.ts'
import type { Entries } from '../sending/entries.ts'
import type { DraftRequest } from '../queries.ts'

interface DraftRequestInput {
  readonly linkId: string
  readonly form: Pick<PublicForm, 'draftConsent'>
  readonly language: CustomerLanguage
  readonly entries: Entries
  readonly responses: DraftRequest['responses']
}

/** What the draft is asked for with; the address of the customer is not needed. */
export function draftRequest({
  linkId,
  form,
  language,
  entries,
  responses,
}: DraftRequestInput): DraftRequest {
  const { customerName, company } = entries
  return {
    businessId: linkId,
    customerName: customerName.trim(),
    company: company.trim() || customerName.trim(),
    language,
    consent: { version: form.draftConsent.version },
    responses,
    preview: true,
  }
}

/** The one place where the questionnaire asks the writer. It shows the whole draft, not its sentences as they come. */
export function askForWords(writer: Writer, request: DraftRequest) {
  return writer.draft(request, () => undefined)
}
