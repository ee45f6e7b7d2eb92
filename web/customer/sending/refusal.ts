import { formRefusals, type FormRefusal } from '#contract/collection/customer-refusals.ts'
import type { ProblemCode } from '#contract/problem.ts'
import type { FormCopy } from '../copy/copy.ts'

const sentences = {
  'invalid-input': 'checkEntries',
  'not-found': 'linkMissingHelp',
  'form-closed': 'linkWasUsed',
  'link-expired': 'linkHasExpired',
  'link-closed': 'formIsClosed',
  'edited-elsewhere': 'consentChanged',
  'robot-check-failed': 'robotCheck',
  // Texts are checked before they are sent, so only the photo can be either.
  'too-large': 'photoUnreadable',
  'unreadable-file': 'photoUnreadable',
  internal: 'ourFault',
} as const satisfies Readonly<Record<FormRefusal, keyof FormCopy>>

/** Why the form was not taken, in the customer's language. */
export function refusalSentence(code: ProblemCode, copy: FormCopy): string {
  const known = formRefusals.find((refusal) => refusal === code)
  return copy[sentences[known ?? 'internal']]
}
