import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '../http/cookies.ts'
import { pagePolicy } from '../http/headers.ts'
import type { App } from '../http/mount.ts'
import { nothingHere, Problem } from '../http/problem.ts'
import { outboxFolder } from '../integrations/mail/mail.ts'
import type { OutgoingEmail } from '../integrations/mail/outgoing-email.ts'
import { outboxPage, outboxStyle, outboxTokenPage } from './outbox-page.ts'
import { hasOutboxCookie, isOutboxToken, outboxCookie, outboxPath } from './outbox-token.ts'
import { isFromThisMachine } from './this-machine.ts'

const cookieSeconds = 30 * 86_400
const longestBodyBytes = 1_024

/**
 * Emails that were not sent because no SMTP is configured, newest first, as a page for people and as JSON for programs.
 * They hold links that open accounts. A proxy on this machine that adds no header looks like this machine itself, so they
 * need the token that the server printed when it started; and names that lead here from elsewhere (a proxy that does add
 * one, DNS rebinding) are refused with it, too.
 */
export function outboxRoutes({ http, services }: App): void {
  const { config, mail, secrets } = services
  const isShown = (request: FastifyRequest) => !mail.configured && isFromThisMachine(config, request)
  const remember = (reply: FastifyReply, token: string) =>
    setCookie(config, reply, outboxCookie, token, {
      maxAgeSeconds: cookieSeconds,
      path: outboxPath,
      sameSite: 'strict',
    })

  http.get(outboxPath, async (request: FastifyRequest<{ Querystring: { token?: unknown } }>, reply) => {
    if (!isShown(request)) throw nothingHere()
    const { token } = request.query
    const isForPeople = request.headers.accept?.includes('text/html') ?? false
    const hasToken = isOutboxToken(secrets, token)
    if (!hasToken && !hasOutboxCookie(secrets, request)) {
      if (isForPeople) return sendPage(reply.code(403), outboxTokenPage(token !== undefined))
      throw new Problem('not-allowed', 'The outbox needs the token that the server printed when it started.')
    }
    if (!isForPeople) return reply.send(await readEmails(outboxFolder(config)))
    if (!hasToken) return sendPage(reply, outboxPage(await readEmails(outboxFolder(config))))
    // Out of the address: it would stay in the browser's history.
    remember(reply, token)
    return reply.redirect(outboxPath, 303)
  })

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(outboxPath, { bodyLimit: longestBodyBytes }, async (request, reply) => {
      if (!isShown(request)) throw nothingHere()
      // Many paste the whole address from the log.
      const token = new URLSearchParams(String(request.body)).get('token')?.trim().split('token=').at(-1)
      if (!isOutboxToken(secrets, token)) return sendPage(reply.code(403), outboxTokenPage(true))
      remember(reply, token)
      return reply.redirect(outboxPath, 303)
    })
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': pagePolicy(false, { styles: [outboxStyle] }),
      'referrer-policy': 'no-referrer',
    })
    .send(page)
}

async function readEmails(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const newest = names.toSorted().toReversed().slice(0, 50)
  return Promise.all(newest.map((name) => readEmail(path.join(folder, name))))
}

async function readEmail(file: string) {
  const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
  return { ...(JSON.parse(text) as OutgoingEmail), writtenAt: mtime }
}
