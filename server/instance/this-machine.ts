import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

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

/** Whether an instance is only reached on this machine. One with a public address counts as behind a proxy. */
export function isOnlyHere({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return loopbackHosts.test(new URL(publicUrl).host)
}

/**
 * Whether a request comes from this machine to an instance that is only reached there, with no proxy between that says so.
 * A proxy may add no header: what is secret needs more than this.
 */
export function isFromThisMachine(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  return (
    isOnlyHere(config) &&
    /^(127\.|::1$|::ffff:127\.)/.test(request.ip) &&
    loopbackHosts.test(request.headers.host ?? '') &&
    proxyHeaders.every((name) => request.headers[name] === undefined)
  )
}
