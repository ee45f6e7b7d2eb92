import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { brand } from '#contract/brand.ts'
import { files } from './files.ts'
import { pages } from './pages.ts'
import type { SitePage } from './site-page.ts'
import { loadIslands } from './shell/island.tsx'
import { SiteShell } from './shell/site-shell.tsx'

/** Where the server puts the address it is reached at. */
const publicUrl = '__PUBLIC_URL__'

/** Every file of the public site: its path below the site's folder, and its text. */
export async function renderSite(template: string): Promise<{ path: string; text: string }[]> {
  await loadIslands()
  return [
    ...pages.map((page) => ({ path: pageFileOf(page.path), text: renderDocument(template, page) })),
    ...files.map(({ path, text }) => ({ path, text: text(publicUrl) })),
  ]
}

function pageFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

function renderDocument(template: string, page: SitePage): string {
  const Page = page.component
  const body = renderToString(
    <SiteShell>
      <Page />
    </SiteShell>,
  )
  // Functions, because `$` in a replacement string means something.
  return template.replace('<!--head-->', () => headTagsOf(page)).replace('<!--body-->', () => body)
}

function headTagsOf(page: SitePage): string {
  const canonical = `${publicUrl}${page.canonical ?? page.path}`
  const image = `${publicUrl}${page.ogImage ?? '/og.png'}`
  const tags = renderToStaticMarkup(
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  )
  return tags + (page.jsonLd ?? []).map(dataBlock).join('')
}

/** `<` is escaped, so that no text inside can end the element. */
function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return `<script type="application/ld+json">${json}</script>`
}
