import { Problem } from '../http/problem.ts'

export {
  draftedHere,
  draftedHereValues,
  draftRecognizer,
  hasDrafts,
  isDrafted,
  rememberDraft,
} from './drafts.ts'
export { tradeOf } from './options.ts'
export { restsOn } from './fingerprint.ts'

/** Nothing here can write: the calls check what they are sent, and then say so. */
export function refuseWithoutWriter(): never {
  throw new Problem(
    'writer-not-configured',
    'AI is not set up on this server. Write the text yourself under Testimonials, or send the customer a link to your form.',
  )
}

export function refuseWithoutAssistant(): never {
  throw new Problem(
    'writer-not-configured',
    'AI is not set up on this server, so the assistant cannot answer.',
  )
}
