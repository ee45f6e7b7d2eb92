import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { type FieldName } from './reading/statement.ts'
import { fieldLabels, fieldNames } from '#shared/business/profile-fields.ts'

const asksWhatIsMissing =
  /\b(?:missing|empty|incomplete|complete|lack\w*|fill(?:ed)? in|left to|not (?:there|set)|(?:should|can|could) (?:i|we) (?:add|improve|fill|do))\b/iu
/** The words by which a question names a field. */
const named: readonly (readonly [FieldName, RegExp])[] = [
  ['phone', /\b(?:phone|telephone|number)\b/iu],
  ['openingHours', /\b(?:hours|open|closed|close)\b/iu],
  ['languages', /\blanguages?\b/iu],
  ['reviewProfiles', /\breview (?:profiles?|pages?|sites?|links?)\b/iu],
  ['accentColor', /\bcolou?rs?\b/iu],
  ['contactEmail', /\be-?mails?\b/iu],
  ['businessUrl', /\b(?:website|site|url|web address)\b/iu],
  ['services', /\b(?:services?|offer|sell)\b/iu],
  ['targetMarket', /\b(?:customers|clients|audience|target market)\b/iu],
  ['industry', /\bindustry\b/iu],
  ['description', /\bdescri(?:ption|be)\b/iu],
  ['uniqueValue', /\b(?:unique|different|special)\b/iu],
  ['ownerRole', /\b(?:role|title)\b/iu],
  ['ownerName', /\bowner\b/iu],
  ['businessName', /\bname\b|\bcalled\b/iu],
]

/** Answers a question by what is on file, or says what can be asked. */
export function answerFromProfile(profile: BusinessProfile, question: string): string {
  if (asksWhatIsMissing.test(question)) return missingFrom(profile)
  if (/^(?:what|which|who|where|how many|show|tell|do we have|is|are)\b/iu.test(question)) {
    const field = named.find(([, words]) => words.test(question))?.[0]
    if (field) return `${fieldLabels[field]}: ${profile[field] || 'empty'}.`.replace(/\.\.$/, '.')
  }
  return 'I can’t answer that. I can tell you what your profile says or what is missing, and change it when you tell me what’s new.'
}

function missingFrom(profile: BusinessProfile): string {
  // Without a color of its own, a business has the product's.
  const empty = fieldNames
    .filter((field) => field !== 'accentColor' && profile[field] === '')
    .map((field) => fieldLabels[field])
  if (empty.length === 0) return 'Nothing is missing: every field is filled in.'
  return `Still empty: ${new Intl.ListFormat('en').format(empty)}.`
}
