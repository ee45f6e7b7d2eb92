import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { brand } from '#contract/brand.ts'
import { files } from './files.ts'
import { pages } from './pages.ts'
import type { SitePage } from './site-page.ts'
import { loadIslands } from './shell/island.tsx'
import { TakesPayments } from './shell/payments.ts'
import { SiteShell } from './shell/site-shell.tsx'

/** Where the server puts the address it is reached at. */
const publicUrl = '__PUBLIC_URL__'

/**
 * Every file of the public site: its path, and its text. Pages that say something else where payments are taken are
 * there twice.
 */
export async function renderSite(template: string): Promise<{ path: string; text: string }[]> {
  await loadIslands()
  return [
    ...pages.flatMap((page) => {
      const text = renderDocument(template, page, false)
      const paid = renderDocument(template, page, true)
      const name = pageFileOf(page.path)
      const shown = { path: `/site${name}`, text }
      return paid === text ? [shown] : [shown, { path: `/site-with-payments${name}`, text: paid }]
    }),
    ...files.map(({ path, text }) => ({ path: `/site${path}`, text: text(publicUrl) })),
  ]
}

function pageFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

function renderDocument(template: string, page: SitePage, takesPayments: boolean): string {
  const Page = page.component
  const body = renderToString(
    <TakesPayments.Provider value={takesPayments}>
      <SiteShell>
        <Page />
      </SiteShell>
    </TakesPayments.Provider>,
  )
  const said = takesPayments ? { ...page, ...page.withPayments } : page
  // Functions, because `$` in a replacement string means something.
  return template.replace('<!--head-->', () => headTagsOf(said)).replace('<!--body-->', () => body)
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
