import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { customerLanguages } from '#contract/languages.ts'
import type { ShareColors, ShareFormat } from '#shared/share/share-image.ts'
import { fontsFolder } from '../kit/folders.ts'
import type { App } from '../http/mount.ts'
import { notFound, Problem } from '../http/problem.ts'
import { callerOf } from '../http/limits/rate-limit.ts'
import { type ShareContent, shareContent } from './content.ts'
import { createImageCache, type Look, tagOfShare } from './images.ts'
import { limits as own } from './limits.ts'
import { wallContent } from './wall-content.ts'

const types = { png: 'image/png', svg: 'image/svg+xml; charset=utf-8' } as const

/** As decision 7: kept by others for at most 50 seconds. */
const keptBriefly = {
  'cache-control': 'public, max-age=50, must-revalidate',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-robots-tag': 'noindex',
}

const headersOf = ({ format, size }: Look) => ({
  'content-type': types[format],
  // Should a browser open it as a page, it can do nothing there.
  'content-security-policy': "default-src 'none'; img-src data:; sandbox",
  'content-disposition': `inline; filename="testimonial-${size}.${format}"`,
})

interface Call {
  Params: { id: string; format: ShareFormat }
  Querystring: Record<string, unknown>
}

/** What social networks and owners load: no session, and no schema beyond this file. */
export function shareRoutes({ http, services, limits, kept }: App): void {
  const images = createImageCache()

  async function sendImage(
    request: FastifyRequest<Call>,
    reply: FastifyReply,
    find: (request: FastifyRequest<Call>) => Promise<ShareContent | undefined>,
  ): Promise<FastifyReply> {
    const { params, query, headers, ip } = request
    await limits.hit('public-read', callerOf(ip), reply)
    const content = await find(request)
    if (!content) throw notFound('image')
    kept.allow(request, content.workspaceId)
    const look = lookIn(params.format, query, content.colors)
    const tag = tagOfShare(content, look)
    const isKnown = headers['if-none-match']?.includes(tag)
    const image = isKnown ? undefined : (images.find(tag) ?? (await draw(tag, content, look, request, reply)))
    reply.headers({ ...keptBriefly, etag: `"${tag}"` })
    if (!image) return reply.code(304).send()
    return reply.headers(headersOf(look)).send(image)
  }

  async function draw(
    tag: string,
    content: ShareContent,
    look: Look,
    { ip }: FastifyRequest<Call>,
    reply: FastifyReply,
  ): Promise<Buffer> {
    if (!existsSync(path.join(fontsFolder, 'fonts.conf'))) throw withoutFonts()
    await limits.hitLimit(own.drawings, callerOf(ip), reply)
    return images.draw(tag, content, look)
  }

  const ending = ':format(^png|svg$)'
  http.get<Call>(`/share/:id(^[\\w-]+).${ending}`, (request, reply) =>
    sendImage(request, reply, ({ params }) => shareContent(services, params.id)),
  )
  http.get<Call>(`/share/wall/:id(^[\\w-]+).${ending}`, (request, reply) =>
    sendImage(request, reply, ({ params, query }) => {
      const language = customerLanguages.find((one) => one === query['lang']) ?? customerLanguages[0]
      return wallContent(services, params.id, language)
    }),
  )
}

function lookIn(format: ShareFormat, query: Call['Querystring'], own: ShareColors): Look {
  return {
    format,
    size: query['size'] === 'square' ? 'square' : 'wide',
    colors: {
      accent: queryColorOf(query['accent']) ?? own.accent,
      background: queryColorOf(query['background']) ?? own.background,
    },
  }
}

/** `0d6a52`; anything else is as if nothing had been said. */
function queryColorOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : undefined
}

function withoutFonts(): Problem {
  return new Problem(
    'unavailable',
    "The fonts of images haven't been built. Start the server with npm start.",
  )
}
