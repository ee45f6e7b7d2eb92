import { checkGrounding } from './check-grounding.ts'
import type { Case } from './corpus.ts'

/** How well the check finds invented sentences. */
export interface Detection {
  readonly cases: number
  /** Of the sentences that it refuses, the share that is invented. */
  readonly precision: number
  /** Of the sentences that are invented, the share that it refuses. */
  readonly recall: number
  readonly wrong: readonly Case[]
}

export function detection(cases: readonly Case[], check = checkGrounding): Detection {
  const refused = cases.filter(({ sentence, ground }) =>
    check(sentence, ground).some((one) => !one.isGrounded),
  )
  const invented = cases.filter(({ invention }) => invention !== undefined)
  const found = refused.filter(({ invention }) => invention !== undefined)
  const wrong = cases.filter((one) => refused.includes(one) !== (one.invention !== undefined))
  return {
    cases: cases.length,
    precision: found.length / refused.length,
    recall: found.length / invented.length,
    wrong,
  }
}
