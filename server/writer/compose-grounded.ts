import type { Brief, Draft } from './brief.ts'
import { composeDraft } from './composer/compose.ts'
import { checkGrounding } from './grounding/check-grounding.ts'
import { groundOf } from './grounding/ground.ts'
import { withoutOrders } from './orders.ts'

/** What the built-in engine writes: of all its wordings, those that the answers carry by the check that every engine passes. */
export function composeGrounded(brief: Brief): Draft {
  const ground = groundOf(brief)
  return composeDraft(withoutOrders(brief), (sentence) =>
    checkGrounding(sentence, ground).every(({ isGrounded }) => isGrounded),
  )
}
