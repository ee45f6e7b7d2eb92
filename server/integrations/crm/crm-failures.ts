import { waitInWords } from '#shared/text/wait.ts'
import { shownSentenceOf } from '../shown-sentence.ts'

/** The CRM said no, in a sentence for a person. `expired`: what we were given is no longer taken. */
export class CrmRefusal extends Error {
  override readonly name = 'CrmRefusal'
  readonly why: 'expired' | 'no-access' | 'refused' | 'not-found'

  constructor(sentence: string, why: CrmRefusal['why'] = 'refused', options?: ErrorOptions) {
    super(sentence, options)
    this.why = why
  }
}

/** The CRM did not answer, or not as documented, or wants to be asked later. */
export class CrmAway extends Error {
  override readonly name = 'CrmAway'
  readonly retryAfterMs: number | undefined

  constructor(happened: string, more: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    const wait = more.retryAfterMs ? waitInWords(more.retryAfterMs / 1000, 'en-US') : 'in a few minutes'
    super(`${happened} Please try again ${wait}.`, { cause: more.cause })
    this.retryAfterMs = more.retryAfterMs
  }
}

/** The CRM has no such field; the same question without it may be answered. */
export class UnknownField extends Error {
  override readonly name = 'UnknownField'
}

/** Whether it could be done; false where the CRM has no such record any more. */
export async function unlessGone(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking
    return true
  } catch (failure) {
    if (failure instanceof CrmRefusal && failure.why === 'not-found') return false
    throw failure
  }
}

/** What may be shown of a failure. */
export function crmSentence(failure: unknown): string {
  return shownSentenceOf(failure, [CrmRefusal, CrmAway])
}

/** An answer that was not documented: another shape, no JSON, too much, or pages without an end. */
export function unexpectedAnswer(crm: string, cause?: unknown): CrmAway {
  return new CrmAway(`${crm} sent an unexpected response.`, { cause })
}

/** Where to go on; an answer that leads back to itself would never end. */
export function movesOn(
  crm: string,
  before: string | undefined,
  next: string | undefined,
): string | undefined {
  if (next !== undefined && next === before) throw unexpectedAnswer(crm)
  return next
}
