import type { FastifyRequest } from 'fastify'
import { renderSample } from '../emails/service.ts'
import { pagePolicy } from '../http/headers.ts'
import type { App } from '../http/mount.ts'
import { nothingHere } from '../http/problem.ts'
import { listPage, previewsStyle, samplePage } from './email-previews-page.ts'
import { isFromThisMachine } from './this-machine.ts'

type Asked = FastifyRequest<{ Params: { name: string; scheme?: string } }>

const policy = `${pagePolicy(false, { styles: [previewsStyle] })}; frame-src 'self'`

/** Inside the frames of the preview: nothing of an email runs or is fetched. */
const framePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Every email of the product as it could be, on this machine only. Reads samples and no rows. */
export function emailPreviewRoutes({ http, services }: App): void {
  const { config } = services
  const samples = () =>
    services.features.flatMap(({ name, sampleEmails = [] }) =>
      sampleEmails.map((sample) => ({ ...sample, feature: name })),
    )
  const find = (request: Asked) => {
    const found = samples().find(({ name }) => name === request.params.name)
    if (!found || !isFromThisMachine(config, request)) throw nothingHere()
    return { ...found, ...renderSample(found, config.publicUrl) }
  }
  http.get('/dev/emails', (request, reply) => {
    if (!isFromThisMachine(config, request)) throw nothingHere()
    const page = listPage(samples().map((one) => ({ ...one, ...renderSample(one, config.publicUrl) })))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
  http.get('/dev/emails/:name', (request: Asked, reply) => {
    const page = samplePage(find(request))
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
  http.get('/dev/emails/:name/:scheme', (request: Asked, reply) => {
    const { html } = find(request)
    const media = request.params.scheme === 'dark' ? 'all' : 'not all'
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy)
      .send(html.replace('@media (prefers-color-scheme: dark)', `@media ${media}`))
  })
}
