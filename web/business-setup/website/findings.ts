import type { ProfileForm } from '#contract/business/business.ts'
import type { BusinessResearch } from '#contract/business/business-research.ts'
import { fieldLabels } from '#shared/business/profile-fields.ts'

/** A field of the profile that the website says something about. */
export interface Finding {
  readonly field: keyof ProfileForm
  readonly label: string
  readonly value: string
  readonly page: string
}

/** Something that the website says and the profile has no field for. */
export interface Fact {
  readonly label: string
  readonly values: readonly string[]
  readonly page: string
}

const mostPlatforms = 2

/** What can be taken over, in the order of the profile. */
export function findingsOf(found: BusinessResearch): Finding[] {
  const { sources } = found
  const said = [
    ['businessName', found.businessName, sources.businessName],
    ['industry', found.industry, sources.industry],
    ['description', found.businessDescription, sources.businessDescription],
    ['services', found.keyServices.join(', '), sources.keyServices],
    ['targetMarket', found.targetAudience, sources.targetAudience],
    ['uniqueValue', found.competitiveAdvantages.join(', '), sources.competitiveAdvantages],
    ['phone', found.phone, sources.phone],
  ] as const
  return said.flatMap(([field, value, page]) =>
    value && page ? [{ field, label: fieldLabels[field], value, page }] : [],
  )
}

export function factsOf(found: BusinessResearch): Fact[] {
  const { sources } = found
  const said = [
    ['Review profiles', found.reviewPlatforms.slice(0, mostPlatforms), sources.reviewPlatforms],
    ['Opening hours', found.openingHours, sources.openingHours],
    ['Languages', found.languages.map(languageName), sources.languages],
    ['Tone', found.brandTone ? [found.brandTone] : [], sources.brandTone],
  ] as const
  return said.flatMap(([label, values, page]) => (values.length > 0 && page ? [{ label, values, page }] : []))
}

const names = new Intl.DisplayNames('en', { type: 'language' })

function languageName(code: string): string {
  return names.of(code) ?? code
}
