import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { App } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { outboxFolder } from '../outside/mail.ts'

/** Letters that were not sent because no SMTP is configured, newest first; for the machine itself only. */
export function outboxRoutes({ http, services }: App): void {
  const { config, mail } = services
  http.get('/dev/outbox', async (request, reply) => {
    const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
    if (mail.configured || !isLoopback) throw new Problem('not-found', 'There is nothing at this address.')
    const folder = outboxFolder(config)
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const newest = names.toSorted().toReversed().slice(0, 50)
    const letters = await Promise.all(newest.map((name) => readFile(path.join(folder, name), 'utf8')))
    return reply.type('application/json').send(`[${letters.join(',')}]`)
  })
}
