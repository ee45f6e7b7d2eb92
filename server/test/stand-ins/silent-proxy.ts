import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'

/** A way to a database that can stop forwarding without a word: nothing arrives, and nothing says so. */
export async function silentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const frozen = new Set<Socket>()
  const open = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const upstream = connect(addressOf(target))
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    forward(client, upstream)
    forward(upstream, client)
    if (isFrozen) frozen.add(client).add(upstream)
  })
  function forward(from: Socket, to: Socket): void {
    from.on('data', (bytes) => {
      if (!frozen.has(from)) to.write(bytes)
    })
    from.on('end', () => {
      if (!frozen.has(from)) to.end()
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Connections that are open, and those to come, carry nothing any more. */
    freeze() {
      isFrozen = true
      for (const socket of open) frozen.add(socket)
    },
    /** New connections work again; the cut ones stay cut. */
    thaw() {
      isFrozen = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A Unix socket's folder stands in `?host=`. */
function addressOf({ hostname, port, searchParams }: URL) {
  const folder = searchParams.get('host')
  const number = searchParams.get('port') ?? port
  if (folder?.startsWith('/')) return { path: path.join(folder, `.s.PGSQL.${number || 5432}`) }
  return { host: folder ?? hostname, port: Number(number || 5432) }
}
