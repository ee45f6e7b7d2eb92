import {
  changeMyTestimonial,
  eraseMyTestimonial,
  getChallenge,
  getMyTestimonial,
  getPublicForm,
  submitTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { getInstance } from '#contract/instance.ts'
import { improveText } from '#contract/improve.ts'
import { verifyTestimonial } from '#contract/verify.ts'
import { smartGenerate } from '#contract/writer.ts'
import { call } from '../lib/api.ts'

/** What is sent, without the proof of work, which is made anew for every attempt that needs one. */
export type Submission = Omit<Input<typeof submitTestimonial>['body'], 'altcha'>
export type Receipt = Output<typeof submitTestimonial>
export type MyChange = Input<typeof changeMyTestimonial>['body']

export type DraftRequest = Omit<Input<typeof smartGenerate>['body'], 'altcha'>

export type ImproveRequest = Omit<Input<typeof improveText>['body'], 'altcha'>

/** Past this, an attempt counts as one that did not get through. */
const patienceMs = 20_000

export function loadForm(linkId: string, language: CustomerLanguage, signal: AbortSignal) {
  return call(getPublicForm, { params: { linkId }, query: { language } }, { signal })
}

export function loadInstance() {
  return call(getInstance, {}, { signal: AbortSignal.timeout(patienceMs) })
}

export function loadChallenge() {
  return call(getChallenge, {}, { signal: AbortSignal.timeout(patienceMs) })
}

/** Sends the words. The same key with the same words is one submission, however often it is sent. */
export function sendSubmission(
  body: Submission,
  { altcha, key, signal }: { altcha: string | undefined; key: string; signal: AbortSignal },
) {
  return call(
    submitTestimonial,
    { body: { ...body, ...(altcha !== undefined && { altcha }) } },
    { idempotencyKey: key, signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) },
  )
}

/** A draft takes longer than other answers where an AI service writes it. */
const draftPatienceMs = 60_000

/** A draft from the customer's answers. Nothing of it is kept but what it is recognized by. */
export function loadDraft(body: Input<typeof smartGenerate>['body']) {
  return call(smartGenerate, { body }, { signal: AbortSignal.timeout(draftPatienceMs) })
}

/** The customer's own text with its spelling corrected, run by run. */
export function loadImproved(body: Input<typeof improveText>['body']) {
  return call(improveText, { body }, { signal: AbortSignal.timeout(draftPatienceMs) })
}

export function loadMine(token: string, language: CustomerLanguage, signal: AbortSignal) {
  return call(getMyTestimonial, { params: { token }, query: { language } }, { signal })
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
