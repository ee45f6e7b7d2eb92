import type { Filters } from '#contract/assistant/query.ts'
import { languageName } from '../read/names.ts'

const stars = ['', 'one', 'two', 'three', 'four', 'five']
const reasons: Readonly<Record<string, string>> = {
  approval: 'waiting for your approval',
  confirmation: 'waiting for the customer to confirm them',
  consent: 'without consent to be shown',
  private: 'kept private',
  rejected: 'rejected',
  hidden: 'hidden',
  removed: 'removed on their platform',
  'platform-terms': 'held back by platform terms',
  withdrawn: 'withdrawn by the customer',
}

/** How what is counted stands in a sentence: "pending five-star" before the noun, "from Google" behind it. */
export interface Described {
  readonly before: string
  readonly behind: string
}

export type NameOf = (filter: 'link' | 'campaign', id: string) => string

export function described(filters: Filters, nameOf: NameOf): Described {
  const { notSource, notTag, notLanguage, mentions } = filters
  const { status, rating, search, source, tag, language, customer, company, link, campaign, waitingFor } =
    filters
  const before = [
    status,
    filters.isPrivate === 'true' && 'private',
    filters.isHidden === 'true' && 'hidden',
    filters.isShown === 'true' && 'published',
    filters.isShown === 'false' && 'unpublished',
    filters.isAiGenerated === 'true' && 'AI-drafted',
    source === 'imported' && 'imported',
    filters.feedback && (filters.feedback === 'all' ? 'private' : `${filters.feedback} private`),
    rating && `${stars[rating]}-star`,
    language && languageName(language),
  ]
  const behind = [
    ratingsBehind(filters),
    filters.hasText && (filters.hasText === 'true' ? 'with text' : 'without text'),
    filters.needsAnswer && 'that need an answer',
    sourceBehind(source),
    throughBehind(filters.linkKind),
    link && `through the link “${nameOf('link', link)}”`,
    campaign && `from the campaign “${nameOf('campaign', campaign)}”`,
    notSource && notFrom(notSource),
    tag && `tagged “${tag}”`,
    notTag && `not tagged “${notTag}”`,
    notLanguage && `not in ${languageName(notLanguage)}`,
    customer && `by ${customer}`,
    company && `from ${company}`,
    mentions && `mentioning “${mentions}”`,
    filters.theme && `that mention the theme “${filters.theme.replace(/^own:/, '')}”`,
    search && `mentioning “${search}”`,
    waitingFor && reasons[waitingFor],
  ]
  return { before: words(before), behind: words(behind) }
}

const words = (all: readonly (string | number | false | undefined)[]) => all.filter(Boolean).join(' ')

function ratingsBehind({ minRating, maxRating }: Filters): string {
  if (minRating && maxRating) return `with ${minRating} to ${maxRating} stars`
  if (minRating) return minRating === 5 ? 'with 5 stars' : `with ${minRating} stars or more`
  if (maxRating) return maxRating === 1 ? 'with 1 star' : `with ${maxRating} stars or fewer`
  return ''
}

function sourceBehind(source: string | undefined): string {
  if (!source || source === 'imported') return ''
  if (source === 'form') return 'through your form'
  if (source === 'team') return 'added by your team'
  return source === 'api' ? 'through the API' : `from ${source}`
}

function notFrom(source: string): string {
  return source === 'imported' ? 'that were not imported' : `not ${sourceBehind(source)}`
}

function throughBehind(kind: Filters['linkKind']): string {
  if (kind === 'qr') return 'through QR codes'
  if (kind === 'request') return 'through personal links'
  if (kind === 'link') return 'through shared links'
  return kind === 'form' ? 'through your form' : ''
}
