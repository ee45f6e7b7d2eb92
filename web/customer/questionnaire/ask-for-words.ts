import type { CustomerLanguage } from '#contract/languages.ts'
import type { Writer } from '../ask-for-draft.ts'
import type { Entries } from '../entries.ts'
import type { DraftRequest } from '../queries.ts'

interface Told {
  readonly linkId: string
  readonly language: CustomerLanguage
  readonly entries: Entries
  readonly responses: DraftRequest['responses']
}

/** What the draft is asked for with; the address of the customer is not needed. */
export function draftRequest({ linkId, language, entries, responses }: Told): DraftRequest {
  const { customerName, company } = entries
  return {
    businessId: linkId,
    customerName: customerName.trim(),
    company: company.trim() || customerName.trim(),
    language,
    responses,
    preview: true,
  }
}

/** The one place where the questionnaire asks the writer. */
export function askForWords(writer: Writer, request: DraftRequest) {
  return writer.draft(request)
}
