import { type PublicForm, publicRating, isPrivateRating } from '#contract/collection.ts'
import type { QuestionName } from '#contract/questionnaire.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { makeWriter } from '../ask-for-draft.ts'
import { dropDraft } from '../draft.ts'
import { type FieldErrors, refusedOnForm } from '../entries.ts'
import { isHandedOver, takeFromAddress } from '../hand-over.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import { type Deliver, sendQuestionnaire } from '../queries.ts'
import type { RefusedFields } from '../sender.ts'
import { submissionOf } from '../submission-of.ts'
import { useSubmissionDraft } from '../use-draft.ts'
import { useProof } from '../use-proof.ts'
import { useSubmission } from '../use-submission.ts'
import { type Answer, responsesOf } from './answers.ts'
import { draftRequest } from './ask-for-words.ts'
import type { Question } from './build-questions.ts'
import { contactAt, reviewAt, useProgress } from './use-progress.ts'
import { useQuestionCopy } from './use-question-copy.ts'
import { askedOf, useWordsDraft } from './use-words-draft.ts'

/** Everything that the steps share: the answers, who gave them, the words, and their way to the server. */
export function useQuestionnaire(linkId: string, form: PublicForm, questions: readonly Question[]) {
  const place = `questionnaire-${linkId}`
  const progress = useProgress(linkId)
  const draft = useSubmissionDraft(
    place,
    location.search,
    form.personal,
    isHandedOver(location.search, linkId),
  )
  const { entries } = draft
  useHandOver(draft)
  const [hasMoved, setHasMoved] = useState(false)
  const proof = useProof()
  const honeypot = useRef('')
  const responses = responsesOf(questions, {
    ...progress.answers,
    satisfaction: { chosen: [], stars: entries.rating },
  })

  function go(step: number) {
    setHasMoved(true)
    progress.change({ step })
  }
  const { change } = progress
  const toContact = useCallback(() => change({ step: contactAt }), [change])
  const { refused, setRefused, ...sent } = useSent({
    linkId,
    place,
    form,
    draft,
    proof,
    onRefused: toContact,
  })
  const writing = useWriting({ linkId, form, draft, progress, proof, responses, onDone: () => go(reviewAt) })

  const { forget } = progress
  useEffect(() => {
    if (sent.sending.kind === 'done') forget()
  }, [sent.sending, forget])

  return {
    ...progress,
    ...sent,
    ...writing,
    entries,
    responses,
    refused,
    hasMoved,
    isRestored: progress.isRestored || draft.isRestored,
    go,
    answer: (name: QuestionName, value: Answer) => {
      proof.begin()
      if (name === 'satisfaction') draft.change({ rating: value.stars })
      else progress.answer(name, value)
    },
    changeEntries: draft.change,
    keepWebsite: (website: string) => {
      honeypot.current = website
      setRefused({})
    },
    send: () => {
      const { rating } = entries
      if (rating === undefined) return
      sent.submit(submissionOf({ formId: linkId, form, entries, rating, website: honeypot.current }))
    },
    startOver: () => {
      draft.clear()
      forget()
    },
  }
}

interface Shared {
  linkId: string
  form: PublicForm
  draft: ReturnType<typeof useSubmissionDraft>
  proof: ReturnType<typeof useProof>
}

/** What the form handed over is kept on this device, and leaves the address. */
function useHandOver({ change }: Shared['draft']) {
  useEffect(() => {
    if (takeFromAddress()) change({})
  }, [change])
}

/** Sends the words as the form does, by the questionnaire's own call. */
function useSent({
  linkId,
  place,
  form,
  draft: { entries, earlierOutbox, setOutbox },
  proof,
  onRefused,
}: Shared & { place: string; onRefused: () => void }) {
  const [refused, setRefused] = useState<FieldErrors>({})
  const copy = useFormCopy()
  const { publicLinks } = form
  const deliver = useCallback<Deliver>(
    (body, attempt) => {
      const isOffered = (platform: string) =>
        body.rating >= publicRating && publicLinks.some((link) => link.platform === platform)
      const posting = { allowGooglePosting: isOffered('google'), allowYelpPosting: isOffered('yelp') }
      return sendQuestionnaire(body, posting, attempt)
    },
    [publicLinks],
  )
  const showRefusal = useCallback(
    (fields: RefusedFields) => {
      setRefused(refusedOnForm(fields, entries, copy))
      if (Object.keys(fields).some((field) => field !== 'content')) onRefused()
    },
    [entries, copy, onRefused],
  )
  const submission = useSubmission({
    proof,
    deliver,
    earlierOutbox,
    onOutbox: setOutbox,
    onRefused: showRefusal,
  })
  useEffect(() => {
    if (submission.sending.kind !== 'done') return
    dropDraft(place)
    if (isHandedOver(location.search, linkId)) dropDraft(linkId)
  }, [submission.sending, place, linkId])
  return { ...submission, refused, setRefused }
}

interface Writing extends Shared {
  progress: ReturnType<typeof useProgress>
  responses: ReturnType<typeof responsesOf>
  onDone: () => void
}

/** Has the words drafted from the answers, or leaves them to the customer. */
function useWriting({ linkId, form, draft, progress, proof, responses, onDone }: Writing) {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  const writer = useMemo(() => makeWriter(proof), [proof])
  const { state, write, goOnWithout } = useWordsDraft(writer)
  const { entries, change } = draft
  const isUntouched = entries.content.trim() === '' || entries.content === progress.draft?.content

  function show() {
    if (isPrivateRating(entries.rating))
      toast({ title: formCopy.privateTitle, description: formCopy.privateText(form.businessName) })
    onDone()
  }
  async function haveWritten() {
    const request = draftRequest({ linkId, form, language, entries, responses })
    if (progress.draft?.asked === askedOf(request)) return show()
    const outcome = await write(request)
    if (outcome === 'not-wanted') return undefined
    if (outcome === 'failed') {
      toast({
        title: copy.generationFailed,
        description: copy.generationFailedText,
        variant: 'destructive',
      })
      return onDone()
    }
    progress.change({ draft: outcome })
    if (isUntouched) change({ content: outcome.content, draftRecord: outcome.record })
    return show()
  }
  function writeMyself() {
    goOnWithout()
    if (isUntouched) change({ content: '', draftRecord: '' })
    show()
  }
  return {
    isWriting: state === 'writing',
    hasFailed: state === 'failed',
    haveWritten: () => void haveWritten(),
    writeMyself,
  }
}
