import { Problem } from '../http/problem.ts'

export {
  draftedHere,
  draftedHereValues,
  draftRecognizer,
  hasDrafts,
  isDrafted,
  rememberDraft,
} from './drafts.ts'
export { customerBrief, isPrivateRating, ratingOf } from './customer-brief.ts'
export { draftOnce } from './draft-once.ts'
export { improve } from './improve/improve-text.ts'
export { limits as writerLimits } from './limits.ts'
export { mannerOf } from './manner.ts'
export { tradeOf } from './match-trade.ts'
export { choicesFor } from './options.ts'
export { restsOn } from './fingerprint.ts'
export { takeDraft } from './usage.ts'

/** Nothing here can answer: the call checks what it is sent, and then says so. */
export function refuseWithoutAssistant(): never {
  throw new Problem(
    'writer-not-configured',
    'AI is not set up on this server, so the assistant cannot answer.',
  )
}
