import { statedWaitMs } from './stated-wait.ts'

/** The connection broke after the email was handed over: sending again might double it. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain'
}

/** No email can leave right now: the mail server does not answer, or does not let this server in. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}

/**
 * The mail server let this server in, and broke off over this email before it had any of it. Some servers treat single
 * recipients like this.
 */
export class Dropped extends Error {
  override readonly name = 'Dropped'
  /** As of `Refused`. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

interface Refusal {
  readonly isFinal: boolean
  readonly isNobodys: boolean
  readonly retryAfterMs?: number | undefined
}

/** The mail server answered that it does not take this one. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** Trying again is of no use. */
  readonly isFinal: boolean
  /** The mailbox does not exist. */
  readonly isNobodys: boolean
  /** The mail server said after which time it takes it. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, { isFinal, isNobodys, retryAfterMs }: Refusal) {
    super(message)
    this.isFinal = isFinal
    this.isNobodys = isNobodys
    this.retryAfterMs = retryAfterMs
  }
}

export interface SmtpFailure extends Error {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
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

/** What it means that no connection came about. */
export function connectErrorOf(failure: Error): Error {
  return new MailServerAway(failure.message)
}

/** What a failed try means over a connection that stood. `wasHandedOver`: all of the email went over it before. */
export function mailErrorOf(failure: SmtpFailure, wasHandedOver: boolean): Error {
  const { responseCode, response = '', code, command = '' } = failure
  if (responseCode === undefined) {
    return wasHandedOver ? new Uncertain(failure.message) : new Dropped(failure.message)
  }
  if (!['EENVELOPE', 'EMESSAGE'].includes(code ?? '')) return new MailServerAway(failure.message)
  // It is shutting down, or has had enough of this server; said of a recipient, it may be about that one alone.
  if (responseCode === 421) {
    if (command === 'MAIL FROM') return new MailServerAway(failure.message)
    return new Dropped(failure.message, statedWaitMs(response))
  }
  const isFinal = responseCode >= 500
  const isNobodys = isFinal && command === 'RCPT TO' && isNobodysMailbox(response)
  return new Refused(failure.message, { isFinal, isNobodys, retryAfterMs: statedWaitMs(response) })
}

/** The mail server can't be told such an address. */
export function lettersRefused(): Refused {
  const sentence =
    'This mail server cannot send to addresses with accents or non-Latin letters before the @ (SMTPUTF8). Ask for another address, or use a mail server that can.'
  return new Refused(sentence, { isFinal: true, isNobodys: false })
}
