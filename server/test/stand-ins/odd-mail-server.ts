import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * What the server does when it hears of a recipient: closes the connection, refuses them and takes the message all the same
 * (and closes the connection when it is over), or gives this answer.
 */
export type Whim = 'drops' | 'refuses-and-takes' | { readonly answers: string }

interface Arrived {
  readonly recipient: string
  readonly mailFrom: string
  readonly source: string
}

interface Oddities {
  readonly whimOf?: (address: string) => Whim | undefined
  readonly extensions?: readonly string[]
}

/** A mail server that treats some recipients as no library would, with commands in groups (RFC 2920). */
export async function oddMailServer({ whimOf = () => undefined, extensions = ['PIPELINING'] }: Oddities) {
  const arrived: Arrived[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, { whimOf, extensions }, (email) => void arrived.push(email))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    recipients: () => arrived.map(({ recipient }) => recipient),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function talk(
  socket: Socket,
  { whimOf, extensions }: Required<Oddities>,
  takeIn: (email: Arrived) => void,
): void {
  const say = (...lines: readonly string[]) => void socket.write(lines.map((line) => `${line}\r\n`).join(''))
  let [mailFrom, recipient, whim] = ['', '', undefined as Whim | undefined]
  let body: string[] | undefined
  const takeLine = (lines: string[], line: string) => {
    if (line !== '.') {
      lines.push(line)
      return
    }
    body = undefined
    if (whim) {
      socket.destroy()
      return
    }
    takeIn({ recipient, mailFrom, source: lines.join('\r\n') })
    say('250 2.0.0 Ok')
  }
  const commands: Readonly<Record<string, (line: string) => void>> = {
    EHLO: () => say('250-odd.example', ...extensions.map((one) => `250-${one}`), '250 HELP'),
    MAIL(line) {
      mailFrom = line
      say('250 2.1.0 Ok')
    },
    RCPT(line) {
      recipient = /<([^>]*)>/.exec(line)?.[1] ?? ''
      whim = whimOf(recipient)
      if (whim === 'drops') socket.destroy()
      else if (whim === 'refuses-and-takes') say('550 5.1.1 No such user')
      else say(whim ? whim.answers : '250 2.1.5 Ok')
    },
    DATA() {
      const isRefused = typeof whim === 'object'
      if (!isRefused) body = []
      say(isRefused ? '503 5.5.1 No recipients' : '354 Go ahead')
    },
    QUIT: () => void socket.end('221 2.0.0 Bye\r\n'),
  }
  say('220 odd.example ESMTP')
  createInterface({ input: socket }).on('line', (line) => {
    const command = commands[line.slice(0, 4).toUpperCase()]
    if (body) takeLine(body, line)
    else if (command) command(line)
    else say('250 2.0.0 Ok')
  })
}
