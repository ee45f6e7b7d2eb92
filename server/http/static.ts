import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from './headers.ts'
import { prepare, type Prepared, sendPrepared } from './prepared.ts'
import { Problem } from './problem.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** Pages for customers, who have no account; everything else is the owner's app. */
const customerPages = /^\/(testimonial-form|testimonial-success|my)(\/|$)/i

/**
 * Serves the built web app from memory: files by name, and the page that fits for every other address.
 * An unknown address below /api or with a file's ending is a 404.
 */
export async function serveWeb(http: FastifyInstance, folder: string): Promise<void> {
  const files = await readAll(folder)
  http.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://local')
    const file = files.get(pathname)
    if (file && !pathname.endsWith('.html')) return sendPrepared(request, reply, file)
    const page = files.get(pageFor(pathname))
    if (pathname.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(pathname) || !page) {
      throw new Problem('not-found', 'There is nothing at this address.')
    }
    reply.header('content-security-policy', pagePolicy(false))
    return sendPrepared(request, reply, page)
  })
}

function pageFor(pathname: string): string {
  return customerPages.test(pathname) ? '/form.html' : '/index.html'
}

async function readAll(folder: string): Promise<Map<string, Prepared>> {
  const files = new Map<string, Prepared>()
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.map')) continue
    const file = path.join(entry.parentPath, entry.name)
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`
    const type = types[path.extname(entry.name)] ?? 'application/octet-stream'
    const cacheControl = pathname.startsWith('/assets/') ? forever : revalidate
    files.set(
      pathname,
      prepare(await readFile(file), { 'content-type': type, 'cache-control': cacheControl }),
    )
  }
  return files
}
