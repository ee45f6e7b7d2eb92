import { textsOf } from '../page/page-reading.ts'
import { namesUnder, sectionsAbout } from './sections.ts'
import { cutAtSentence, type Found, foundOn, pagesBy, type Site } from './site-draft.ts'
import { isName } from './words.ts'

const mostAdvantages = 5
const longestAudience = 300

/** What the business itself says sets it apart. */
export function findAdvantages(site: Site): Found<string[]> | undefined {
  for (const page of pagesBy(site, 'home', 'about', 'services')) {
    for (const section of sectionsAbout(page, 'advantages')) {
      const names = [...new Set(namesUnder(section))].filter(isName)
      if (names.length >= 2) return foundOn(names.slice(0, mostAdvantages), page)
    }
  }
  return undefined
}

/** Whom the business says it works for. */
export function findAudience(site: Site): Found<string> | undefined {
  for (const page of pagesBy(site, 'home', 'about', 'services')) {
    for (const section of sectionsAbout(page, 'audience')) {
      const names = [...new Set(namesUnder(section))]
      if (names.length >= 2) return foundOn(names.slice(0, mostAdvantages).join(', '), page)
      const text = section.find((block) => block.text.length >= 20 && block.level === 0)?.text
      if (text) return foundOn(cutAtSentence(text, longestAudience), page)
    }
    const stated = page.entities.flatMap((entity) => {
      const audience = entity['audience']
      return typeof audience === 'object' && audience !== null && !Array.isArray(audience)
        ? textsOf(audience['audienceType'] ?? audience['name'])
        : []
    })
    if (stated.length > 0) return foundOn([...new Set(stated)].slice(0, mostAdvantages).join(', '), page)
  }
  return undefined
}
