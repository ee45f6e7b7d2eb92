import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './mount.ts'
import { callerOf } from './limits/rate-limit.ts'
import { Problem } from './problem.ts'

/** Routes that other services call. The body is kept as it came: signatures are on its bytes, and not all of it is JSON. */
export function withRawBodies(http: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    mount(scope)
  })
}

export function rawBodyOf({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

/** Each counts as a guess of the secret. */
export async function refuseUnsigned(
  { limits }: Pick<App, 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<never> {
  await limits.hit('auth', callerOf(request.ip), reply)
  throw new Problem('invalid-input', 'The signature is missing, wrong, or not of the last five minutes.')
}
