import type { PublicForm } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Writer } from '../sending/ask-for-draft.ts'
import type { Entries } from '../sending/entries.ts'
import type { DraftRequest } from '../queries.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'

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
export async function askForWords(writer: Writer, request: DraftRequest): Promise<QuestionnaireDraft> {
  const written = await writer.draft(request, () => undefined)
  const { content, sentences, engine, fallback, record, leftOut, seed } = written
  return { asked: askedOf(request), content, sentences, engine, fallback, record, leftOut, seed }
}

/** Two requests alike are answered by one draft. */
export function askedOf(request: DraftRequest): string {
  return JSON.stringify(request)
}
