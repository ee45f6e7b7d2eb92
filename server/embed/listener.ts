import { Client } from 'pg'

const channel = 'plaudit_embed'
const retryMs = 1_000

/**
 * Hears of changed workspaces from every node, and reconnects for ever. What is said while there is no
 * connection is lost, so `forget` is called without a workspace after each connect.
 */
export function listenForChanges(url: string, forget: (workspaceId?: string) => void): () => Promise<void> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, application_name: 'plaudit embed', keepAlive: true })
    client = next
    const again = (): void => {
      if (isStopped || client !== next) return
      client = undefined
      timer = setTimeout(() => void connect(), retryMs).unref()
      next.end().catch(() => undefined)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => forget(payload))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      forget()
    } catch {
      again()
    }
  }

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
