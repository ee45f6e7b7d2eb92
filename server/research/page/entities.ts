import { type Json, parseBounded } from '../../kit/parse-bounded.ts'
import { Unreadable } from '../../kit/unreadable.ts'
import { elementsIn, type PageElement, rawTextIn, textIn } from './page-tree.ts'
import { type Entity, isObject } from './page-reading.ts'

const most = 300
const mostInScope = 500
const limits = { depth: 30, values: 20_000 }

/** What a page describes in JSON-LD, and in microdata as far as its own properties go: every object by itself. */
export function entitiesIn(elements: readonly PageElement[]): Entity[] {
  const found: Entity[] = []
  for (const element of elements) {
    const type = element.attribs['type'] ?? ''
    if (element.name === 'script' && /^application\/ld\+json\b/i.test(type)) collect(jsonOf(element), found)
    if ('itemscope' in element.attribs) found.push(microdataOf(element))
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

function jsonOf(script: PageElement): Json {
  // Some sites put comments around it, and line breaks into strings.
  const text = rawTextIn(script).replace(/^\s*<!--|-->\s*$|\p{Cc}+/gu, ' ')
  try {
    return parseBounded(text, limits)
  } catch (failure) {
    if (failure instanceof Unreadable) return null
    throw failure
  }
}

function collect(json: Json, found: Entity[]): void {
  if (Array.isArray(json)) for (const one of json) collect(one, found)
  if (!isObject(json) || found.length >= most) return
  if (json['@type'] !== undefined) found.push(json)
  for (const value of Object.values(json)) collect(value, found)
}

function microdataOf(scope: PageElement): Entity {
  const entity: Entity = { '@type': (scope.attribs['itemtype'] ?? '').replace(/^.*\//, '') }
  let looked = 0
  for (const element of elementsIn(scope)) {
    looked += 1
    if (looked > mostInScope) break
    const { itemprop, content, href, src } = element.attribs
    // What is a thing itself has an entity of its own.
    if (!itemprop || 'itemscope' in element.attribs || scopeOf(element) !== scope) continue
    entity[itemprop] = content ?? (itemprop === 'logo' ? (src ?? href) : undefined) ?? textIn(element)
  }
  return entity
}

function scopeOf({ parent }: PageElement): PageElement | undefined {
  let above = parent
  while (above && !('itemscope' in above.attribs)) above = above.parent
  return above
}

export function typesOf(entity: Entity): string[] {
  const type = entity['@type']
  return (Array.isArray(type) ? type : [type]).flatMap((one) =>
    typeof one === 'string' ? [one.replace(/^.*[/#:]/, '')] : [],
  )
}
