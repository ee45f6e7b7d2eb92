import { isPrivateRating } from '#contract/collection/collection.ts'
import { useMemo } from 'react'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { makeWriter } from '../sending/ask-for-draft.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import type { responsesOf } from '../questionnaire/answers.ts'
import { askedOf, askForWords, draftRequest } from './ask-for-words.ts'
import { useQuestionCopy } from '../questionnaire/use-question-copy.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'
import type { Visit } from '../questionnaire/use-visit.ts'
import { useWordsDraft } from './use-words-draft.ts'

/** Has the words drafted from the answers, or leaves them to the customer. */
export function useWriting(
  { linkId, form, draft, progress, proof }: Visit,
  responses: ReturnType<typeof responsesOf>,
  onDone: () => void,
) {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  const writer = useMemo(() => makeWriter(proof), [proof])
  const { state, write, goOnWithout } = useWordsDraft(writer)
  const { entries, change } = draft
  const isUntouched = entries.content.trim() === '' || entries.content === progress.draft?.content

  function show() {
    endErrors()
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
    ...useVersions({ linkId, form, draft, progress }, writer, responses),
    isWriting: state === 'writing',
    hasFailed: state === 'failed',
    haveWritten: () => void haveWritten(),
    writeMyself,
  }
}

/** Other versions of a draft, and taking one of them. */
function useVersions(
  {
    linkId,
    form,
    draft: { entries, change },
    progress,
  }: Pick<Visit, 'linkId' | 'form' | 'draft' | 'progress'>,
  writer: ReturnType<typeof makeWriter>,
  responses: ReturnType<typeof responsesOf>,
) {
  const { language } = useLanguage()
  /** As many as three, the first among them, each with a proof of its own. */
  async function askVersions(first: QuestionnaireDraft) {
    const { differentDrafts } = await import('../../lib/text/different-drafts.ts')
    const request = draftRequest({ linkId, form, language, entries, responses })
    return differentDrafts(first, async (seed) => {
      const version = await askForWords(writer, { ...request, seed })
      return { ...version, asked: first.asked }
    })
  }
  function takeVersion(version: QuestionnaireDraft, content: string) {
    progress.change({ draft: version })
    change({ content, draftRecord: version.record })
  }
  return { askVersions, takeVersion }
}
