import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../../http/headers.ts'
import { languageOfVisit } from '../../http/language.ts'
import type { App } from '../../http/mount.ts'
import { callerOf } from '../../http/limits/rate-limit.ts'
import { readSubscription, subscribe } from './subscription.ts'
import { unsubscribePage, unsubscribeStyle } from './unsubscribe-page.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Asked = FastifyRequest<{ Params: { token: string } }>

const policy = pagePolicy(false, { styles: [unsubscribeStyle] })

/** Mail programs send a form in either encoding, and some of them nothing at all. */
const longestBodyBytes = 4_096

/**
 * Where customers unsubscribe. Reading it changes nothing: scanners follow every link in an email. What is sent acts at
 * once, from the page's own button or from a mail program's (RFC 8058), which carries no cookie and sees no page.
 */
export function unsubscribeRoutes({ http, services, limits }: App): void {
  const { secrets } = services
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    scope.get('/unsubscribe/:token', async (request: Asked, reply) => {
      await limits.hit('public-read', callerOf(request.ip), reply)
      const of = readUnsubscribeToken({ secrets }, request.params.token)
      const page = unsubscribePage(visitorLanguageOf(request), of && (await readSubscription(services, of)))
      return sendPage(reply.code(of ? 200 : 404), page)
    })

    const options = { bodyLimit: longestBodyBytes }
    scope.post('/unsubscribe/:token', options, async (request: Asked, reply) => {
      await limits.hit('public-write', callerOf(request.ip), reply)
      const of = readUnsubscribeToken({ secrets }, request.params.token)
      if (!of) return sendPage(reply.code(404), unsubscribePage(visitorLanguageOf(request), undefined))
      const body = typeof request.body === 'string' ? request.body : ''
      if (/List-Unsubscribe/i.test(body)) {
        await subscribe(services, of, 'one-click')
        return reply.type('text/plain; charset=utf-8').send('Unsubscribed')
      }
      await subscribe(services, of, new URLSearchParams(body).get('action') === 'undo' ? null : 'page')
      // The page says what is so now, and going back to it or reloading it sends nothing again.
      return reply.redirect(request.url, 303)
    })
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .send(page)
}

function visitorLanguageOf(request: Asked) {
  const query = new URL(request.url, 'http://localhost').searchParams
  return languageOfVisit(query, request.headers['accept-language'])
}
