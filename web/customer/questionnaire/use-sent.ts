import { type PublicForm, publicRating } from '#contract/collection/collection.ts'
import { useCallback } from 'react'
import { dropDraft } from '../sending/draft.ts'
import { isHandedOver } from '../thanks/hand-over.ts'
import { type Deliver, sendQuestionnaire } from '../queries.ts'
import type { RefusedFields } from '../sending/sender.ts'
import { useSendEntries } from '../sending/use-send-entries.ts'
import { contactAt } from './use-progress.ts'
import type { Visit } from './use-visit.ts'

/** Sends the words as the form does, by the questionnaire's own call. */
export function useSent({ linkId, form, place, progress: { change, forget }, draft, proof }: Visit) {
  const deliver = useDeliver(form)
  const onRefused = useCallback(
    (fields: RefusedFields) => {
      if (Object.keys(fields).some((field) => field !== 'content')) change({ step: contactAt })
    },
    [change],
  )
  const onArrived = useCallback(() => {
    dropDraft(place)
    if (isHandedOver(location.search, linkId)) dropDraft(linkId)
    forget()
  }, [place, linkId, forget])
  return useSendEntries({ formId: linkId, form, draft, proof, deliver, onRefused, onArrived })
}

/** With the platforms that may be offered at this rating. */
function useDeliver({ publicLinks }: PublicForm) {
  return useCallback<Deliver>(
    (body, attempt) => {
      const isOffered = (platform: string) =>
        body.rating >= publicRating && publicLinks.some((link) => link.platform === platform)
      const posting = { allowGooglePosting: isOffered('google'), allowYelpPosting: isOffered('yelp') }
      return sendQuestionnaire(body, posting, attempt)
    },
    [publicLinks],
  )
}
