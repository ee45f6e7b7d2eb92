import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import {
  connectErrorOf,
  Dropped,
  lettersRefused,
  mailErrorOf,
  Refused,
  type SmtpFailure,
} from './mail-failures.ts'

/** An open connection serves this many emails; servers dislike ones that stay for ever. */
const mostEmails = 100
const idleMs = 5_000
/** A server that answers, but slowly, holds a connection no longer than this. */
const longestMs = 30_000
/** What takes longer to be ready for the next email is not waited for. */
const longestResetMs = 5_000

interface Envelope {
  readonly from: string
  readonly to: string
}

/** A few connections to one mail server, each for one email after the other. */
export interface SmtpPool {
  /** Fails with `Uncertain`, `Dropped`, `MailServerAway` or `Refused`. */
  send(envelope: Envelope, message: Buffer): Promise<void>
  /** Fails when nothing could leave right now. */
  check(): Promise<void>
}

interface Open {
  readonly connection: SMTPConnection
  sent: number
  /** Takes addresses with letters outside of ASCII before the @ (RFC 6531). */
  takesAllLetters: boolean
  isBroken: boolean
  idle?: NodeJS.Timeout
}

/** Whoever sends decides how many at once: there are as many connections as emails under way. */
export function smtpPool(url: string): SmtpPool {
  const free: Open[] = []

  async function take(): Promise<Open> {
    for (let open = free.pop(); open; open = free.pop()) {
      clearTimeout(open.idle)
      if (!open.isBroken) return open
    }
    return connectToServer(url)
  }

  function giveBack(open: Open): void {
    if (open.isBroken || open.sent >= mostEmails) return open.connection.quit()
    open.idle = setTimeout(() => {
      free.splice(free.indexOf(open), 1)
      open.connection.quit()
    }, idleMs).unref()
    free.push(open)
  }

  async function sendOver(open: Open, envelope: Envelope, message: Buffer): Promise<void> {
    try {
      await deliver(open, envelope, message)
    } finally {
      giveBack(open)
    }
  }

  return {
    async send(envelope, message) {
      const open = await take()
      try {
        await sendOver(open, envelope, message)
      } catch (failure) {
        // The server may have been about to close a connection that served others: that says nothing of this email.
        if (open.sent === 0 || !(failure instanceof Dropped)) throw failure
        await sendOver(await connectToServer(url), envelope, message)
      }
    },
    async check() {
      const open = await connectToServer(url)
      open.connection.quit()
    },
  }
}

function connectToServer(url: string): Promise<Open> {
  const { auth, ...server } = parseConnectionUrl(url)
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  const open: Open = { connection, sent: 0, takesAllLetters: false, isBroken: false }
  return new Promise((resolve, reject) => {
    const fail = (failure: Error) => {
      open.isBroken = true
      connection.close()
      reject(connectErrorOf(failure))
    }
    connection.on('error', fail)
    connection.on('end', () => {
      open.isBroken = true
      reject(connectErrorOf(new Error('The mail server closed the connection')))
    })
    connection.connect((failure) => {
      // The answer to EHLO: what the server can do.
      open.takesAllLetters = /^250[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || '')
      if (failure) fail(failure)
      else if (!auth || !connection.allowsAuth) resolve(open)
      else connection.login(auth, (refused) => (refused ? fail(refused) : resolve(open)))
    })
  })
}

/** As nodemailer leaves it: with what the server said of the recipient, whatever came after that. */
interface Passed {
  readonly from: string
  readonly to: string[]
  readonly rejectedErrors?: readonly SmtpFailure[]
}

function deliver(open: Open, { from, to }: Envelope, message: Buffer): Promise<void> {
  const { connection } = open
  // Read only once the server has said that it takes the email: from then on it may have it.
  let wasHandedOver = false
  const body = new Readable({
    read() {
      wasHandedOver = true
      this.push(message)
      this.push(null)
    },
  })
  if (!open.takesAllLetters && /[^ -~]/.test(to)) return Promise.reject(lettersRefused())
  const passed: Passed = { from, to: [to] }
  return new Promise((resolve, reject) => {
    const fail = (failure: SmtpFailure) => {
      clearTimeout(limit)
      connection.off('end', ended)
      const meaning = mailErrorOf(passed.rejectedErrors?.[0] ?? failure, wasHandedOver)
      open.isBroken ||= !(meaning instanceof Refused) || failure.responseCode === undefined
      if (open.isBroken) return reject(meaning)
      // After a plain refusal the connection is as good as before.
      void resetOf(open).then(() => reject(meaning))
    }
    const ended = () => fail(new Error('The mail server closed the connection'))
    const limit = setTimeout(() => {
      connection.close()
      fail(new Error('The mail server took too long'))
    }, longestMs)
    connection.once('end', ended)
    connection.send(passed, body, (failure) => {
      if (failure) return fail(failure)
      clearTimeout(limit)
      connection.off('end', ended)
      open.sent += 1
      resolve()
    })
  })
}

/** Makes the connection ready for the next email, or finds that it is not. */
function resetOf(open: Open): Promise<void> {
  const { connection } = open
  return new Promise((resolve) => {
    const settle = (isAsBefore: boolean) => {
      clearTimeout(limit)
      connection.off('end', ended)
      open.isBroken ||= !isAsBefore
      resolve()
    }
    const ended = () => settle(false)
    const limit = setTimeout(ended, longestResetMs)
    connection.once('end', ended)
    connection.reset((broken) => settle(broken === null || broken === undefined))
  })
}
