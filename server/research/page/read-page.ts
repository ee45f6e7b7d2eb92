import { blocksIn } from './blocks.ts'
import { entitiesIn } from './entities.ts'
import { elementsIn, metaOf, type PageElement, textIn, treeOf, withSingleSpaces } from './page-tree.ts'
import type { PageImage, PageLink, PageReading } from './page-reading.ts'
import { regionOf } from './regions.ts'

const mostLinks = 600
const mostImages = 200
const longestAddress = 500
const metaNames = [
  'description',
  'keywords',
  'application-name',
  'og:site_name',
  'og:title',
  'og:description',
  'og:type',
  'og:locale',
]

/** What a page says. */
export function readPage(html: Uint8Array, address: string, contentType: string): PageReading {
  const root = treeOf(decodedPage(html, contentType))
  const elements = [...elementsIn(root)]
  const title = elements.find(({ name, parent }) => name === 'title' && parent?.name !== 'svg')
  const languages = elements.flatMap(({ name, attribs }) =>
    name === 'link' && attribs['hreflang'] ? languageIn(attribs['hreflang']) : [],
  )
  const language = elements.find(({ name }) => name === 'html')?.attribs['lang'] ?? ''
  const base = elements.find(({ name }) => name === 'base')?.attribs['href']
  const from = base && URL.canParse(base, address) ? new URL(base, address).href : address
  return {
    address,
    language: (languageIn(language)[0] ?? languageIn(metaOf(elements, 'og:locale'))[0]) || '',
    languages: [...new Set(languages)].slice(0, 20),
    title: title ? textIn(title).slice(0, 300) : '',
    metas: Object.fromEntries(metaNames.map((name) => [name, metaOf(elements, name).slice(0, 2000)])),
    entities: entitiesIn(elements),
    blocks: blocksIn(root),
    links: linksIn(elements, from),
    images: imagesIn(elements, from),
  }
}

/** In the letters that its server or its head names; UTF-8 otherwise. */
export function decodedPage(html: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(html.subarray(0, 2048))
  const label = (/charset=["']?([\w-]+)/i.exec(contentType) ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(start))?.[1]
  try {
    return new TextDecoder(label ?? 'utf-8').decode(html)
  } catch {
    return new TextDecoder().decode(html)
  }
}

function languageIn(tag: string): string[] {
  const [, language] = /^([a-z]{2})(?:[-_]|$)/i.exec(tag.trim()) ?? []
  return language ? [language.toLowerCase()] : []
}

function linksIn(elements: readonly PageElement[], from: string): PageLink[] {
  return elements
    .flatMap((element) => {
      const address = element.name === 'a' ? resolved(element.attribs['href'], from) : undefined
      if (!address) return []
      const text = textIn(element).slice(0, 120) || altIn(element)
      return [{ address, text, region: regionOf(element), below: menuAbove(element) }]
    })
    .slice(0, mostLinks)
}

function altIn(element: PageElement): string {
  for (const { name, attribs } of elementsIn(element)) {
    if (name === 'img') return withSingleSpaces(attribs['alt'] ?? '').slice(0, 120)
  }
  return withSingleSpaces(element.attribs['title'] ?? '').slice(0, 120)
}

/** The entry of a menu whose list this link stands in. */
function menuAbove(link: PageElement): string {
  const list = nearest(nearest(link, 'li')?.parent, 'li')
  if (!list) return ''
  for (const element of elementsIn(list)) {
    if (element === link) return ''
    if (/^(a|span|button)$/.test(element.name)) return textIn(element).slice(0, 120)
  }
  return ''
}

function nearest(element: PageElement | undefined, name: string): PageElement | undefined {
  let at = element
  while (at && at.name !== name) at = at.parent
  return at
}

function imagesIn(elements: readonly PageElement[], from: string): PageImage[] {
  return elements
    .flatMap((element) => {
      const { name, attribs } = element
      if (name === 'link' && /apple-touch-icon/i.test(attribs['rel'] ?? '')) {
        const address = resolved(attribs['href'], from)
        return address ? [{ address, alt: '', region: 'header' as const, isLogo: false }] : []
      }
      if (name !== 'img') return []
      const source = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['src']
      const address = resolved(source, from)
      if (!address) return []
      const alt = withSingleSpaces(attribs['alt'] ?? '').slice(0, 200)
      const about = [attribs['class'], attribs['id'], element.parent?.attribs['class'], alt, source].join(' ')
      return [{ address, alt, region: regionOf(element), isLogo: /logo/i.test(about) }]
    })
    .slice(0, mostImages)
}

function resolved(href: string | undefined, from: string): string | undefined {
  if (href === undefined || href.length > longestAddress || !URL.canParse(href.trim(), from)) return undefined
  return new URL(href.trim(), from).href
}
