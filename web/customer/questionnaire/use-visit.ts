import type { PublicForm } from '#contract/collection/collection.ts'
import { isHandedOver } from '../thanks/hand-over.ts'
import type { Hints } from '../hints.ts'
import { useSubmissionDraft } from '../sending/use-draft.ts'
import { useProof } from '../sending/use-proof.ts'
import { useProgress } from './use-progress.ts'

export type Visit = ReturnType<typeof useVisit>

/** What this device keeps of one questionnaire, and the robot check of this visit. */
export function useVisit(linkId: string, form: PublicForm, hints: Hints) {
  const place = `questionnaire-${linkId}`
  const progress = useProgress(linkId)
  const draft = useSubmissionDraft(place, hints, form.personal, isHandedOver(location.search, linkId))
  const proof = useProof(linkId)
  return { linkId, form, place, progress, draft, proof }
}
