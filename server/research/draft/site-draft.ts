import type { CustomerLanguage } from '#contract/languages.ts'
import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import type { PageReading } from '../page/page-reading.ts'

/** A value, and the page that says it. */
export interface Found<Value> {
  readonly value: Value
  readonly page: string
}

/** A page of the business on a review site, and the page that links to it. */
export interface ReviewProfile {
  readonly platform: ReviewPlatform
  readonly name: string
  readonly address: string
  readonly page: string
}

/** A page with what it is to its site. */
export interface SitePage extends PageReading {
  readonly kind: PageKind
}
export type PageKind = 'home' | 'about' | 'services' | 'pricing' | 'contact' | 'legal'

/** All pages that were read, the first one first, and the language that most of it is in. */
export interface Site {
  readonly pages: readonly SitePage[]
  readonly home: SitePage
  readonly language: CustomerLanguage | undefined
}

export function foundOn<Value>(value: Value, { address }: PageReading): Found<Value> {
  return { value, page: address }
}

/** The pages of these kinds, in their order, then the others. */
export function pagesBy({ pages }: Site, ...kinds: readonly PageKind[]): SitePage[] {
  const first = kinds.flatMap((kind) => pages.filter((page) => page.kind === kind))
  return [...first, ...pages.filter((page) => !first.includes(page) && page.kind !== 'legal')]
}

/** Text cut at the end of a sentence, else of a word. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(...['. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)))
  if (end > most / 3) return cut.slice(0, end + 1)
  return `${cut.slice(0, most - 1).replace(/\s\S*$/, '')}…`
}
