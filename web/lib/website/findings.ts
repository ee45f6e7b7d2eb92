import type { BusinessResearch } from '#contract/business/business-research.ts'
import type { ProfileForm } from '#contract/business/business.ts'
import { fieldLabels } from '#shared/business/profile-fields.ts'

/** Where a value goes: a field of the profile, the tone of the writer, or the logo. */
type FoundField = keyof ProfileForm | 'tone' | 'logo'

/** One value that a website says. */
export interface Finding {
  /** Tells it from the others of the list. */
  readonly id: string
  readonly field: FoundField
  readonly label: string
  readonly value: string
  readonly page: string
}

const mostProfiles = 2

/** What can be taken over, each with its page, in the order of the profile. */
export function findingsOf(found: BusinessResearch): Finding[] {
  const { sources } = found
  const profiles = found.reviewProfiles.slice(0, mostProfiles)
  const languages = found.languages.map(languageName).join(', ')
  return [
    ...finding('businessName', found.businessName, sources.businessName),
    ...finding('industry', found.industry, sources.industry),
    ...finding('description', found.businessDescription, sources.businessDescription),
    ...finding('services', found.keyServices.join(', '), sources.keyServices),
    ...finding('targetMarket', found.targetAudience, sources.targetAudience),
    ...finding('uniqueValue', found.competitiveAdvantages.join(', '), sources.competitiveAdvantages),
    ...finding('phone', found.phone, sources.phone),
    ...finding('openingHours', found.openingHours.join('\n'), sources.openingHours),
    ...finding('languages', languages, sources.languages),
    ...profiles.map(({ platform, name, address, page }) => ({
      id: platform,
      field: 'reviewProfiles' as const,
      label: `${name} profile`,
      value: address,
      page,
    })),
    ...finding('accentColor', found.accentColor, sources.colors),
    ...finding('tone', found.brandTone, sources.brandTone),
    ...finding('logo', found.logoUrl, sources.logoUrl),
  ]
}

function finding(field: FoundField, value: string, page: string | undefined): Finding[] {
  return value && page ? [{ id: field, field, label: labels[field], value, page }] : []
}

const labels: Readonly<Record<FoundField, string>> = { ...fieldLabels, tone: 'Tone', logo: 'Logo' }
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function languageName(code: string): string {
  return languageNames.of(code) ?? code
}

/** Whether a field has the value of a finding already. */
export function holdsFinding(current: string, { field, value }: Finding): boolean {
  return field === 'reviewProfiles' ? linesIn(current).includes(value) : current === value
}

/** A field with a finding. Review profiles are a list, the others are replaced. */
export function withFinding(current: string, { field, value }: Finding): string {
  return field === 'reviewProfiles' ? [...linesIn(current), value].join('\n') : value
}

/** A field without a finding that was taken. */
export function withoutFinding(current: string, { field, value }: Finding): string {
  const rest = linesIn(current).filter((line) => line !== value)
  return field === 'reviewProfiles' ? rest.join('\n') : ''
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The name of a picture's file, for people. */
export function fileOf(address: string): string {
  const file = new URL(address).pathname.split('/').pop() ?? ''
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
