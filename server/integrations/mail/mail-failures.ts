/** The connection broke after the email was handed over: sending again might double it. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain'
}

/** No email can leave right now: the mail server does not answer, or does not let this server in. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}

/** The mail server answered that it does not take this one. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** Trying again is of no use. */
  readonly isFinal: boolean
  /** The mailbox does not exist. */
  readonly isNobodys: boolean

  constructor(message: string, { isFinal, isNobodys }: { isFinal: boolean; isNobodys: boolean }) {
    super(message)
    this.isFinal = isFinal
    this.isNobodys = isNobodys
  }
}

interface SmtpFailure extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** RFC 3463: the address or its domain does not exist, or moved away. */
const nobodysCodes = /\b5\.1\.(?:1|2|3|6|10)\b/
const nobodysWords =
  /(?:user|mailbox|recipient|address|account)[^.]{0,40}(?:unknown|not exist|not found|unavailable|invalid|disabled)|unknown (?:user|recipient)|no such (?:user|mailbox|recipient)/i

/** Whether what a mail server said means that nobody reads this address, and not that this email is unwelcome. */
export function isNobodysMailbox(response: string): boolean {
  if (/\b5\.\d{1,3}\.\d{1,3}\b/.test(response)) return nobodysCodes.test(response)
  return /\b55[013]\b/.test(response) && nobodysWords.test(response)
}

/** What a failed try means. `wasHandedOver`: all of the email went over the connection before. */
export function mailErrorOf(failure: SmtpFailure, wasHandedOver: boolean): Error {
  const { responseCode, response = '', code, command = '' } = failure
  if (responseCode === undefined) {
    return wasHandedOver ? new Uncertain(failure.message) : new MailServerAway(failure.message)
  }
  // It is shutting down, or lets this server in no longer.
  const isOfConnection = responseCode === 421 || !['EENVELOPE', 'EMESSAGE'].includes(code ?? '')
  if (isOfConnection) return new MailServerAway(failure.message)
  const isFinal = responseCode >= 500
  const isNobodys = isFinal && command === 'RCPT TO' && isNobodysMailbox(response)
  return new Refused(failure.message, { isFinal, isNobodys })
}
