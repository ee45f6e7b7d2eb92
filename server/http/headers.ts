import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { sha256 } from '../kit/ids.ts'

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

interface Inline {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  /** The page loads the payment provider's script when somebody starts a checkout. */
  readonly startsPayments?: boolean
}

const paymentScripts = 'https://js.stripe.com'
const paymentCalls = 'https://api.stripe.com'

/**
 * For our own pages. `framing` is for the display page, which businesses put into frames. `inline` is what the page's
 * template carries, allowed by its hash. It is never read from the finished page: that would allow whatever got into it.
 */
export function pagePolicy(
  framing: boolean,
  { scripts = [], styles = [], startsPayments = false }: Inline = {},
): string {
  const others = startsPayments ? [paymentScripts] : []
  return [
    ...contentSecurityPolicy.filter((part) => !startsPayments || !part.startsWith('connect-src')),
    ...(startsPayments ? [`connect-src 'self' ${paymentCalls}`, `frame-src ${paymentScripts}`] : []),
    ['script-src', "'self'", ...others, ...scripts.map(hashSource)].join(' '),
    ['style-src', "'self'", ...styles.map(hashSource)].join(' '),
    `frame-ancestors ${framing ? '*' : "'none'"}`,
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${sha256(text).toString('base64')}'`
}

/** What every answer says, unless its route said otherwise. What may be kept says so itself. */
export function headersOfEveryAnswer({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

export function secureHeaders(http: FastifyInstance, config: Config): void {
  const always = Object.entries(headersOfEveryAnswer(config))
  http.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of always) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
