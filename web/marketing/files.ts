import { pages } from './pages.ts'
import { feed } from './copy/feed.ts'
import { searchPath } from './guide/search-entry.ts'
import { searchFile } from './guide/search-file.ts'

/** A file of the public site that is not a page. `text` gets the address this instance is reached at. */
export interface SiteFile {
  path: string
  text: (publicUrl: string) => string
}

export const files: readonly SiteFile[] = [
  { path: '/sitemap.xml', text: sitemap },
  { path: '/robots.txt', text: robots },
  { path: '/blog/rss.xml', text: feed },
  { path: searchPath, text: searchFile },
]

function sitemap(publicUrl: string): string {
  const urls = pages
    .filter(({ isHidden, canonical }) => !isHidden && canonical === undefined)
    .map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Private pages carry links that only one customer was given. */
function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /my/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
