/** Every sentence of the page that leads to a review site, in one language. */
export interface OutboundCopy {
  /** Of a site where a review may be asked for. */
  readonly pasteThere: (platform: string) => string
  /** After it, where the customer's answer is asked for below. */
  readonly thenReturn: string
  readonly copyAndOpen: string
  /** Of a link that was handed over: the customer's answer. */
  readonly askPosted: string
  readonly posted: string
  readonly declined: string
  readonly stop: string
  /** Where nobody may be asked. */
  readonly isThere: (platform: string) => string
  readonly thankYou: (business: string) => string
  readonly noReminder: string
  readonly noEmails: (business: string) => string
  readonly answerFailed: string
  readonly missing: string
  readonly missingHelp: (platform: string) => string
}
