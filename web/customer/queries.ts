import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import {
  changeMyTestimonial,
  eraseMyTestimonial,
  getMyReward,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { improveText } from '#contract/writer/improve.ts'
import { getPublicServices, submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { answerHandOver as answerIt, getHandOver } from '#contract/publishing/hand-over.ts'
import { getReviewLink, type LinkedPlatform } from '#contract/publishing/review-links.ts'
import { verifyTestimonial } from '#contract/provenance/verify.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { call } from '../lib/call/api.ts'
import { copyLanguage } from '../lib/copy/copy-language.ts'
import { callInParts } from '../lib/call/call-in-parts.ts'
import { narrowed } from './link-flags.ts'

/** What is sent, without the proof of work, which is made anew for every attempt that needs one. */
export type Submission = Omit<Input<typeof submitTestimonial>['body'], 'altcha' | 'customerEmail'> & {
  customerEmail: string
}
export type Receipt = Output<typeof submitTestimonial>
export type MyChange = Input<typeof changeMyTestimonial>['body']

export type DraftRequest = Omit<Input<typeof smartGenerate>['body'], 'altcha'>

export type ImproveRequest = Omit<Input<typeof improveText>['body'], 'altcha'>

/** Past this, an attempt counts as one that did not get through. */
const patienceMs = 20_000

/** What a link opens, with the review sites that the page's own address leaves. */
export async function loadForm(linkId: string, language: CustomerLanguage, signal: AbortSignal) {
  const form = await call(getPublicForm, { params: { linkId }, query: { language } }, { signal })
  return narrowed(form, location.search)
}

export function loadReviewLink(linkId: string, platform: LinkedPlatform, signal: AbortSignal) {
  return call(getReviewLink, { params: { linkId, platform } }, { signal })
}

export function loadHandOver(platform: LinkedPlatform, token: string, signal: AbortSignal) {
  return call(getHandOver, { params: { platform, token } }, { signal })
}

export function answerHandOver(
  platform: LinkedPlatform,
  token: string,
  answer: 'posted' | 'declined' | 'stop',
) {
  return call(answerIt, { params: { platform, token }, body: { answer } })
}

interface Attempt {
  readonly altcha: string | undefined
  readonly key: string
  readonly signal: AbortSignal
}
export type Deliver = (body: Submission, attempt: Attempt) => Promise<Receipt>

/** Sends the words. The same key with the same words is one submission, however often it is sent. */
export const sendSubmission: Deliver = (body, attempt) =>
  call(submitTestimonial, { body: { ...body, ...provenBy(attempt) } }, attemptOptionsOf(attempt))

/** The same from the questionnaire, with the platforms that the customer may be shown a prompt for. */
export function sendQuestionnaire(
  { formId, ...words }: Submission,
  posting: Pick<Input<typeof submitQuestionnaire>['body'], 'allowGooglePosting' | 'allowYelpPosting'>,
  attempt: Attempt,
): Promise<Receipt> {
  const body = { ...words, ...posting, linkId: formId, ...provenBy(attempt) }
  return call(submitQuestionnaire, { body }, attemptOptionsOf(attempt))
}

const provenBy = ({ altcha }: Attempt) => (altcha === undefined ? {} : { altcha })
const attemptOptionsOf = ({ key, signal }: Attempt) => ({
  idempotencyKey: key,
  signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
})

export function loadServices(businessId: string, language: CustomerLanguage, signal: AbortSignal) {
  const region =
    language === 'pt'
      ? { region: copyLanguage(language) === 'pt-PT' ? ('PT' as const) : ('BR' as const) }
      : {}
  return call(getPublicServices, { params: { businessId }, query: { language, ...region } }, { signal })
}

/** A draft takes longer than other answers where an AI service writes it. */
const draftPatienceMs = 60_000

/**
 * A draft from the customer's answers. Nothing of it is kept but what it is recognized by. `onSentence` hears each sentence
 * as it arrives, where an AI service writes: the server has checked it.
 */
export function loadDraft(body: Input<typeof smartGenerate>['body'], onSentence: (sentence: string) => void) {
  const signal = AbortSignal.timeout(draftPatienceMs)
  return callInParts(smartGenerate, { body }, ({ text }) => onSentence(text), { signal })
}

/** The customer's own text with its spelling corrected, run by run. */
export function loadImproved(body: Input<typeof improveText>['body']) {
  return call(improveText, { body }, { signal: AbortSignal.timeout(draftPatienceMs) })
}

export function loadMine(token: string, language: CustomerLanguage, signal: AbortSignal) {
  return call(getMyTestimonial, { params: { token }, query: { language } }, { signal })
}

export function loadReward(token: string, signal: AbortSignal) {
  return call(getMyReward, { params: { token } }, { signal })
}

export function changeMine(token: string, language: CustomerLanguage, body: MyChange) {
  return call(changeMyTestimonial, { params: { token }, query: { language }, body })
}

export function withdrawMine(token: string, language: CustomerLanguage) {
  return call(withdrawMyTestimonial, { params: { token }, query: { language } })
}

export function eraseMine(token: string) {
  return call(eraseMyTestimonial, { params: { token } })
}

export function loadVerified(id: string, signal: AbortSignal) {
  return call(verifyTestimonial, { params: { id } }, { signal })
}
