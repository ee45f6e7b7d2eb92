import { shareImagePath, shareSizes } from '#shared/share/share-image.ts'
import { resolveBusiness } from '../collection/service.ts'
import type { Services } from '../context.ts'
import { readVerifyId, verifyPath } from '../provenance/service.ts'
import { findShownWords, shownName } from '../testimonials/service.ts'
import { escapeXml } from './escape-xml.ts'

const longestDescription = 200

/** What social networks and messengers show of a link to a testimonial (Open Graph); nothing for any other page. `isOf` hears whose it is. */
export async function headOfVerifyPage(
  services: Services,
  pathname: string,
  isOf: (workspaceId: string) => void = () => undefined,
): Promise<string> {
  const [, id] = /^\/verify\/([^/]*)\/?$/i.exec(pathname) ?? []
  const ids = id === undefined ? undefined : readVerifyId(id)
  if (!ids) return ''
  isOf(ids.workspaceId)
  // Without the database, the page itself waits for it.
  return openGraphTagsOf(services, ids).catch(() => '')
}

async function openGraphTagsOf(
  { db, config }: Services,
  ids: { readonly workspaceId: string; readonly id: string },
): Promise<string> {
  const row = await findShownWords(db, ids)
  if (!row) return ''
  const { name } = await resolveBusiness(db, row.workspaceId)
  const path = verifyPath(row)
  const title = `${shownName(row).customerName} on ${name}`
  const { width, height } = shareSizes.wide
  return tags({
    'og:type': 'article',
    'og:title': title,
    'og:description': descriptionOf(row.content),
    'og:url': config.publicUrl + path,
    'og:image': config.publicUrl + shareImagePath(path.slice('/verify/'.length)),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  })
}

function tags(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const key = name.startsWith('og:') ? 'property' : 'name'
      return `<meta ${key}="${name}" content="${escapeXml(value)}">\n`
    })
    .join('')
}

function descriptionOf(content: string): string {
  const line = content.replace(/\s+/g, ' ').trim()
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  return characters.length <= longestDescription
    ? line
    : `${characters.slice(0, longestDescription - 1).join('')}…`
}
