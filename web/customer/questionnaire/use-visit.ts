import type { PublicForm } from '#contract/collection.ts'
import { useEffect } from 'react'
import { isHandedOver, takeFromAddress } from '../hand-over.ts'
import { useSubmissionDraft } from '../use-draft.ts'
import { useProof } from '../use-proof.ts'
import { useProgress } from './use-progress.ts'

export type Visit = ReturnType<typeof useVisit>

/** What this device keeps of one questionnaire, and the robot check of this visit. */
export function useVisit(linkId: string, form: PublicForm) {
  const place = `questionnaire-${linkId}`
  const progress = useProgress(linkId)
  const draft = useSubmissionDraft(
    place,
    location.search,
    form.personal,
    isHandedOver(location.search, linkId),
  )
  const { change } = draft
  // What the form handed over is kept on this device, and leaves the address.
  useEffect(() => {
    if (takeFromAddress()) change({})
  }, [change])
  const proof = useProof(linkId)
  return { linkId, form, place, progress, draft, proof }
}
