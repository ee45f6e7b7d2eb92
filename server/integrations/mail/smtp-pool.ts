import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import { mailErrorOf, Refused } from './mail-failures.ts'

/** An open connection serves this many emails; servers dislike ones that stay for ever. */
const mostEmails = 100
const idleMs = 5_000
/** A server that answers, but slowly, holds a connection no longer than this. */
const longestMs = 30_000

interface Envelope {
  readonly from: string
  readonly to: string
}

/** A few connections to one mail server, each for one email after the other. */
export interface SmtpPool {
  /** Fails with `Uncertain`, `MailServerAway` or `Refused`. */
  send(envelope: Envelope, message: Buffer): Promise<void>
  /** Fails when nothing could leave right now. */
  check(): Promise<void>
}

interface Open {
  readonly connection: SMTPConnection
  sent: number
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

  return {
    async send(envelope, message) {
      const open = await take()
      try {
        await deliver(open, envelope, message)
      } finally {
        giveBack(open)
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
  const open: Open = { connection, sent: 0, isBroken: false }
  return new Promise((resolve, reject) => {
    const fail = (failure: Error) => {
      open.isBroken = true
      connection.close()
      reject(mailErrorOf(failure, false))
    }
    connection.on('error', fail)
    connection.on('end', () => {
      open.isBroken = true
      reject(mailErrorOf(new Error('The mail server closed the connection'), false))
    })
    connection.connect((failure) => {
      if (failure) fail(failure)
      else if (!auth || !connection.allowsAuth) resolve(open)
      else connection.login(auth, (refused) => (refused ? fail(refused) : resolve(open)))
    })
  })
}

function deliver(open: Open, envelope: Envelope, message: Buffer): Promise<void> {
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
  return new Promise((resolve, reject) => {
    const fail = (failure: Error) => {
      clearTimeout(limit)
      connection.off('end', ended)
      const meaning = mailErrorOf(failure, wasHandedOver)
      if (!(meaning instanceof Refused)) {
        open.isBroken = true
        return reject(meaning)
      }
      // After a plain refusal the connection is as good as before.
      connection.reset((broken) => {
        open.isBroken ||= broken !== null && broken !== undefined
        reject(meaning)
      })
    }
    const ended = () => fail(new Error('The mail server closed the connection'))
    const limit = setTimeout(() => {
      connection.close()
      fail(new Error('The mail server took too long'))
    }, longestMs)
    connection.once('end', ended)
    connection.send({ from: envelope.from, to: [envelope.to] }, body, (failure) => {
      if (failure) return fail(failure)
      clearTimeout(limit)
      connection.off('end', ended)
      open.sent += 1
      resolve()
    })
  })
}
