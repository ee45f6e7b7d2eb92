import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { meantAddress } from '../guessed-addresses.ts'
import { pagePolicy } from '../headers.ts'
import { lazily, prepareBody, prepareAsIs, type Prepared, sendPrepared } from '../prepared.ts'
import { nothingHere } from '../problem.ts'

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
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Compressed as they are. */
const pictures = /\.(png|webp|woff2)$/

const forever = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'
/** The build writes the public site here, one file a page. */
const siteFolder = '/site'

/** And here those pages of it that say something else where payments are taken. */
const paidSiteFolder = '/site-with-payments'

/** And here the pages of customers that have code of their own. */
const customerFolder = '/customers'

/** Made of what one customer wrote or was given: never in a search engine, even when somebody links to it. */
const privatePages = /^\/(testimonial-success|my|verify|oauth)(\/|$)/
const customerPages =
  /^\/((testimonial-form|qr-testimonial|testimonial-success|my|verify|unsubscribe|wall)(\/|$)|oauth\/[^/]+\/review$)/
const rewardPage = /^\/my\/[^/]+\/reward$/
/** Their addresses carry what a customer wrote, until the page has read it. */
const outboundPages = /^\/oauth\//
/** The build writes here which addresses are pages of the owner's app, as the app's features state them. */
const addressesFile = 'app-addresses.json'
/** And here the scripts inside the template of the public site. */
const siteScriptsFile = 'site-scripts.json'

interface BuiltWeb {
  readonly files: ReadonlyMap<string, () => Prepared>
  readonly appAddresses: ReadonlySet<string>
}

/**
 * Serves what was built from memory, as it was when the server started: files by name, the prerendered pages of the
 * public site, and for the addresses of the two apps the page they start from. Any other address gets the not-found
 * page, and a program gets a problem.
 * `statusFor` says of an address of a page that there is nothing behind it, or no longer; `headFor` gives what else the head of its
 * page says, as HTML, for programs that read no more than that.
 */
export async function serveWeb(
  http: FastifyInstance,
  folder: string,
  config: Config,
  statusFor: (pathname: string, query: URLSearchParams) => Promise<404 | 410 | undefined> = () =>
    Promise.resolve(undefined),
  headFor: (pathname: string, request: FastifyRequest) => Promise<string> = () => Promise.resolve(''),
): Promise<void> {
  let built = readBuiltWeb(folder, config.publicUrl)
  http.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // As the router read it: escapes are resolved, and a leading `//` names no other host.
    const pathname = `/${request.params['*']}`
    // Developers build while the server runs; what lies in assets has another name then.
    if (config.development && !built.files.has(pathname)) built = readBuiltWeb(folder, config.publicUrl)
    const { files } = built
    const file = files.get(pathname) ?? files.get(`${siteFolder}${pathname}`)
    if (file && !pathname.endsWith('.html')) return sendPrepared(request, reply, file())
    const place = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
    if (privatePages.test(place)) reply.header('x-robots-tag', 'noindex')
    if (outboundPages.test(place)) reply.header('referrer-policy', 'no-referrer')
    const page = files.get(pageFor(place, built, config.payments !== undefined))?.()
    if (!page) return sendElsewhere(request, reply, place) ?? sendMissingFile(request, reply, files)
    // Such a page says itself what is missing, in its reader's language.
    const status = await statusFor(pathname, new URLSearchParams(request.url.split('?')[1]))
    if (status) return sendAsMissing(reply, page, status)
    return sendPrepared(request, reply, withHead(page, await headFor(pathname, request)))
  })
}

/** People who guessed an address are sent to the page that they mean. */
function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  place: string,
): FastifyReply | undefined {
  const address = meantAddress(place)
  return address !== undefined && wantsPage(request) ? reply.redirect(address) : undefined
}

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** People get the page that says so; a program, and whoever asked for a file, gets a problem. */
function sendMissingFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: BuiltWeb['files'],
): FastifyReply {
  const page = files.get(`${siteFolder}/404.html`)?.()
  if (!page || !wantsPage(request)) throw nothingHere()
  return sendAsMissing(reply, page)
}

/** Without a tag: an answer of 304 would take the place of 404. */
function sendAsMissing(reply: FastifyReply, page: Prepared, status: 404 | 410 = 404): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.identity.body)
}

/** What was written into the page is no script and no style, so its policy stays. */
function withHead(page: Prepared, more: string): Prepared {
  if (more === '') return page
  const html = page.identity.body.toString().replace('</head>', () => `${more}</head>`)
  return prepareBody(html, page.headers)
}

function pageFor(pathname: string, { files, appAddresses }: BuiltWeb, takesPayments: boolean): string {
  if (customerPages.test(pathname)) {
    const name = rewardPage.test(pathname) ? 'reward' : pathname.split('/')[1]
    const own = `${customerFolder}/${name}.html`
    return files.has(own) ? own : '/form.html'
  }
  if (appAddresses.has(pathname)) return '/index.html'
  if (pathname === '/404') return ''
  const name = `${pathname === '/' ? '/index' : pathname}.html`
  const paid = `${paidSiteFolder}${name}`
  return takesPayments && files.has(paid) ? paid : `${siteFolder}${name}`
}

/** At once, without waiting for each of two hundred files: nobody is served yet. */
function readBuiltWeb(folder: string, publicUrl: string): BuiltWeb {
  return {
    files: readStaticFiles(folder, publicUrl),
    appAddresses: new Set([...readListed(folder, addressesFile), '/dev/ui']),
  }
}

function readListed(folder: string, name: string): string[] {
  const file = path.join(folder, name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

function readStaticFiles(folder: string, publicUrl: string): BuiltWeb['files'] {
  const files = new Map<string, () => Prepared>()
  const siteScripts = readListed(folder, siteScriptsFile)
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const entry of found) {
    if (!entry.isFile() || entry.name.endsWith('.map') || isList(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`
    files.set(pathname, prepareFile(file, pathname, { publicUrl, siteScripts }))
  }
  return files
}

/** Where a checkout starts, as servers with a payment provider send it. */
const pricingPage = '/site-with-payments/pricing.html'

const isList = (name: string) => name === addressesFile || name === siteScriptsFile

/** What was read before in this process and has not changed since. */
const known = new Map<string, () => Prepared>()

interface Site {
  readonly publicUrl: string
  readonly siteScripts: readonly string[]
}

/** Read now, so that a build beside a running server changes nothing of it, and prepared when somebody asks for it first. */
function prepareFile(file: string, pathname: string, site: Site): () => Prepared {
  const { mtimeMs, size } = statSync(file)
  const version = [file, mtimeMs, size, site.publicUrl, ...site.siteScripts].join(' ')
  const before = known.get(version)
  if (before) return before
  const bytes = readFileSync(file)
  const prepared = lazily(() => prepareBytes(bytes, pathname, site))
  known.set(version, prepared)
  return prepared
}

function prepareBytes(bytes: Buffer, pathname: string, { publicUrl, siteScripts }: Site): Prepared {
  const isOfSite = /^\/site(-with-payments)?\//.test(pathname)
  const body = isOfSite ? bytes.toString().replaceAll('__PUBLIC_URL__', publicUrl) : bytes
  const startsPayments = pathname === pricingPage
  const policy = () =>
    pagePolicy(false, isOfSite ? { scripts: siteScripts, styles: stylesIn(bytes), startsPayments } : {})
  const headers = {
    'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/') ? forever : revalidate,
    ...(pathname.endsWith('.html') && { 'content-security-policy': policy() }),
  }
  return pictures.test(pathname) ? prepareAsIs(bytes, headers) : prepareBody(body, headers)
}

/** What the build gave a page of the public site to paint with before its style sheet is there. */
function stylesIn(page: Buffer): string[] {
  return [...page.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
}
