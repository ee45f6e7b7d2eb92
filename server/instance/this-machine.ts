import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

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

/** Whether a request comes from this machine to an instance that is only reached there, with no proxy between. */
export function isFromThisMachine(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: FastifyRequest,
): boolean {
  return (
    // A proxy may add no header. An instance with a public address counts as behind one.
    loopbackHosts.test(new URL(publicUrl).host) &&
    /^(127\.|::1$|::ffff:127\.)/.test(request.ip) &&
    loopbackHosts.test(request.headers.host ?? '') &&
    proxyHeaders.every((name) => request.headers[name] === undefined)
  )
}
