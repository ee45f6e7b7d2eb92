import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { pagePolicy } from '../http/headers.ts'
import type { Html } from '../http/html.ts'
import { languageOfVisit } from '../http/language.ts'
import { compressAside } from '../http/prepared.ts'
import { sha256 } from '../kit/ids.ts'
import { presentToAll } from '../testimonials/service.ts'
import { readAsked } from './asked.ts'
import { wallColors } from './colors.ts'
import { missingDocument, wallDocument } from './document.ts'
import type { FoundWall } from './find.ts'
import { missingPage, wallPage } from './page.ts'
import { readShown } from './shown.ts'
import { languagesWritten } from './written.ts'

/** A page is asked for anew after 50 seconds: what is withdrawn has left every cache within 60 (decision 7). */
const cacheControl = 'public, max-age=50, must-revalidate'

type Serving = Pick<Services, 'db' | 'secrets' | 'config'>

/** Sends the page of a wall, or 304 where the visitor has it: that is known before a testimonial is read. */
export async function sendWall(
  services: Serving,
  wall: FoundWall,
  assets: Html,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, config } = services
  const query = searchParamsOf(request)
  const language = languageOfVisit(query, request.headers['accept-language'])
  const written = await languagesWritten(db, wall)
  const asked = readAsked(query, wall, written)
  const encoding = encodingOf(request)
  const etag = `"${pageTagOf([wall, asked, language, assets.text])}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.headers({
    etag,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding, Accept-Language',
    ...(!wall.isIndexed && { 'x-robots-tag': 'noindex' }),
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const { rows, next, matching } = await readShown(db, wall, asked)
  const visit = {
    wall,
    asked,
    query,
    language,
    next,
    matching,
    home: config.publicUrl,
    testimonials: rows.map((row) => presentToAll(services, row, language)),
    written,
    pathOf: (address: string) => address.replace(config.publicUrl, ''),
  }
  const document = wallDocument(visit, assets, wallPage(visit), config.publicUrl)
  return sendHtml(reply, document, encoding, [wallColors(wall)])
}

/** The same answer for a slug that nobody has and for a wall that is off. */
export function sendMissingWall(
  { config }: Pick<Services, 'config'>,
  assets: Html,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOfVisit(searchParamsOf(request), request.headers['accept-language'])
  const body = missingPage(language, config.publicUrl)
  reply.code(404).header('vary', 'Accept-Language')
  return sendHtml(reply, missingDocument(language, assets, body), 'identity')
}

type Encoding = 'br' | 'gzip' | 'identity'

async function sendHtml(
  reply: FastifyReply,
  document: string,
  encoding: Encoding,
  styles: readonly string[] = [],
): Promise<FastifyReply> {
  const bytes = Buffer.from(document)
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(false, { styles }))
    .header('x-content-type-options', 'nosniff')
  if (encoding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await compressAside(bytes, encoding))
}

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

function searchParamsOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start))
}

/** Of everything that the page is made of: testimonials raise `embedVersion`. */
function pageTagOf(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts)).toString('base64url').slice(0, 22)
}
