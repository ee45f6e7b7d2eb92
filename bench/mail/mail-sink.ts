import { SMTPServer } from 'smtp-server'

/**
 * A mail server in a process of its own that counts what arrives, by `Message-ID`. It prints its port, and answers each
 * line that it reads: `count` with how many emails, `ids` with how often each came.
 */
const arrived = new Map<string, number>()
let count = 0

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    let head = ''
    stream.on('data', (part: Buffer) => {
      if (head.length < 16_384) head += part.toString('latin1')
    })
    stream.on('end', () => {
      const id = /^Message-ID: <([^@>]+)/im.exec(head)?.[1] ?? ''
      arrived.set(id, (arrived.get(id) ?? 0) + 1)
      count += 1
      done()
    })
  },
})
// Whoever is killed hangs up in the middle.
smtp.on('error', () => undefined)
const listening = smtp.listen(0, '127.0.0.1', () => {
  process.send?.((listening.address() as { port: number }).port)
})
process.on('message', (asked) => {
  process.send?.(asked === 'ids' ? [...arrived] : count)
  if (asked === 'forget') {
    arrived.clear()
    count = 0
  }
})
