import { typesOf } from '../page/entities.ts'
import { type Block, isObject, textsOf } from '../page/page-reading.ts'
import type { Json } from '../../kit/parse-bounded.ts'
import { markedAs, namesUnder, sectionsAbout } from './sections.ts'
import { servicesInSentences } from './services-in-sentences.ts'
import { type Found, foundOn, pagesBy, type Site, type SitePage } from './site-draft.ts'
import { folded, isName, partOf } from './words.ts'

export const mostServices = 8
const fewest = 2

/** What the business offers, by name, from where it is listed most plainly. */
export function findServices(site: Site): Found<string[]> | undefined {
  const pages = pagesBy(site, 'services', 'home', 'pricing')
  const business = folded(site.home.metas['og:site_name'] ?? '')
  for (const source of [offered, listed, inMenu, inShop, inSentences, sold, inKeywords, inPictures]) {
    for (const page of pages) {
      const names = distinct(source(page)).filter((name) => folded(name) !== business)
      if (names.length >= fewest) return foundOn(names.slice(0, mostServices), page)
    }
  }
  const [page, one] = pages.flatMap((each) => listed(each).map((name) => [each, name] as const))[0] ?? []
  return page && one ? foundOn([one], page) : undefined
}

/** What is described for machines as offered. */
function offered({ entities }: SitePage): string[] {
  const catalogs = entities.flatMap((entity) => [
    ...offersIn(entity['hasOfferCatalog']),
    ...offersIn(entity['makesOffer']),
    ...offersIn(entity['availableService']),
  ])
  if (catalogs.length >= fewest) return catalogs
  const named = (types: RegExp) =>
    entities
      .filter((entity) => typesOf(entity).some((type) => types.test(type)))
      .flatMap((entity) => textsOf(entity['name']).slice(0, 1))
  for (const types of [
    /^(Service|MedicalProcedure|MedicalTherapy|TouristTrip|Trip|Course)$/,
    /^MenuSection$/,
  ]) {
    const names = named(types)
    if (names.length >= fewest) return names
  }
  return []
}

function offersIn(json: Json | undefined): string[] {
  if (Array.isArray(json)) return json.flatMap(offersIn)
  if (typeof json === 'string') return [json]
  if (!isObject(json)) return []
  const inside = json['itemListElement'] ?? json['itemOffered']
  return inside === undefined ? textsOf(json['name']) : offersIn(inside)
}

/** Below a heading that says "Services", or on the page of that name. */
function listed(page: SitePage): string[] {
  const sections = sectionsAbout(page, 'services')
  const [best = []] = sections.map(namesUnder).toSorted((one, other) => usefulness(other) - usefulness(one))
  if (best.length > 0) return best
  if (page.kind !== 'services') return namesUnder(markedAs(page, 'services'))
  return namesUnder(withoutTop(page.blocks.filter(({ region }) => region === 'main')))
}

function usefulness(names: readonly string[]): number {
  return Math.min(names.length, mostServices)
}

function withoutTop(blocks: readonly Block[]): Block[] {
  const top = blocks.findIndex(({ level }) => level > 0)
  return blocks.slice(top + 1)
}

/** Entries of a menu below "Services", and pages that lie below that page. */
function inMenu({ links, kind }: SitePage): string[] {
  if (kind !== 'home') return []
  const below = links.filter((link) => link.below !== '' && partOf(link.below) === 'services')
  if (below.length >= fewest) return below.map(({ text }) => text)
  const roots = links.filter(({ text }) => partOf(text) === 'services').map(({ address }) => folder(address))
  return links
    .filter(({ address }) =>
      roots.some(
        (root) => root !== folder('') && folder(address).startsWith(root) && folder(address) !== root,
      ),
    )
    .map(({ text }) => text)
}

function folder(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/(\.html?|\.php|\/)$/, '')
  return new Set(['', '/']).has(path.replace(/^https?:\/\/[^/]+/, '')) ? '' : `${path}/`
}

const shelves =
  /\/(collections|product-category|categoria-producto|categoria|category|kategorie|produkt-kategorie|categorie|c|shop)\/[^/?#]+\/?$/i

/** The shelves of a shop. */
function inShop({ links }: SitePage): string[] {
  return links
    .filter(
      ({ address, text }) =>
        shelves.test(address) && !/\/(all|todos|alle|tout)\/?$/i.test(address) && isName(text),
    )
    .map(({ text }) => text)
}

function inSentences({ metas, blocks, kind }: SitePage): string[] {
  const main = blocks.filter(({ region, level }) => region === 'main' && level === 0).slice(0, 30)
  const texts = [
    ...(kind === 'home' ? [metas['description'] ?? '', metas['og:description'] ?? ''] : []),
    ...main.map(({ text }) => text),
  ]
  for (const text of texts) {
    const names = servicesInSentences(text)
    if (names.length >= fewest) return names
  }
  return []
}

/** Products by name. */
function sold({ entities }: SitePage): string[] {
  return entities
    .filter((entity) => typesOf(entity).includes('Product'))
    .flatMap((entity) => textsOf(entity['name']).slice(0, 1))
}

function inKeywords({ metas, kind }: SitePage): string[] {
  const words = (metas['keywords'] ?? '').split(',').map((word) => word.trim())
  return kind === 'home' && words.length >= 3 ? words.filter((word) => word.split(' ').length <= 4) : []
}

/** What pictures show, where nothing else says it. */
function inPictures({ images, blocks }: SitePage): string[] {
  if (blocks.filter(({ region }) => region === 'main').length > 6) return []
  return images.filter(({ isLogo, alt }) => !isLogo && alt.split(' ').length <= 5).map(({ alt }) => alt)
}

function distinct(names: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const raw of names) {
    const name = raw.replace(/\s+/g, ' ').trim()
    if (isName(name) && !name.includes(',') && partOf(name) === undefined && !found.has(folded(name)))
      found.set(folded(name), name)
  }
  return [...found.values()]
}
