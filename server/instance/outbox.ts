import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pagePolicy } from '../http/headers.ts'
import type { App } from '../http/mount.ts'
import { nothingHere } from '../http/problem.ts'
import { type OutgoingEmail, outboxFolder } from '../integrations/mail.ts'
import { outboxPage, outboxStyle } from './outbox-page.ts'
import { isFromThisMachine } from './this-machine.ts'

/**
 * Emails that were not sent because no SMTP is configured, newest first, as a page for people and as JSON
 * for programs; for the machine itself only. They hold links
 * that open accounts, so a name that leads here from elsewhere (a proxy, DNS rebinding) is refused as well.
 */
export function outboxRoutes({ http, services }: App): void {
  const { config, mail } = services
  http.get('/dev/outbox', async (request, reply) => {
    if (mail.configured || !isFromThisMachine(config, request)) throw nothingHere()
    const folder = outboxFolder(config)
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const newest = names.toSorted().toReversed().slice(0, 50)
    const emails = await Promise.all(newest.map((name) => readEmail(path.join(folder, name))))
    if (!request.headers.accept?.includes('text/html')) return reply.send(emails)
    const page = outboxPage(emails)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(false, { styles: [outboxStyle] }))
      .send(page)
  })
}

async function readEmail(file: string) {
  const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { ...(JSON.parse(text) as OutgoingEmail), writtenAt: mtime }
}
