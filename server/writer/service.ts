import { Problem } from '../http/problem.ts'

/** No writer comes with this version: the calls check what they are sent, and then say so. */
export function refuseWithoutWriter(): never {
  throw new Problem(
    'writer-not-configured',
    'No AI writer is set up on this instance yet. You can write the text yourself under Testimonials, or send the customer a link to your form.',
  )
}

export function refuseWithoutAssistant(): never {
  throw new Problem(
    'writer-not-configured',
    'No AI service is set up on this server, so the assistant cannot answer yet.',
  )
}
