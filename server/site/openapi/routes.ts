import type { App } from '../../http/mount.ts'
import { describeApi } from './description.ts'

/** `/openapi.json`, which tools of other people read from anywhere. */
export function openApiRoutes({ http, services, mounted }: App): void {
  let text: string | undefined
  http.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(describeApi(mounted, services.config.publicUrl))
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300',
      })
      .type('application/json')
      .send(text)
  })
}
