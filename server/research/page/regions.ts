import type { Region } from './page-reading.ts'
import type { PageElement } from './page-tree.ts'

const known = new WeakMap<PageElement, Region>()

/** The part of the page that an element belongs to, by the name of what is around it. */
export function regionOf(element: PageElement): Region {
  const before = known.get(element)
  if (before) return before
  const region = ownRegion(element) ?? (element.parent ? regionOf(element.parent) : 'main')
  known.set(element, region)
  return region
}

function ownRegion({ name, attribs, parent }: PageElement): Region | undefined {
  if (name === 'nav' || attribs['role'] === 'navigation') return 'nav'
  if (name === 'footer' || attribs['role'] === 'contentinfo') return 'footer'
  if (name === 'main' || attribs['role'] === 'main') return 'main'
  if (name === 'header' && (parent?.name === 'body' || attribs['role'] === 'banner')) return 'header'
  if (name !== 'div' && name !== 'ul' && name !== 'table' && name !== 'td' && name !== 'section')
    return undefined
  const marks = `${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`
  if (/(^|[\s_-])(nav|navbar|navi|navigation|menu|mainmenu|main-menu|topmenu)([\s_-]|$)/i.test(marks)) {
    // A restaurant's menu is what it sells.
    return /(^|\s)(food|dish|speise|carte)/i.test(marks) || name === 'section' ? undefined : 'nav'
  }
  if (/(^|[\s_-])(footer|colophon|site-footer|fuss|pie)([\s_-]|$)/i.test(marks)) return 'footer'
  return undefined
}
