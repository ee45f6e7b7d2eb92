import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sha256 } from '../ids.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
]

/**
 * For our own pages. `framing` is for the display page, which businesses put into frames. What `page`, a page that we
 * built, carries inline is allowed by its hash, and nothing else is.
 */
export function pagePolicy(framing: boolean, page = ''): string {
  return [
    ...contentSecurityPolicy,
    ['script-src', "'self'", ...hashesOf(page, /<script>(.*?)<\/script>/gs)].join(' '),
    ['style-src', "'self'", ...hashesOf(page, /<style>(.*?)<\/style>/gs)].join(' '),
    `frame-ancestors ${framing ? '*' : "'none'"}`,
  ].join('; ')
}

function hashesOf(page: string, inline: RegExp): string[] {
  return [...page.matchAll(inline)].map(([, text = '']) => `'sha256-${sha256(text).toString('base64')}'`)
}

/** What every answer says, unless its route said otherwise. */
export function secureHeaders(http: FastifyInstance, config: Config): void {
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  http.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(always)) if (!reply.hasHeader(name)) reply.header(name, value)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
}
