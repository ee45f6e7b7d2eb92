import type { CustomerLanguage } from '#contract/languages.ts'
import type { Answer, Brief } from '../briefs/brief.ts'

/** All that a text may rest on, and the language that it is written in. */
export interface Ground {
  readonly answers: readonly Answer[]
  readonly locale: CustomerLanguage
  /** From 1 to 5, when it stands in no answer of its own. */
  readonly rating?: number
  readonly businessName?: string
  readonly customer?: Partial<Brief['customer']>
}

/** One sentence of a text: whether the answers say all of it, which of them, and what none of them says. */
export interface SentenceCheck {
  readonly sentence: string
  readonly isGrounded: boolean
  /** Each answer that the sentence rests on, once. None for a sentence that claims nothing, such as thanks. */
  readonly grounds: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  /** Words of the sentence that no answer says, or says otherwise. Empty when it is grounded. */
  readonly missing: readonly string[]
}

/** What a draft written for this brief may say. */
export function groundOf({ answers, business, customer, language }: Brief): Ground {
  return { answers, businessName: business, customer, locale: language }
}
