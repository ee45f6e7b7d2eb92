import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '#contract/brand.ts'
import { webFolder } from '../kit/folders.ts'
import { shareSizes } from '#shared/share/share-image.ts'
import { builtHtml, type Html, html, jsonScript } from '../http/html.ts'
import { wallColors } from './colors.ts'
import type { FoundWall } from './find.ts'
import { wallTitleOf, type Visit } from './page.ts'
import { wallCopy } from './copy.ts'

/** What the build made of `web/wall.html`: the style sheet, fonts and script of the page, as tags. */
export function wallAssets(): Html {
  try {
    const built = readFileSync(path.join(webFolder, 'wall.html'), 'utf8')
    const tags = built.match(/<link\b[^>]*\bhref="\/[^>]*>|<script\b[^>]*\bsrc="\/[^>]*><\/script>/g) ?? []
    return builtHtml(tags.join('\n'))
  } catch {
    // Not built: the page is all there, in the browser's own look.
    return builtHtml('')
  }
}

/** Where a wall is: on its own domain, if that is proven. */
export function canonicalOf({ domain, slug }: FoundWall, publicUrl: string): string {
  return domain ? `https://${domain}/` : `${publicUrl}/wall/${slug}`
}

export function wallDocument(visit: Visit, assets: Html, body: Html, publicUrl: string): string {
  const { wall, language } = visit
  const title = wallTitleOf(visit)
  const description = wall.intro || wallCopy[language].description(wall.name)
  const address = canonicalOf(wall, publicUrl)
  const colors = wallColors(wall)
  const head = html`<title>${title}</title>
    <meta name="description" content="${description.slice(0, 300)}" />
    <link rel="canonical" href="${address}" />
    ${!wall.isIndexed && html`<meta name="robots" content="noindex" />`}
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description.slice(0, 300)}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:site_name" content="${wall.name}" />
    <meta property="og:image" content="${publicUrl}/share/wall/${wall.slug}.png?lang=${language}" />
    <meta property="og:image:width" content="${String(shareSizes.wide.width)}" />
    <meta property="og:image:height" content="${String(shareSizes.wide.height)}" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${assets} ${colors !== '' && builtHtml(`<style>${colors}</style>`)}
    ${wall.isIndexed && jsonScript('application/ld+json', structuredData(visit, address))}`
  return documentOf(language, head, body)
}

/**
 * What search engines are told: that there is a page, and whose it is. No ratings and no reviews: engines forbid them
 * for a business on a page of its own (decision 48).
 */
function structuredData(visit: Visit, address: string): object {
  const { wall, language } = visit
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: wallTitleOf(visit),
    description: wall.intro || wallCopy[language].description(wall.name),
    url: address,
    inLanguage: language,
    about: { '@type': 'Organization', name: wall.name, ...(wall.businessUrl && { url: wall.businessUrl }) },
  }
}

export function missingDocument(language: string, assets: Html, body: Html): string {
  const head = html`<title>${brand.name}</title>
    <meta name="robots" content="noindex" />
    ${assets}`
  return documentOf(language, head, body)
}

function documentOf(language: string, head: Html, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text
}
