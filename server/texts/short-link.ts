import type { Services } from '../context.ts'
import type { App } from '../http/mount.ts'
import { callerOf } from '../http/limits/rate-limit.ts'

/** Where a personal link leads, with as few letters as its id allows. */
export function shortLink({ config }: Pick<Services, 'config'>, linkId: string): string {
  return `${config.publicUrl}/t/${linkId}`
}

/** As long as one is: for what shows how a message will look. */
export const exampleLinkId = 'AbCdEfGhIjKlMnOpQrStUv'

/** It only leads on: nothing is noted before the form is open in a browser. */
export function shortLinkRoutes({ http, limits }: App): void {
  http.get('/t/:id', async (request, reply) => {
    await limits.hit('public-read', callerOf(request.ip), reply)
    const { id } = request.params as { id: string }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(`/testimonial-form/${encodeURIComponent(id)}`, 302)
  })
}
