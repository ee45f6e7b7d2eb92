import type { App } from '../../http/mount.ts'
import { describeApi } from './description.ts'
import { typesOf } from './types.ts'

/** `/openapi.json` and its types `/openapi.d.ts`, which tools of other people read from anywhere. */
export function openApiRoutes({ http, services, mounted }: App): void {
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  }
  // When it is asked for: other features mount after this one.
  const describe = () => describeApi(mounted, services.config.publicUrl)
  let description: string | undefined
  let types: string | undefined
  http.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(describe())
    return reply.headers(headers).type('application/json').send(description)
  })
  http.get('/openapi.d.ts', (_request, reply) => {
    types ??= typesOf(describe())
    return reply.headers(headers).type('text/plain; charset=utf-8').send(types)
  })
}
