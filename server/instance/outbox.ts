import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pagePolicy } from '../http/headers.ts'
import type { App } from '../http/mount.ts'
import { nothingHere } from '../http/problem.ts'
import { type Letter, outboxFolder } from '../integrations/mail.ts'
import { outboxPage } from './outbox-page.ts'

const loopbackHosts = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/
/** Whatever a proxy adds: behind one on this machine, everybody's address is this machine's. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Emails that were not sent because no SMTP is configured, newest first, as a page for people and as JSON
 * for programs; for the machine itself only. They hold links
 * that open accounts, so a name that leads here from elsewhere (a proxy, DNS rebinding) is refused as well.
 */
export function outboxRoutes({ http, services }: App): void {
  const { config, mail } = services
  // A proxy may hide itself; an instance with an address of its own is behind one.
  const isLocalInstance = loopbackHosts.test(new URL(config.publicUrl).host)
  http.get('/dev/outbox', async (request, reply) => {
    const isHere =
      isLocalInstance &&
      /^(127\.|::1$|::ffff:127\.)/.test(request.ip) &&
      loopbackHosts.test(request.headers.host ?? '') &&
      proxyHeaders.every((name) => request.headers[name] === undefined)
    if (mail.configured || !isHere) throw nothingHere()
    const folder = outboxFolder(config)
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
    const newest = names.toSorted().toReversed().slice(0, 50)
    const emails = await Promise.all(newest.map((name) => readEmail(path.join(folder, name))))
    if (!request.headers.accept?.includes('text/html')) return reply.send(emails)
    const page = outboxPage(emails)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(false, page))
      .send(page)
  })
}

async function readEmail(file: string) {
  const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { ...(JSON.parse(text) as Letter), writtenAt: mtime }
}
