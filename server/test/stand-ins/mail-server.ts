import { SMTPServer } from 'smtp-server'

/** What arrived at a mail server for tests. */
export interface Arrived {
  readonly from: string
  readonly recipients: readonly string[]
  readonly source: string
}

interface Treatment {
  /** What the server says to a recipient; nothing: it takes them. */
  refuses?: (address: string) => { readonly responseCode: number; readonly message: string } | undefined
  /** Called when an email is in, and before that is said. */
  whileItIsIn?: (email: Arrived) => void | Promise<void>
}

/** A real mail server on a port of its own. */
export async function mailServer(treatment: Treatment = {}, onPort = 0) {
  const arrived: Arrived[] = []
  const takeIn = async (email: Arrived, done: () => void) => {
    await treatment.whileItIsIn?.(email)
    done()
  }
  const smtp = new SMTPServer({
    authOptional: true,
    // Whoever sends keeps idle connections for a while.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = treatment.refuses?.(address)
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }) : null)
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const email = { from, recipients, source: Buffer.concat(parts).toString() }
        arrived.push(email)
        void takeIn(email, done)
      })
    },
  })
  smtp.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(onPort, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    )
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    to: (address: string) => arrived.filter(({ recipients }) => recipients.includes(address)),
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
