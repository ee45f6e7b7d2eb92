/** Why a model wrote nothing that can be used. */
export type AwayReason =
  | 'no-answer'
  | 'slow'
  | 'busy'
  | 'key-refused'
  | 'request-refused'
  | 'unreadable'
  | 'paused'

/** The model did not answer, not in time, or not as documented. Carries nothing of what was asked or answered. */
export class ModelAway extends Error {
  override readonly name = 'ModelAway'
  readonly reason: AwayReason
  /** What it asked us to wait before the next try. */
  readonly waitMs: number | undefined

  constructor(reason: AwayReason, waitMs?: number) {
    super(`the language model is away: ${reason}`)
    this.reason = reason
    this.waitMs = waitMs
  }
}

/** What an owner is told of it. */
export const awaySentences: Readonly<Record<AwayReason, string>> = {
  'no-answer': 'The AI service did not answer. Check WRITER_URL and whether the service is running.',
  slow: 'The AI service took too long. Try a smaller model, or raise WRITER_TIMEOUT.',
  busy: 'The AI service is busy or its quota is used up. Please try again later.',
  'key-refused': 'The AI service rejected the key. Check WRITER_API_KEY or ANTHROPIC_API_KEY.',
  'request-refused': 'The AI service rejected the request. Check WRITER_URL and WRITER_MODEL.',
  unreadable: 'The AI service sent an unexpected response. Check WRITER_URL and WRITER_MODEL.',
  paused: 'The AI service failed several times in a row. It is tried again within a minute.',
}
