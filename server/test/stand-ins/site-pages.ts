import { existsSync } from 'node:fs'
import { Window, type Document, type Element } from 'happy-dom'
import type { TestApp } from '../test-app.ts'

if (!existsSync('dist/web/site')) throw new Error('The pages are not built. `npm run build` builds them.')

const parser = new new Window({ settings: { disableJavaScriptFileLoading: true } }).DOMParser()

/** A page as it comes from the server, before any script has touched it. */
export interface SitePage {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly document: Document
  /** What its main part says, with single spaces. */
  readonly text: string
}

/** Asks the app for a page of the public site, as a browser does. */
export async function sitePage(app: TestApp, path: string): Promise<SitePage> {
  const { statusCode, headers, body } = await fileOf(app, path)
  const document = parser.parseFromString(body, 'text/html')
  return {
    path,
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    html: body,
    document,
    text: textOf(document.querySelector('main')),
  }
}

/** Every page that the sitemap names. */
export async function sitePages(app: TestApp): Promise<SitePage[]> {
  const { body } = await fileOf(app, '/sitemap.xml')
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return Promise.all(paths.map((path) => sitePage(app, path)))
}

export function fileOf({ http }: TestApp, url: string) {
  return http.inject({ url, headers: { accept: 'text/html' } })
}

export function textOf(element: Pick<Element, 'textContent'> | null): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** What a screen reader calls it. */
export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element)
}
