import { typesOf } from '../page/entities.ts'
import { textsOf } from '../page/page-reading.ts'
import { cutAtSentence, type Found, foundOn, pagesBy, type Site, type SitePage } from './site-draft.ts'
import { folded } from './words.ts'

const shortest = 25
const longEnough = 70
const longest = 600
const fillers =
  /just another wordpress site|lorem ipsum|welcome to (our|my) (web)?site|cookie|enable javascript|javascript is|this (website|site) (uses|was)|all rights reserved|ein weiterer wordpress|otro sitio (realizado con )?wordpress|un site utilisant wordpress|mais um site wordpress|coming soon|under construction|add a description|your (text|description) here/i

/** What the business says it does, in its own sentences: its description, and where that is short what it says first. */
export function findDescription(site: Site): Found<string> | undefined {
  const { home } = site
  const described = [
    home.metas['description'] ?? '',
    home.metas['og:description'] ?? '',
    ...descriptionsOf(home),
  ].filter(isDescription)
  const whole = described.filter((text) => !/(…|\.\.\.)$/.test(text))
  const [best] = (whole.length > 0 ? whole : described).toSorted((one, other) => score(other) - score(one))
  if (best && best.length >= longEnough) return foundOn(cutAtSentence(best, longest), home)
  for (const page of pagesBy(site, 'home', 'about', 'services')) {
    const paragraph = firstParagraph(page)
    if (!paragraph) continue
    if (best && page === home && !folded(paragraph).includes(folded(best))) {
      return foundOn(cutAtSentence(`${best.replace(/[^.!?…]$/, '$&.')} ${paragraph}`, longest), page)
    }
    return foundOn(cutAtSentence(paragraph, longest), page)
  }
  return best ? foundOn(best, home) : undefined
}

function descriptionsOf(page: SitePage): string[] {
  return page.entities
    .filter((entity) =>
      typesOf(entity).every(
        (type) => !/Product|Article|Review|Event|Menu|Service|Offer|WebPage|Person/.test(type),
      ),
    )
    .flatMap((entity) => textsOf(entity['description']))
}

/** As long as two sentences is best. */
function score(text: string): number {
  return Math.min(text.length, 200) - Math.max(0, text.length - 400) / 4
}

function isDescription(text: string): boolean {
  return text.length >= shortest && !fillers.test(text) && !isKeywords(text)
}

/** Words between commas, without a sentence. */
function isKeywords(text: string): boolean {
  const parts = text.split(',')
  return parts.length >= 5 && parts.every((part) => part.trim().split(' ').length <= 3) && !/[.!?]/.test(text)
}

/** The first text of a page that is a sentence about something. */
function firstParagraph({ blocks }: SitePage): string | undefined {
  return blocks.find(
    ({ text, level, region, isItem }) =>
      region === 'main' &&
      level === 0 &&
      !isItem &&
      text.length >= longEnough &&
      /[.!?…]$/.test(text) &&
      text.split(' ').length >= 9 &&
      isDescription(text) &&
      !/^["“«„]/.test(text),
  )?.text
}
