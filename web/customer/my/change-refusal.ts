import { privatePageRefusals, type PrivatePageRefusal } from '#contract/collection/customer-refusals.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { waitInWords } from '#shared/text/wait.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import type { useFormCopy } from '../language.ts'
import { localeOf } from '../locale-of.ts'
import { busySecondsOf } from '../sending/sender.ts'
import type { MyCopy } from './copy/copy.ts'

type FormCopy = ReturnType<typeof useFormCopy>
type Say = (formCopy: FormCopy, copy: MyCopy, wait: string) => string
const again: Say = (_, { tryAgain }) => tryAgain

const sentences: Readonly<Record<PrivatePageRefusal, Say>> = {
  'invalid-input': (_, { tooLong }) => tooLong,
  'not-found': (_, { linkBrokenHelp }) => linkBrokenHelp,
  'not-allowed': (_, { onTeam }) => onTeam,
  'edited-elsewhere': (_, { hasChanged }) => hasChanged,
  'already-withdrawn': (_, { alreadyWithdrawn }) => alreadyWithdrawn,
  'too-many-requests': ({ tooMany }, _, wait) => tooMany(wait),
  'too-large': (_, { tooLong }) => tooLong,
  unavailable: ({ unreachable }, { tryAgain }) => `${unreachable}. ${tryAgain}`,
  internal: again,
}

/** What refused a change; whatever has no code of its own is the software's fault. */
export function codeOf(failure: unknown): ProblemCode {
  return failure instanceof ApiProblem ? failure.code : 'internal'
}

/** Why a change on the private page was refused, in the customer's language. */
export function changeRefusal(
  failure: unknown,
  language: CustomerLanguage,
  formCopy: FormCopy,
  copy: MyCopy,
): string {
  const code = codeOf(failure)
  const known = privatePageRefusals.find((refusal) => refusal === code)
  const wait = waitInWords(busySecondsOf(failure) ?? 0, localeOf(language))
  return sentences[known ?? 'internal'](formCopy, copy, wait)
}
