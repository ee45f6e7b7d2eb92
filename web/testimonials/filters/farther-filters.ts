import {
  type TestimonialFilters,
  themeTones,
  waitingReasons,
} from '#contract/testimonials/testimonial-filters.ts'

/** Filters of addresses that have no field: the assistant's answers lead to them. */
export const fartherFilters = [
  'timeZone',
  'minRating',
  'maxRating',
  'isShown',
  'waitingFor',
  'isPrivate',
  'isAiGenerated',
  'language',
  'notLanguage',
  'notSource',
  'notTag',
  'mentions',
  'customer',
  'company',
  'link',
  'linkKind',
  'campaign',
  'theme',
  'tone',
] as const
type FartherFilter = (typeof fartherFilters)[number]
export type FartherFilters = { [Name in FartherFilter]?: NonNullable<TestimonialFilters[Name]> }

/** Their values. */
export const fartherOf = (filters: FartherFilters) => fartherFilters.map((name) => filters[name])

const longest = 120
const answers = ['true', 'false'] as const

const read: { [Name in FartherFilter]: (text: string) => FartherFilters[Name] } = {
  timeZone: (text) => text,
  minRating: starsIn,
  maxRating: starsIn,
  isShown: (text) => answers.find((one) => one === text),
  waitingFor: (text) => waitingReasons.find((one) => one === text),
  isPrivate: (text) => answers.find((one) => one === text),
  isAiGenerated: (text) => answers.find((one) => one === text),
  language: (text) => (/^[a-z]{2,3}$/.test(text) ? text : undefined),
  notLanguage: (text) => (/^[a-z]{2,3}$/.test(text) ? text : undefined),
  notSource: (text) => text,
  notTag: (text) => text,
  mentions: (text) => text,
  customer: (text) => text,
  company: (text) => text,
  link: (text) => text,
  linkKind: (text) => (['form', 'link', 'qr', 'request'] as const).find((one) => one === text),
  campaign: (text) => (/^[\da-f-]{36}$/.test(text) ? text : undefined),
  theme: (text) => text,
  tone: (text) => themeTones.find((one) => one === text),
}

function starsIn(text: string): number | undefined {
  return [1, 2, 3, 4, 5].find((one) => String(one) === text)
}

/** Those that an address has and the server would take. */
export function fartherFiltersIn(parameters: URLSearchParams): FartherFilters {
  return Object.fromEntries(
    fartherFilters.map((name) => {
      const text = parameters.get(name)?.trim().slice(0, longest)
      return [name, text ? read[name](text) : undefined]
    }),
  )
}

const reasonCopy: Readonly<Record<(typeof waitingReasons)[number], string>> = {
  approval: 'Waiting for approval',
  confirmation: 'Waiting for confirmation',
  consent: 'No consent to show',
  private: 'Private',
  rejected: 'Rejected',
  hidden: 'Hidden',
  removed: 'Removed on its platform',
  'platform-terms': 'Platform terms',
  withdrawn: 'Withdrawn',
}
const kindCopy = {
  form: 'Your form',
  link: 'Shared links',
  qr: 'QR codes',
  request: 'Personal links',
} as const

const toneCopy = { praise: 'Praise', criticism: 'Criticism' } as const

/** A business's own phrases begin so: `own:rye bread`. */
const themeChip = (key: string) => `Mentions “${key.replace(/^own:/, '')}”`

const sourceCopy: Readonly<Record<string, string>> = {
  form: 'from your form',
  team: 'added by your team',
  api: 'from the API',
  imported: 'imported',
}
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const languageName = (code: string) => languageNames.of(code) ?? code

/** What of them narrows the list, in words. A time zone alone narrows nothing. */
export function fartherChips(filters: FartherFilters): { name: FartherFilter; label: string }[] {
  const { minRating, maxRating, waitingFor, language, linkKind } = filters
  const { notLanguage, notSource, notTag, mentions } = filters
  const labels: { [Name in FartherFilter]?: string | undefined } = {
    minRating: minRating ? `${minRating} stars or more` : undefined,
    maxRating: maxRating ? `${maxRating} stars or fewer` : undefined,
    isShown: filters.isShown && (filters.isShown === 'true' ? 'Published' : 'Not published'),
    waitingFor: waitingFor && reasonCopy[waitingFor],
    isPrivate: filters.isPrivate && (filters.isPrivate === 'true' ? 'Private' : 'Not private'),
    isAiGenerated: filters.isAiGenerated && (filters.isAiGenerated === 'true' ? 'AI drafts' : 'No AI drafts'),
    language: language && languageName(language),
    notLanguage: notLanguage && `Not in ${languageName(notLanguage)}`,
    notSource: notSource && `Not ${sourceCopy[notSource] ?? `from ${notSource}`}`,
    notTag: notTag && `Not tagged “${notTag}”`,
    mentions: mentions && `Mentions “${mentions}”`,
    customer: filters.customer,
    company: filters.company,
    link: filters.link && 'One link',
    linkKind: linkKind && kindCopy[linkKind],
    campaign: filters.campaign && 'One campaign',
    theme: filters.theme && themeChip(filters.theme),
    tone: filters.theme && filters.tone && toneCopy[filters.tone],
  }
  return fartherFilters.flatMap((name) => {
    const label = labels[name]
    return label ? [{ name, label }] : []
  })
}
